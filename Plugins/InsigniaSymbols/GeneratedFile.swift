import Foundation

/// A file that the plugin writes, and leaves alone where it is as it should be.
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
