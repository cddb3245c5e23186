internal import SymbolText

/// The formats of a file that says where each sprite of a sheet lies.
public enum SheetManifest: String, CaseIterable, Hashable, Sendable {
    /// The index file of a MapLibre style's sprite.
    case maplibre
    /// TexturePacker's JSON, with the frames by their names or in a list.
    case texturepackerHash = "texturepacker-hash", texturepackerArray = "texturepacker-array"
    /// A style sheet with a class for each sprite.
    case css

    /// The ending of the file's name, without its dot.
    public var suffix: String {
        self == .css ? "css" : "json"
    }

    /// The manifest of a sheet; sprites come in the order of the entries.
    ///
    /// - Parameters:
    ///   - entries: under different names.
    ///   - image: the name of the sheet's file, as seen from the manifest.
    ///   - width: of that image, in pixels; so is the height.
    ///   - pixelRatio: the image's display scale: pixels a point.
    ///   - digest: of the sheet's content, in letters and digits. MapLibre's format has no place for it.
    ///   - others: the same sheet at other display scales, of which CSS lets the browser choose.
    public func text(
        _ entries: [SheetEntry], image: String, width: Int, height: Int, pixelRatio: Double, digest: String,
        others: [(image: String, pixelRatio: Double)] = []
    ) -> String {
        switch self {
        case .maplibre: return MapLibreManifest.json(entries, pixelRatio: pixelRatio).text + "\n"
        case .texturepackerHash, .texturepackerArray:
            let meta = TexturePackerManifest.meta(
                image: image, width: width, height: height, pixelRatio: pixelRatio, digest: digest)
            let frames =
                self == .texturepackerHash
                ? TexturePackerManifest.hash(of: entries) : TexturePackerManifest.array(of: entries)
            return JSONValue.object([("frames", frames), ("meta", meta)]).text + "\n"
        case .css:
            let sheet = CSSManifest(
                images: [(image, pixelRatio)] + others, width: width, height: height, pixelRatio: pixelRatio)
            return "/* insignia \(digest) */\n" + sheet.rules(for: entries)
        }
    }
}
