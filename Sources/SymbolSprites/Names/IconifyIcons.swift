internal import SymbolGeometry
internal import SymbolText

/// A set of icons for Iconify (https://iconify.design/docs/types/iconify-json.html).
struct IconifyIcons {
    let prefix: String
    private var icons: [(String, JSONValue)] = []

    init(prefix: String) { self.prefix = prefix }

    /// Names are of small letters, digits and single dashes.
    static func name(of sprite: String) -> String {
        Identifier.words(sprite).joined(separator: "-").lowercased()
    }

    mutating func append(_ picture: VectorPicture, name: String) throws(VectorError) {
        let body = try picture.body(ids: "\(prefix)-\(name)")
        let extent = picture.extent
        var members: [(String, JSONValue)] = [("body", .string(body))]
        if extent.minX != 0 { members.append(("left", .pixels(extent.minX))) }
        if extent.minY != 0 { members.append(("top", .pixels(extent.minY))) }
        icons.append((name, .object(members + [("width", .pixels(extent.width)), ("height", .pixels(extent.height))])))
    }

    var bytes: [UInt8] {
        JSONValue.object([("prefix", .string(prefix)), ("icons", .object(icons))]).bytes
    }
}
