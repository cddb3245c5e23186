package import SymbolFiles
internal import SymbolStills
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
                "frames \(frames)", "rate \(rate)", "pixels \(pixels)", "lists \(Self.digest(of: lists))"
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

    /// Parses a record, whose lines may end as Git writes them on Windows; those of earlier versions have no digest of
    /// the lists.
    ///
    /// - Throws: `ValueError` for any other text, and for lists that are not those of the digest.
    package init(_ text: String) throws(ValueError) {
        let text = text.withoutCarriageReturns
        var parts = text.dropLast(text.hasSuffix("\n") ? 1 : 0).parts(separatedBy: Self.separator)[...]
        var head = (parts.popFirst() ?? "").split(separator: "\n", omittingEmptySubsequences: false)[...]
        func value(_ key: String) -> String? {
            guard let line = head.first, line.hasPrefix(key + " ") else { return nil }
            return String(head.removeFirst().dropFirst(key.utf8.count + 1))
        }
        guard head.popFirst() == Self.header[...], let symbol = value("symbol"), let options = value("options"),
            let motionTable = value("motion-table"), let renderer = value("renderer"),
            let frames = value("frames").flatMap({ Int($0) }), let rate = value("rate"), let pixels = value("pixels")
        else { throw Self.fault(in: text) }
        let (digest, buildFile, lists) = (value("lists"), value("file"), parts.map(String.init))
        guard head.isEmpty, parts.allSatisfy(Self.isList) else { throw Self.fault(in: text) }
        guard digest == nil || digest == Self.digest(of: lists) else {
            throw ValueError("its display lists are not those that were recorded")
        }
        self.init(
            symbol: symbol, options: options, motionTable: motionTable, renderer: renderer, frames: frames, rate: rate,
            pixels: pixels, buildFile: buildFile, lists: lists)
    }

    private static func fault(in text: String) -> ValueError {
        let isConflict = text.split(separator: "\n").contains { $0.hasPrefix("<<<<<<< ") }
        return ValueError(
            isConflict
                ? "has the marks of a merge conflict; take both files of the golden from either side, and verify again"
                : "cannot be read as a record")
    }

    private static func digest(of lists: [String]) -> String {
        ContentDigest(of: lists.joined(separator: separator)).text
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

    /// Returns whether the pixels of the same lists may differ, since other renderers have made them.
    ///
    /// The exact rasterizer gives the same bytes with every Cairo and on every machine, for flat colours. Without lists
    /// nothing shows that the same was drawn.
    func excusesEdges(of other: GoldenRecord) -> Bool {
        guard renderer != other.renderer, !lists.isEmpty, lists == other.lists else { return false }
        return !isExact || !other.isExact || lists.contains(where: Self.needsCairo)
    }

    private var isExact: Bool { renderer.hasPrefix(RendererIdentity.exact) }

    /// Whether a list has what Cairo and pixman compute themselves: edges that are not antialiased, gradients,
    /// patterns, images, masks, filters and blend modes.
    private static func needsCairo(_ list: String) -> Bool {
        list.split(separator: "\n").contains { line in
            let step = ListStep(line)
            return step.kind == "mask" || step.attributes.contains { cairoAttributes.contains($0.name) }
        }
    }

    private static let cairoAttributes: Set = ["paint", "antialiasing", "filter", "blend mode"]

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
