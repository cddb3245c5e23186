internal import SymbolStills
internal import SymbolText

/// The names and densities of Android's drawable resources.
enum AndroidResource {
    /// Makes the name of a resource, which has only lower-case letters, digits and underscores, and begins with a
    /// letter.
    static func name(of sprite: String) -> String {
        let name = String(sprite.unaccented.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isLetter == true ? name : "ic_" + name
    }

    static let densities: [Double: String] = [
        0.75: "ldpi", 1: "mdpi", 1.5: "hdpi", 2: "xhdpi", 3: "xxhdpi", 4: "xxxhdpi"
    ]

    /// The qualifier of a display scale; the checks of build files allow only those listed.
    static func density(of scale: Double) -> String { densities[scale] ?? "nodpi" }

    /// Returns the insets as dimensions in pixels of the density that the resource is for.
    static func dimensions(of sprite: String, _ insets: AlignmentInsets) -> String {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return sides.map { side, pixels in
            let length = SVGNumberFormat(decimals: 3).string(pixels)
            return "    <dimen name=\"\(name(of: sprite))_inset_\(side)\">\(length)px</dimen>\n"
        }.joined()
    }
}
