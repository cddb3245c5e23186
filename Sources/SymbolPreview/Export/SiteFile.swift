internal import Insignia

/// A file of the exported site.
struct SiteFile: Sendable {
    enum Content: Sendable {
        case text(String)
        /// The response of the preview to a request for an address.
        case response(String)
    }

    /// The path relative to the folder of the site.
    let path: String
    let content: Content
    /// A digest that changes when the content of the file would.
    let recipe: String

    init(_ path: String, _ text: String) {
        (self.path, content, recipe) = (path, .text(text), ContentDigest(of: text).text)
    }

    init(_ path: String, _ address: String, of digest: String) {
        (self.path, content) = (path, .response(address))
        recipe = ContentDigest(of: "\(address) \(digest) \(RendererIdentity.current.line) \(BuildID.text)").text
    }

    /// Returns the content of the file, or the reason why it cannot be made.
    func bytes(_ site: PreviewSite) -> Result<[UInt8], SiteError> {
        switch content {
        case .text(let text): return .success(Array(text.utf8))
        case .response(let address):
            guard let request = Request(.get, address) else {
                return .failure(SiteError("\(address) is not a valid address"))
            }
            let response = site.answer(request)
            return response.status == 200
                ? .success(response.bytes) : .failure(SiteError(String(decoding: response.bytes, as: UTF8.self)))
        }
    }
}

/// The reason why a file of the site could not be made.
struct SiteError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
