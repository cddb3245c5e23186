import Foundation

/// A file that the plugin writes, unless it already has the same content.
struct GeneratedFile {
    var text: String

    init(_ text: String) { self.text = text }

    func write(to url: URL) throws -> URL {
        if (try? String(contentsOf: url, encoding: .utf8)) != text {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return url
    }
}
