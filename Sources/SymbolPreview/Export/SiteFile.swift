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

    /// Returns the content of the file.
    ///
    /// - Throws: `SiteError` with the reason why it cannot be made.
    func bytes(_ site: PreviewSite) throws(SiteError) -> [UInt8] {
        switch content {
        case .text(let text): return Array(text.utf8)
        case .response(let address):
            guard let request = Request(.get, address) else { throw .unmade("\(address) is not a valid address") }
            do throws(Refusal) { return try site.response(to: request).bytes } catch { throw .unmade(error.message) }
        }
    }
}

/// The reason why a file of the site is missing.
enum SiteError: Error {
    /// What it shows cannot be read or drawn.
    case unmade(String)
    case unwritten(FileError)

    var message: String {
        switch self {
        case .unmade(let message): message
        case .unwritten(let error): error.description
        }
    }
}
