public import SymbolColor
internal import SymbolDrawing

/// Named colours of the user, each with an optional second value for the dark appearance.
///
/// The file is YAML, which includes JSON: `brand: '#ff5a00'` or `brand: {light: '#ff5a00', dark: '#ff8a3c'}`.
public struct AssetColors: Hashable, Sendable {
    private struct Entry: Hashable {
        var light: Color
        var dark: Color
    }

    private var entries: [String: Entry] = [:]

    /// Reads a file of colours.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `FileError` where the file cannot be read or is not a mapping of colours, with the line and column of
    ///   the fault.
    public init(contentsOf path: String) throws(FileError) {
        try self.init(parsing: try YAMLFile.read(path), path: path)
    }

    /// Reads colours from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, in UTF-8.
    ///   - path: The path that errors name.
    /// - Throws: `FileError` where the bytes are not a mapping of colours, with the line and column of the fault.
    public init(parsing bytes: [UInt8], path: String = "colors") throws(FileError) {
        let file = YAMLFile(path: path, bytes: bytes)
        for (key, node) in try file.mapping(try file.root(), of: "colours by name") {
            entries[try file.text(key, of: "a colour's name")] = try Self.entry(node, file)
        }
    }

    /// Returns the colours by name for a scheme; a colour without a dark value keeps its light one.
    public func colors(for scheme: Appearance.Scheme) -> [String: Color] {
        entries.mapValues { scheme == .dark ? $0.dark : $0.light }
    }

    private static func entry(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> Entry {
        guard case .mapping = node.content else {
            let color = try color(node, file)
            return Entry(light: color, dark: color)
        }
        var (light, dark): (Color?, Color?)
        for (key, value) in try file.mapping(node, of: "light and dark") {
            switch try file.key(key, among: ["light", "dark"]) {
            case "light": light = try color(value, file)
            default: dark = try color(value, file)
            }
        }
        guard let light else { throw file.error(node, "the colour has no value for light") }
        return Entry(light: light, dark: dark ?? light)
    }

    private static func color(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> Color {
        try file.colors(node, of: "a CSS colour", ValueSyntax.color)
    }
}
