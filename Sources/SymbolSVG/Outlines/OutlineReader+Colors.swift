internal import SymbolColor
internal import SymbolDrawing
internal import SymbolText

extension OutlineReader {
    /// The greatest number of gradients that refer to each other in a row.
    private static let longestChain = 32

    /// Returns the colour of a paint, of a gradient the mean of its stops; nil for none.
    mutating func color(of paint: PaintValue, _ style: ComputedStyle) throws(ReadError) -> ColorReference? {
        if let mean = try meanColor(of: paint) { return .fixed(mean) }
        return paint.plain.flatMap { style.color($0, opacity: 1) }
    }

    /// Returns the alpha of a paint, of a gradient the mean of its stops.
    mutating func alpha(of paint: PaintValue) throws(ReadError) -> Double {
        try meanColor(of: paint)?.alpha ?? paint.alpha
    }

    private mutating func meanColor(of paint: PaintValue) throws(ReadError) -> Color? {
        guard let id = paint.server else { return nil }
        if let known = means[id] { return known }
        let mean = try stopColors(ofGradient: id).mean
        means[id] = .some(mean)
        return mean
    }

    /// Returns the colours of the stops of a gradient, which may be those of another that it refers to.
    private mutating func stopColors(ofGradient id: String) throws(ReadError) -> [Color] {
        var next: String? = id
        for _ in 0..<Self.longestChain {
            guard let element = next.flatMap({ element(id: $0) { $0.hasSuffix("Gradient") } }) else { return [] }
            let stops = element.children.filter { $0.name == "stop" && !$0.isForeign }
            if !stops.isEmpty { return try colors(of: stops, in: element) }
            next = element.link
        }
        return []
    }

    private mutating func colors(of stops: [XMLElement], in gradient: XMLElement) throws(ReadError) -> [Color] {
        var colors: [Color] = []
        for (index, stop) in stops.enumerated() {
            let style = styles.style(of: stop, parent: ComputedStyle(), &report)
            try limits.count(stop: index + 1, of: gradient, in: &report)
            let color = style.color(style.own.stopColor, opacity: style.own.stopOpacity)
            if let color { colors.append(color.resolved(tint: .black)) }
        }
        return colors
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
