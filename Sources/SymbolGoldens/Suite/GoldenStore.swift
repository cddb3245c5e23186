internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// A folder of goldens: an image of each, and a record of what was drawn with what.
struct GoldenStore: Sendable {
    /// The path of the folder, with a slash at its end.
    let folder: String
    /// The decoder of images; no image is written that it could not read.
    var decoder = PNGDecoder()

    struct Golden: Sendable {
        var record: GoldenRecord
        var frames: [Pixmap]
    }

    func imagePath(_ name: String) -> String { "\(folder)\(name).png" }
    func recordPath(_ name: String) -> String { "\(folder)\(name).golden" }

    /// Reads the golden with a name; nil where there is none.
    ///
    /// - Throws: `FileError` for a damaged golden: one half is missing, unreadable, or does not match the other.
    func golden(_ name: String) throws(FileError) -> Golden? {
        guard contains(name) else { return nil }
        let record = try record(name)
        let row = try image(name)
        guard let frames = row.pictures(inRowOf: record.frames) else {
            throw Self.damage(imagePath(name), "is not as wide as \(record.frames) frames")
        }
        guard ContentDigest(ofPixels: frames).text == record.pixels else {
            throw Self.damage(imagePath(name), "its pixels are not those of \(recordPath(name))")
        }
        return Golden(record: record, frames: frames)
    }

    func image(_ name: String) throws(FileError) -> Pixmap {
        let path = imagePath(name)
        guard Files.exists(path) else { throw Self.damage(path, "the image is missing, but its record exists") }
        return try Self.picture(try Files.readStored(path), path, decoder)
    }

    /// Decodes the picture in a file.
    static func picture(_ bytes: [UInt8], _ path: String, _ decoder: PNGDecoder) throws(FileError) -> Pixmap {
        try refusePointer(bytes, path)
        do { return try decoder.decode(bytes) } catch {
            if case .tooManyPixels = error { throw FileError(.format, path: path, message: "\(error)") }
            throw damage(path, "\(error)")
        }
    }

    /// Reads the record of a golden.
    ///
    /// - Throws: `FileError` for a damaged record.
    func record(_ name: String) throws(FileError) -> GoldenRecord {
        let path = recordPath(name)
        guard Files.exists(path) else { throw Self.damage(path, "the record is missing, but its image exists") }
        let bytes = try Files.readStored(path)
        try Self.refusePointer(bytes, path)
        do throws(ValueError) { return try GoldenRecord(String(decoding: bytes, as: UTF8.self)) } catch {
            throw Self.damage(path, "\(error)")
        }
    }

    /// Returns the canonical path of the build file that a record states; nil where that does not exist.
    ///
    /// The path is relative to the folder of the record, which is the folder of goldens that it was recorded into: this
    /// one may be above that.
    func buildFile(statedBy record: GoldenRecord, of name: String) -> String? {
        guard let file = record.buildFile else { return nil }
        let path = Files.folder(of: recordPath(name)) + file
        return Files.exists(path) ? Files.canonicalPath(path) : nil
    }

    /// Throws where Git LFS has left a pointer in place of a file's content (git-lfs, docs/spec.md).
    private static func refusePointer(_ bytes: [UInt8], _ path: String) throws(FileError) {
        guard bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) else { return }
        throw FileError(.format, path: path, message: "is a Git LFS pointer instead of the file; run git lfs pull")
    }

    private static func damage(_ path: String, _ message: String) -> FileError {
        FileError(.format, path: path, message: "damaged: \(message)")
    }

    /// Returns whether there is a golden with a name, damaged or not.
    func contains(_ name: String) -> Bool { hasImage(name) || hasRecord(name) }

    func hasImage(_ name: String) -> Bool { Files.exists(imagePath(name)) }

    /// Returns whether a golden was recorded completely: the record is written last.
    func hasRecord(_ name: String) -> Bool { Files.exists(recordPath(name)) }

    /// Returns the names of all goldens in and below the folder, including those with only a record or an image.
    ///
    /// - Throws: `FileError` for a subfolder that cannot be read.
    func names() throws(FileError) -> Set<String> {
        Set(
            try Files.paths(below: folder).compactMap { path in
                [".png", ".golden"].first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) }
            })
    }

    func write(_ drawing: GoldenDrawing, _ name: String) throws(FileError) {
        let count = drawing.frames.reduce(0) { $0 + $1.width * $1.height }
        guard count <= decoder.pixelLimit else {
            throw FileError(
                .write, path: imagePath(name),
                message: """
                    would have \(count) pixels in \(drawing.frames.count) frames; expected at most \(decoder.pixelLimit)
                    """)
        }
        let isNew = !hasRecord(name)
        try write(drawing.frames, image: name)
        do throws(FileError) { try write(drawing.record, name) } catch {
            // An image alone would be a damaged golden.
            if isNew { Files.remove(imagePath(name), below: folder) }
            throw error
        }
    }

    func write(_ record: GoldenRecord, _ name: String) throws(FileError) {
        try Files.write(Array(record.text.utf8), to: recordPath(name))
    }

    /// Writes pictures side by side as an image, without a record.
    func write(_ pictures: [Pixmap], image name: String) throws(FileError) {
        let bytes: [UInt8]
        do { bytes = try pictures.encodedRow } catch {
            throw FileError(.write, path: imagePath(name), message: "\(error)")
        }
        try Files.createFolder(of: imagePath(name))
        try Files.write(bytes, to: imagePath(name))
    }

    /// Removes both files of a golden, as far as they exist, and the folders that are then empty.
    ///
    /// - Throws: `FileError` for a file that cannot be removed.
    func remove(_ name: String) throws(FileError) {
        for path in [imagePath(name), recordPath(name)] where Files.exists(path) {
            guard Files.remove(path, below: folder) else {
                throw FileError(.create, path: path, message: "cannot be removed: \(lastErrorMessage())")
            }
        }
    }
}

extension ContentDigest {
    /// Computes the digest of the pixels alone, which does not depend on a PNG encoder.
    init(ofPixels frames: [Pixmap]) {
        self.init()
        for frame in frames { add(frame.bytes) }
    }
}
