internal import SymbolText

/// The formats of files that list the position of each sprite on a sheet.
package enum SpriteSheetManifest: String, CaseIterable, Hashable, Sendable {
    /// The index file of a MapLibre style's sprite.
    case maplibre
    /// TexturePacker's JSON, with the frames in a dictionary by name or in an array.
    case texturepackerHash = "texturepacker-hash", texturepackerArray = "texturepacker-array"
    /// A style sheet with a class for each sprite.
    case css
    /// A style sheet whose sprites are masks, painted in the colour of the text around them.
    case cssMask = "css-mask"

    /// The extension of the file's name, without its dot.
    package var suffix: String {
        isStyleSheet ? "css" : "json"
    }

    /// The capacity in bytes that is reserved for each sprite, which is rarely exceeded; unused memory costs nothing.
    private static let entrySize = 1000

    /// Whether one file serves all display scales.
    var isStyleSheet: Bool { self == .css || self == .cssMask }

    /// Returns the manifest of a sheet, with sprites in the order of the entries.
    ///
    /// - Parameters:
    ///   - entries: The sprites, all with different names.
    ///   - image: The path of the sheet's image as seen from the manifest.
    ///   - width: The width of the image in pixels.
    ///   - height: The height of the image in pixels.
    ///   - pixelRatio: The display scale of the image, in pixels per point.
    ///   - digest: A digest of the sheet's content, in letters and digits. MapLibre's format has no field for it.
    ///   - others: The same sheet at other display scales, from which CSS lets the browser choose.
    ///   - pages: The paths of the manifests of the sheet's other pages, as seen from this one.
    /// - Returns: The bytes of the manifest.
    package func bytes(
        _ entries: [SpriteSheetEntry], image: String, width: Int, height: Int, pixelRatio: Double, digest: String,
        others: [(image: String, pixelRatio: Double)] = [], pages: [String] = []
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: entries.count * Self.entrySize)
        switch self {
        case .maplibre: MapLibreManifest.write(entries, pixelRatio: pixelRatio, to: &writer)
        case .texturepackerHash, .texturepackerArray:
            writer.object { writer in
                writer.member("frames")
                if self == .texturepackerHash {
                    TexturePackerManifest.writeHash(of: entries, to: &writer)
                } else {
                    TexturePackerManifest.writeArray(of: entries, to: &writer)
                }
                TexturePackerManifest.writeAnimations(of: entries, to: &writer)
                TexturePackerManifest.writeMeta(
                    image: image, width: width, height: height, pixelRatio: pixelRatio, digest: digest, pages: pages,
                    to: &writer)
            }
        case .css, .cssMask:
            let sheet = CSSManifest(
                images: [(image, pixelRatio)] + others, width: width, height: height, pixelRatio: pixelRatio,
                isMask: self == .cssMask)
            return Array("/* insignia \(digest) */\n\(sheet.rules(for: entries))".utf8)
        }
        return writer.finish()
    }
}
