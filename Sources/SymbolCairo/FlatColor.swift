internal import SymbolColor
internal import SymbolDrawing
internal import SymbolRendering

extension DisplayItem {
    /// The colour of an antialiased shape that is painted in a single colour; nil for anything else.
    var flatColor: Color? { shapePaint?.color }

    /// The paint of an antialiased shape; nil for anything else.
    var shapePaint: Paint<Color>? {
        switch self {
        case .fill(let fill): fill.isAntialiased ? fill.paint : nil
        case .stroke(let stroke): stroke.isAntialiased ? stroke.paint : nil
        case .erase, .group: nil
        }
    }
}

extension Paint<Color> {
    fileprivate var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }
}
