package import Foundation
package import SymbolImaging

/// A folder for the files of one test, which is removed afterwards.
package class TestFolder {
    package let folder: URL

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("insignia-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Returns the path of a file or folder in the folder.
    package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    package func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

    @discardableResult
    package func write(_ name: String, _ data: Data) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return name
    }

    /// Writes an icon that is a square in `color`.
    @discardableResult
    package func icon(_ name: String, _ color: String = "black", size: Int = 10) throws -> String {
        try write(
            name,
            svg(
                "<path fill=\"\(color)\" d=\"M0 0H\(size)V\(size)H0Z\"/>", "width=\"\(size)\" height=\"\(size)\""))
    }

    package func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    package func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    package func image(_ name: String) throws -> Pixmap { try PNGDecoder().decode([UInt8](try data(name))) }

    /// All files below the folder, sorted.
    package var files: [String] { entries.filter { !isFolder($0) } }

    /// Returns all files and folders below the folder with their contents; those of folders are empty.
    package func tree() throws -> [String: Data] {
        Dictionary(uniqueKeysWithValues: try entries.map { ($0, isFolder($0) ? Data() : try data($0)) })
    }

    private var entries: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    private func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(
            atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
