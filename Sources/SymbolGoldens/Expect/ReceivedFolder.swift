internal import SymbolFiles
internal import SymbolImaging

/// The folder for drawings that differ from their goldens, so that people can look at them.
struct ReceivedFolder: Sendable {
    /// The name of the folder, which lies in that of the goldens.
    static let name = "Received"

    private let store: GoldenStore

    /// - Parameter folder: The folder of goldens, with a slash at its end.
    init(in folder: String) { store = GoldenStore(folder: "\(folder)\(Self.name)/") }

    func imagePath(_ name: GoldenName) -> String { store.imagePath(name.description) }
    func differencePath(_ name: GoldenName) -> String { store.imagePath("\(name).difference") }

    /// Writes a drawing, and a picture of its differences if there is one.
    func keep(_ drawing: GoldenDrawing, difference: [Pixmap] = [], _ name: GoldenName) throws {
        try store.write(drawing, name.description)
        if difference.isEmpty {
            Files.remove(differencePath(name))
        } else {
            try Files.write(try difference.encodedRow, to: differencePath(name))
        }
        // Received drawings are never committed, and nobody should have to see to that.
        try Files.write(Array("*\n".utf8), to: store.folder + ".gitignore")
    }

    /// Removes what an earlier run has kept; nothing reads what cannot be removed.
    func remove(_ name: GoldenName) {
        guard Files.exists(imagePath(name)) else { return }
        try? store.remove(name.description)
        Files.remove(differencePath(name), below: store.folder)
    }
}

extension [Pixmap] {
    /// The encoded image of the pictures side by side.
    var encodedRow: [UInt8] {
        get throws { try PNGEncoder(compression: .fast).encode(Pixmap(row: self)) }
    }
}
