internal import SymbolGeometry
internal import SymbolText

/// The exact half of a golden, as text: what was drawn, with what, and from what.
package struct GoldenRecord: Hashable, Sendable {
    /// The digests of the symbol's file, of the options, and of the effects' motion table; for a test, the name of the
    /// symbol and no options.
    var symbol, options, motionTable: String
    /// The renderer that made the pixels.
    var renderer: String
    var frames: Int
    /// The frames per second; empty for a still.
    var rate: String
    /// The digest of the pixels, which does not depend on a PNG encoder.
    var pixels: String
    /// The path of the build file that asks for the golden, from the golden's folder; nil for a golden of a test.
    var buildFile: String?
    /// The display lists as text, one for each frame.
    var lists: [String]

    private static let header = "insignia golden 1"
    private static let separator = "\n--- frame\n"

    /// The content of the record's file.
    package var text: String {
        let head =
            [
                Self.header, "symbol \(symbol)", "options \(options)", "motion-table \(motionTable)",
                "renderer \(renderer)",
                "frames \(frames)", "rate \(rate)", "pixels \(pixels)"
            ] + (buildFile.map { ["file \($0)"] } ?? [])
        return head.joined(separator: "\n") + lists.map { Self.separator + $0 }.joined() + "\n"
    }

    init(
        symbol: String, options: String, motionTable: String, renderer: String, frames: Int, rate: String,
        pixels: String, buildFile: String? = nil, lists: [String]
    ) {
        (self.symbol, self.options, self.motionTable, self.renderer) = (symbol, options, motionTable, renderer)
        (self.frames, self.rate, self.pixels, self.lists) = (frames, rate, pixels, lists)
        self.buildFile = buildFile
    }

    /// Parses a record, whose lines may end as Git writes them on Windows; nil for any other text.
    package init?(_ text: String) {
        let text = text.withoutCarriageReturns
        var parts = text.dropLast(text.hasSuffix("\n") ? 1 : 0).parts(separatedBy: Self.separator)[...]
        guard let head = parts.popFirst()?.split(separator: "\n", omittingEmptySubsequences: false),
            (8...9).contains(head.count), head[0] == Self.header
        else { return nil }
        func value(_ line: Int, _ key: String) -> String? {
            head[line].hasPrefix(key + " ") ? String(head[line].dropFirst(key.count + 1)) : nil
        }
        guard let symbol = value(1, "symbol"), let options = value(2, "options"),
            let motionTable = value(3, "motion-table"),
            let renderer = value(4, "renderer"), let frames = value(5, "frames").flatMap({ Int($0) }),
            let rate = value(6, "rate"),
            let pixels = value(7, "pixels")
        else { return nil }
        let buildFile = head.count == 9 ? value(8, "file") : nil
        guard buildFile != nil || head.count == 8, parts.allSatisfy(Self.isList) else { return nil }
        self.init(
            symbol: symbol, options: options, motionTable: motionTable, renderer: renderer, frames: frames, rate: rate,
            pixels: pixels, buildFile: buildFile, lists: parts.map(String.init))
    }

    /// Whether a text has only steps of a display list, without the marks of a merge conflict or other lines.
    private static func isList(_ text: Substring) -> Bool {
        text.isEmpty
            || text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).allSatisfy { line in
                let step = line.drop { $0 == UInt8(ascii: " ") }
                return stepKinds.contains { step.starts(with: $0.utf8) }
            }
    }

    private static let stepKinds = ["fill ", "stroke ", "group", "area ", "clip", "erase ", "mask "]

    /// Describes which circumstances have changed, one per line.
    func changes(to other: GoldenRecord) -> [String] {
        var changes: [String] = []
        if symbol != other.symbol {
            // The goldens of tests, which state no options, have the name of the symbol, whose file is not known.
            let name = "the symbol is named \"\(other.symbol)\", expected \"\(symbol)\""
            changes.append(options.isEmpty ? name : "the symbol's file has changed")
        }
        if options != other.options { changes.append("the options have changed") }
        if motionTable != other.motionTable { changes.append("the motion table has changed") }
        if renderer != other.renderer {
            changes.append("the renderer has changed from \(renderer) to \(other.renderer)")
        }
        return changes
    }

    /// Returns whether both records are of the same drawing; pixels may differ only if the renderers do.
    func isSameDrawing(as other: GoldenRecord) -> Bool {
        var copy = other
        if renderer != other.renderer { (copy.renderer, copy.pixels) = (renderer, pixels) }
        return self == copy
    }
}

extension String {
    /// The text without the carriage returns at the ends of its lines.
    fileprivate var withoutCarriageReturns: String {
        guard utf8.contains(UInt8(ascii: "\r")) else { return self }
        var bytes: [UInt8] = []
        func endLine() { while bytes.last == UInt8(ascii: "\r") { bytes.removeLast() } }
        for byte in utf8 {
            if byte == UInt8(ascii: "\n") { endLine() }
            bytes.append(byte)
        }
        endLine()
        return String(decoding: bytes, as: UTF8.self)
    }
}
