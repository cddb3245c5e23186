internal import CLibrary
internal import Insignia

/// The files of the page, which are embedded in the program.
enum PageFile {
    static var names: [String] { embeddedPage.keys.sorted() }

    static func text(of name: String) -> String? {
        #if DEBUG
        if isName(name), let text = edited(name) { return text }
        #endif
        return embeddedPage[name]
    }

    static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "json": "application/json"
        default: "text/plain; charset=utf-8"
        }
    }
}

#if DEBUG
extension PageFile {
    private static func isName(_ name: String) -> Bool {
        !name.hasPrefix("/") && name.split(separator: "/").allSatisfy { !$0.hasPrefix(".") }
    }

    /// Returns the file from the folder that `INSIGNIA_PAGE` names, so that changes show without a new build.
    private static func edited(_ name: String) -> String? {
        guard let folder = getenv("INSIGNIA_PAGE"), let bytes = try? Files.read("\(String(cString: folder))/\(name)")
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
