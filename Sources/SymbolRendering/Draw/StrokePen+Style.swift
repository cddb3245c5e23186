package import SymbolDrawing
package import SymbolStrokes

extension StrokePen {
    /// Creates a pen with the caps and joins of a style, ignoring its width and dashes.
    package init(_ style: StrokeStyle) {
        let cap: Cap =
            switch style.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Join =
            switch style.join {
            case .miter: .miter(limit: style.miterLimit)
            case .round: .round
            case .bevel: .bevel
            }
        self.init(cap: cap, join: join)
    }
}
