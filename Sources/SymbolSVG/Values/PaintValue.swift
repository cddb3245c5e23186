internal import SymbolColor
internal import SymbolDrawing
internal import SymbolText

/// The value of `fill` or `stroke` as written (SVG 2 §13.2).
struct PaintValue: Hashable {
    enum Plain: Hashable {
        case none
        case color(Color)
        case currentColor
        /// The paint of the shape that a marker is on (SVG 2 §13.2).
        case contextFill, contextStroke
    }

    /// The id of a paint server, with `plain` as its fallback.
    var server: String?
    /// The plain paint; nil only when a server has no fallback.
    var plain: Plain?

    static let none = PaintValue(server: nil, plain: Plain.none)
    static let black = PaintValue(server: nil, plain: .color(.black))

    /// Reads a paint; nil when the text is not one.
    init?(_ text: String) {
        let text = text.trimmingSpace
        guard text.isReference else {
            guard let plain = Plain(text) else { return nil }
            self.init(server: nil, plain: plain)
            return
        }
        guard let (id, rest) = FunctionalIRI.parse(text) else { return nil }
        let fallback = rest.isEmpty ? nil : Plain(rest)
        self.init(server: id, plain: id == nil ? fallback ?? Plain.none : fallback)
    }

    /// Whether the paint, which is written as `text`, is a server outside of the file, for which `plain` stands in.
    func isOutside(_ text: String) -> Bool { server == nil && text.trimmingSpace.isReference }

    /// The alpha of a plain colour; 1 for all other paints.
    var alpha: Double {
        if server == nil, case .color(let color)? = plain { color.alpha } else { 1 }
    }

    init(server: String?, plain: Plain?) {
        self.server = server
        self.plain = plain
    }
}

extension PaintValue.Plain {
    init?(_ text: Substring) {
        if let keyword = Self(keyword: text) {
            self = keyword
        } else {
            guard let color = try? Color(css: text) else { return nil }
            self = .color(color)
        }
    }

    private init?(keyword text: Substring) {
        // Most paints are digits after a `#`.
        guard text.utf8.first != UInt8(ascii: "#") else { return nil }
        switch text.lowercased() {
        case "none": self = .none
        case "context-fill": self = .contextFill
        case "context-stroke": self = .contextStroke
        case "currentcolor": self = .currentColor
        default: return nil
        }
    }
}

extension String {
    var trimmingSpace: Substring { self[...].trimmingSpace }
}

extension Substring {
    fileprivate var isReference: Bool {
        utf8.first.map { $0 | 0x20 == UInt8(ascii: "u") } ?? false && prefix(4).lowercased() == "url("
    }

    /// The text without the white space of XML and CSS at either end.
    var trimmingSpace: Substring {
        guard let start = utf8.first, let end = utf8.last, start.isWhiteSpace || end.isWhiteSpace else { return self }
        guard let first = utf8.firstIndex(where: { !$0.isWhiteSpace }),
            let last = utf8.lastIndex(where: { !$0.isWhiteSpace })
        else { return self[endIndex...] }
        return self[first..<utf8.index(after: last)]
    }
}
