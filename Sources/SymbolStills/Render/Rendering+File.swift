internal import SymbolFiles
public import SymbolImaging

extension Rendering {
    /// Writes the picture as a PNG file, with its label as the description.
    ///
    /// The file holds either what it held before or the whole picture, at any moment.
    ///
    /// - Parameters:
    ///   - path: The file's path, or `-` for standard output.
    ///   - compression: How much time goes into making the file small; the pixels are the same.
    /// - Throws: `FileError` where the file cannot be created or written, and `PNGEncodingError` where the pixmap was
    ///   replaced by one that a PNG cannot hold.
    public func writePNG(to path: String, compression: PNGEncoder.Compression = .fast) throws {
        let bytes = try PNGEncoder(compression: compression).encode(pixmap, texts: PNGText.label(label))
        try Files.write(bytes, to: path)
    }
}
