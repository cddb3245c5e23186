internal import SymbolGeometry
internal import SymbolText

/// A set of icons for Iconify (https://iconify.design/docs/types/iconify-json.html).
enum IconifyIcons {
    /// Returns the name of an icon or prefix, which has only lower-case ASCII letters, digits and single dashes
    /// (https://iconify.design/docs/libraries/utils/icon-name.html).
    static func name(of sprite: String) -> String {
        Identifier.plainWords(sprite).joined(separator: "-").lowercased()
    }

    /// Returns a single icon as JSON.
    static func icon(_ picture: VectorPicture, ids prefix: String) throws(VectorError) -> String {
        let extent = picture.extent
        var members: [(String, JSONValue)] = [("body", .string(try picture.body(ids: prefix)))]
        if extent.minX != 0 { members.append(("left", .pixels(extent.minX))) }
        if extent.minY != 0 { members.append(("top", .pixels(extent.minY))) }
        members += [("width", .pixels(extent.width)), ("height", .pixels(extent.height))]
        return JSONValue.object(members).text
    }

    /// Returns a set of icons that are JSON already, with their names.
    static func bytes(of icons: [(name: String, icon: String)], prefix: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("prefix", .string(prefix))
            writer.member("icons")
            writer.object { writer in
                for (name, icon) in icons {
                    writer.member(named: name)
                    writer.write(json: icon)
                }
            }
        }
        return writer.finish()
    }
}
