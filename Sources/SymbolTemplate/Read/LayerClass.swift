internal import SymbolColor
internal import SymbolModel
internal import SymbolText

/// A class name that assigns a shape to a layer, such as `hierarchical-1:primary`.
struct LayerClass: Hashable {
    let text: String
    let index: Int
    private let suffix: String
    private let mode: LayerMode

    init?(_ text: String, mode: LayerMode) {
        guard text.hasPrefix(mode.rawValue) else { return nil }
        let rest = text.utf8.dropFirst(mode.rawValue.utf8.count)
        guard rest.first == UInt8(ascii: "-") else { return nil }
        let parts = rest.dropFirst().split(separator: UInt8(ascii: ":"), maxSplits: 1).map { Substring($0) }
        guard let digits = parts.first, let index = Int16(digits).map(Int.init), index >= 0 else { return nil }
        self.text = text
        self.index = index
        self.mode = mode
        suffix = parts.count == 2 ? String(parts[1]) : ""
    }

    /// Hashes the text, from which all other properties derive.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Whether a name assigns a shape to a layer of any mode.
    static func isLayer(_ name: String) -> Bool { LayerMode.allCases.contains { LayerClass(name, mode: $0) != nil } }

    /// Whether the fill of the layer's rule is its colour or may stand in for it.
    var takesFill: Bool { mode == .multicolor && !["tintColor", ""].contains(suffix) }
    /// Whether the layer has no colour but the fill of its rule.
    var needsFill: Bool { mode == .multicolor && suffix == "custom" }

    /// Returns the role of a layer whose rule has the given fill colour.
    func role(fill: Color?) -> Layer.Role {
        switch mode {
        case .monochrome: .plain
        case .hierarchical: .level(level ?? .primary)
        case .multicolor:
            switch suffix {
            case "tintColor", "": .color(.tint)
            case "custom": .color(fill.map { .custom($0) } ?? .tint)
            default: .color(.named(suffix, fallback: fill))
            }
        }
    }

    private var level: HierarchyLevel? { HierarchyLevel(rawValue: suffix) }
}

extension LayerClass {
    /// Describes why a class that resembles a layer's is not one, or not wholly; nil for any other class.
    static func fault(of name: String) -> String? {
        guard let hyphen = name.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        let (stem, rest) = (String(name[..<hyphen]), name[hyphen...])
        guard let mode = LayerMode(rawValue: stem) else {
            let near = stem.lowercased().nearest(in: LayerMode.allCases.map(\.rawValue)).map { $0 + rest }
            return near.flatMap { isLayer($0) ? "the class \"\(name)\" names no layer; did you mean \($0)?" : nil }
        }
        guard let layer = LayerClass(name, mode: mode) else {
            return "the class \"\(name)\" names no layer; expected a whole number after \"\(stem)-\""
        }
        guard mode == .hierarchical, layer.level == nil else { return nil }
        let levels = HierarchyLevel.allCases.map(\.rawValue)
        let hint = layer.suffix.lowercased().nearest(in: levels).map { "; did you mean \($0)?" } ?? ""
        return "the class \"\(name)\" names no level, so its layer is primary; expected :primary, :secondary or "
            + ":tertiary\(hint)"
    }
}
