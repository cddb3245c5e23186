internal import SymbolColor
internal import SymbolDrawing

extension OutlineReader {
    /// The greatest number of gradients that refer to each other in a row.
    private static let longestChain = 32

    /// Returns the colour of a paint, of a gradient the mean of its stops; nil for none.
    mutating func color(of paint: PaintValue, _ style: ComputedStyle) -> ColorReference? {
        if let mean = meanColor(of: paint) { return .fixed(mean) }
        return paint.plain.flatMap { style.color($0, opacity: 1) }
    }

    /// Returns the alpha of a paint, of a gradient the mean of its stops.
    mutating func alpha(of paint: PaintValue) -> Double { meanColor(of: paint)?.alpha ?? paint.alpha }

    private mutating func meanColor(of paint: PaintValue) -> Color? {
        paint.server.flatMap { meanColor(ofGradient: $0) }
    }

    private mutating func meanColor(ofGradient id: String) -> Color? {
        if let known = means[id] { return known }
        let mean = stopColors(ofGradient: id).mean
        means[id] = .some(mean)
        return mean
    }

    /// Returns the colours of the stops of a gradient, which may be those of another that it refers to.
    private mutating func stopColors(ofGradient id: String) -> [Color] {
        var next: String? = id
        for _ in 0..<Self.longestChain {
            guard let index = next.flatMap({ elements[$0]?.first }) else { return [] }
            let element = XMLElement(tree: tree, index: index)
            let stops = element.children.filter { $0.name == "stop" && !$0.isForeign }
            if !stops.isEmpty { return stops.compactMap(stopColor) }
            next = element.link
        }
        return []
    }

    private func stopColor(_ element: XMLElement) -> Color? {
        let style = styles.style(of: element, parent: ComputedStyle())
        return style.color(style.own.stopColor, opacity: style.own.stopOpacity)?.resolved(tint: .black)
    }
}

extension [Color] {
    /// The mean of the colours, each weighted by its alpha, and of their alphas; nil for no colours.
    fileprivate var mean: Color? {
        let weight = reduce(0) { $0 + $1.alpha }
        guard weight > 0 else { return isEmpty ? nil : .clear }
        func mean(_ channel: (Color) -> Double) -> Double { reduce(0) { $0 + channel($1) * $1.alpha } / weight }
        return Color(
            red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: weight / Double(count))
    }
}
