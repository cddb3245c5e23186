internal import SymbolFiles
package import SymbolModel
package import SymbolStills

/// The vector formats that a still can be had in by itself.
package enum VectorFormat: Sendable {
    case svg, vectorDrawable

    /// The file of a symbol.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - options: The size, variant and colours; at one pixel a point.
    ///   - path: The symbol's file, for messages.
    /// - Returns: The bytes of the file.
    /// - Throws: `FileError` where the format does not hold the picture, and `RenderError` as drawing does.
    package func bytes(of symbol: Symbol, _ options: RenderOptions, at path: String) throws -> [UInt8] {
        let picture = try VectorPicture(symbol, Scene(symbol, options), options)
        do throws(VectorError) {
            switch self {
            case .svg: return try SVGFile.bytes(picture, ids: symbol.name, tint: nil)
            case .vectorDrawable: return try VectorDrawable.bytes(picture, isAutoMirrored: picture.isMirrored)
            }
        } catch {
            throw FileError(.format, path: path, message: "has \(error.found), which \(name) does not hold")
        }
    }

    private var name: String {
        switch self {
        case .svg: "an SVG"
        case .vectorDrawable: "a vector drawable"
        }
    }
}
