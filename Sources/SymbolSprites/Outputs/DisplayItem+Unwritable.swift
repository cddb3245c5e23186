internal import SymbolColor
internal import SymbolDrawing
internal import SymbolRendering

extension [DisplayItem] {
    /// The first thing that an SVG sprite does not hold, in words; nil where it holds all.
    var unwritable: String? {
        lazy.compactMap(\.unwritable).first
    }
}

extension DisplayItem {
    fileprivate var unwritable: String? {
        switch self {
        case .fill(let fill): fill.paint.unwritable
        case .stroke(let stroke): stroke.paint.unwritable
        case .erase: nil
        case .group(let group): group.unwritable ?? group.items.unwritable
        }
    }
}

extension DisplayGroup {
    fileprivate var unwritable: String? {
        if filter != nil { return "a filter" }
        if blend != .normal { return "a blend mode" }
        return masks.isEmpty ? nil : "a mask"
    }
}

extension Paint<Color> {
    fileprivate var unwritable: String? {
        if case .pattern = self { "a pattern" } else { nil }
    }
}
