internal import SymbolFiles
package import SymbolModel
package import SymbolStills

/// The vector formats in which a still can be written on its own.
package enum VectorFormat: Sendable {
    case svg, vectorDrawable

    /// Writes a symbol as a file.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - options: The size, variant and colours, at one pixel per point.
    ///   - path: The path of the symbol's file, for messages.
    /// - Returns: The bytes of the file.
    /// - Throws: `FileError` where the format cannot represent the picture, and `RenderError` where it cannot be drawn.
    package func bytes(of symbol: Symbol, _ options: RenderOptions, at path: String) throws -> [UInt8] {
        let picture = try VectorPicture(symbol, Scene(symbol, options), options)
        do throws(VectorError) {
            switch self {
            case .svg: return try SVGFile.bytes(picture, ids: symbol.name, tint: nil)
            case .vectorDrawable: return try VectorDrawable.bytes(picture, isAutoMirrored: picture.isMirrored)
            }
        } catch {
            throw FileError(.format, path: path, message: "has \(error.found), which \(name) cannot represent")
        }
    }

    private var name: String {
        switch self {
        case .svg: "an SVG"
        case .vectorDrawable: "a vector drawable"
        }
    }
}
