internal import Insignia

/// A file of the exported page.
struct SiteFile: Sendable {
    enum Content: Sendable {
        case text(String)
        /// What the preview answers at an address.
        case answer(String)
    }

    /// From the folder of the site.
    let path: String
    let content: Content
    /// Changes where the file would.
    let recipe: String

    init(_ path: String, _ text: String) {
        (self.path, content, recipe) = (path, .text(text), ContentDigest(of: text).text)
    }

    init(_ path: String, _ address: String, of digest: String) {
        (self.path, content) = (path, .answer(address))
        recipe = ContentDigest(of: "\(address) \(digest) \(RendererIdentity.current.line) \(BuildID.text)").text
    }

    /// The bytes, or why there are none.
    func bytes(_ site: PreviewSite) -> Result<[UInt8], SiteError> {
        switch content {
        case .text(let text): return .success(Array(text.utf8))
        case .answer(let address):
            guard let request = Request(.get, address) else { return .failure(SiteError("\(address) is no address")) }
            let response = site.answer(request)
            return response.status == 200
                ? .success(response.bytes) : .failure(SiteError(String(decoding: response.bytes, as: UTF8.self)))
        }
    }
}

/// Why a file of the site could not be made.
struct SiteError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
