internal import SymbolGeometry
public import SymbolModel
internal import SymbolRendering
internal import SymbolText

/// What to think of before a symbol is shown at a size.
public enum SizeAdvice {
    /// Below this, light weights and small text need care (points; where WCAG 2.2 lets large text begin).
    private static let largeText = 18.0

    /// - Returns: a sentence for each thing that makes the symbol hard to see at this size and weight.
    public static func advice(
        _ symbol: Symbol, _ options: RenderOptions, on platform: Platform
    ) throws(RenderError) -> [String] {
        let scene = try Scene(symbol, options)
        let points = scene.points(options)
        return [belowMinimum(points, platform), thinWeight(points, options.weight), thinStroke(scene, points, options)]
            .compactMap { $0 }
    }

    private static func belowMinimum(_ points: Double, _ platform: Platform) -> String? {
        let minimum = platform.textSizes.minimum
        guard points < minimum else { return nil }
        return "\(text(points)) points is below the least of \(text(minimum)) on \(platform.rawValue)"
    }

    /// Human Interface Guidelines, Typography: avoid Ultralight, Thin and Light at small sizes.
    private static func thinWeight(_ points: Double, _ weight: Double?) -> String? {
        guard let weight, weight < Double(Weight.regular.rawValue), points < largeText else { return nil }
        return
            "weights below Regular are hard to see under \(text(largeText)) points; this is \(text(weight)) at \(text(points))"
    }

    private static func thinStroke(_ scene: Scene, _ points: Double, _ options: RenderOptions) -> String? {
        guard let thinnest = scene.symbol.thinnestStroke else { return nil }
        let pixels = thinnest * points / scene.em * options.displayScale
        guard pixels < 1 else { return nil }
        let needed = scene.em / thinnest / options.displayScale
        return
            "the thinnest stroke is \(text(pixels)) pixels wide; it takes \(text(needed.rounded(.up))) points to make it one"
    }

    private static func text(_ value: Double) -> String { SVGNumberFormat(decimals: 2).string(value) }
}
