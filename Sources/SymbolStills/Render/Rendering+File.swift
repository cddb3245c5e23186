internal import SymbolFiles
public import SymbolImaging

extension Rendering {
    /// Writes the picture as a PNG file, with its label as the description.
    ///
    /// At any moment the file contains either its previous contents or the whole picture.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `-` for standard output.
    ///   - compression: The effort to make the file small; the pixels are the same.
    /// - Throws: `FileError` if the file cannot be created or written, and `PNGEncodingError` if the pixmap has been
    ///   replaced by one that cannot be stored as a PNG file.
    public func writePNG(to path: String, compression: PNGEncoder.Compression = .fast) throws {
        let bytes = try PNGEncoder(compression: compression).encode(pixmap, texts: PNGText.label(label))
        try Files.write(bytes, to: path)
    }
}
