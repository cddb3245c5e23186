internal import SymbolFiles
public import SymbolImaging

extension Rendering {
    /// Writes the picture as a PNG file, with its label as the description.
    ///
    /// Whenever the program ends, the file contains either its previous contents or the whole picture.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `-` for standard output.
    ///   - compression: The effort to make the file small; the pixels are the same.
    /// - Throws: `FileError` if the file cannot be created or written, and `PNGEncodingError` if the pixmap has been
    ///   replaced by one that cannot be stored as a PNG file.
    public func writePNG(to path: String, compression: PNGEncoder.Compression = .fast) throws {
        try Files.write(try png(compression: compression), to: path)
    }

    /// Returns the bytes of a PNG file with the picture, and with its label as the description.
    ///
    /// - Parameter compression: The effort to make the file small; the pixels are the same.
    /// - Returns: The bytes of the file.
    /// - Throws: `PNGEncodingError` if the pixmap has been replaced by one that cannot be stored as a PNG file.
    public func png(compression: PNGEncoder.Compression = .fast) throws(PNGEncodingError) -> [UInt8] {
        try PNGEncoder(compression: compression).encode(pixmap, texts: PNGText.label(label))
    }
}
