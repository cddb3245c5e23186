internal import SymbolFiles
internal import SymbolImaging

/// A folder of goldens: of each its image, and the record of what was drawn by what.
struct GoldenStore: Sendable {
    /// With a slash at its end.
    let folder: String

    struct Golden: Sendable {
        var record: GoldenRecord
        var frames: [Pixmap]
    }

    func imagePath(_ name: String) -> String { "\(folder)\(name).png" }
    func recordPath(_ name: String) -> String { "\(folder)\(name).golden" }

    /// Nil where either half is missing or damaged.
    func golden(_ name: String) -> Golden? {
        guard let text = try? Files.read(recordPath(name)),
            let record = GoldenRecord(String(decoding: text, as: UTF8.self)),
            let bytes = try? Files.read(imagePath(name)), let row = try? PNGDecoder().decode(bytes),
            let frames = row.pictures(inRowOf: record.frames)
        else { return nil }
        return Golden(record: record, frames: frames)
    }

    /// Whether there is anything under a name, damaged or not.
    func holds(_ name: String) -> Bool { Files.exists(imagePath(name)) || Files.exists(recordPath(name)) }

    /// Whether a golden was recorded to the end: the record is written last, and an image without one is what a recording
    /// has left that was broken off.
    func hasRecord(_ name: String) -> Bool { Files.exists(recordPath(name)) }

    /// Names of all that is there, with a record, an image, or both.
    var names: Set<String> {
        let names = (try? Files.names(in: folder)) ?? []
        return Set(
            names.compactMap { name in
                [".png", ".golden"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
            })
    }

    func write(_ drawing: GoldenDrawing, _ name: String) throws(FileError) {
        let bytes: [UInt8]
        do { bytes = try PNGEncoder(compression: .small).encode(drawing.image) } catch {
            throw FileError(.write, path: imagePath(name), message: "\(error)")
        }
        try Files.createFolder(of: imagePath(name))
        try Files.write(bytes, to: imagePath(name))
        try Files.write(Array(drawing.record.text.utf8), to: recordPath(name))
    }

    func remove(_ name: String) {
        for path in [imagePath(name), recordPath(name)] where Files.exists(path) { Files.remove(path) }
    }
}
