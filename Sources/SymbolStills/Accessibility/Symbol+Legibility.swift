internal import SymbolGeometry
public import SymbolModel
internal import SymbolRendering
public import SymbolText

extension Symbol {
    /// Lists what makes the symbol hard to see at its size and weight.
    ///
    /// The diagnostics concern sizes below the platform's minimum, light weights in small text, and strokes thinner
    /// than a pixel.
    ///
    /// - Parameters:
    ///   - options: The size, weight, scale and display scale at which the symbol is drawn.
    ///   - platform: The platform whose minimum text size applies.
    /// - Returns: One diagnostic of the kind `legibility` for each problem; empty if there is none.
    /// - Throws: `RenderError` if the symbol has no variant to draw, or nothing can be drawn at the size.
    public func legibilityDiagnostics(
        options: RenderOptions, on platform: Platform
    ) throws(RenderError) -> [Diagnostic] {
        let scene = try Scene(self, options)
        let points = try scene.points(options)
        let findings = [
            Legibility.belowMinimum(points, platform), Legibility.thinWeight(points, options.weight),
            Legibility.thinStroke(scene, points, options)
        ]
        return findings.compactMap { $0 }.map { Diagnostic(.legibility, $0) }
    }
}

/// Messages about what is hard to see.
private enum Legibility {
    /// The size in points below which light weights need care, which is that from which less contrast is enough.
    private static let largeText = 18.0

    static func belowMinimum(_ points: Double, _ platform: Platform) -> String? {
        let minimum = platform.textSizes.minimum
        guard points < minimum else { return nil }
        return "\(text(points)) points is below the minimum of \(text(minimum)) on \(platform.rawValue)"
    }

    /// Human Interface Guidelines, Typography: avoid Ultralight, Thin and Light at small sizes.
    static func thinWeight(_ points: Double, _ weight: Weight?) -> String? {
        guard let weight, weight < .regular, points < largeText else { return nil }
        return
            "weights below Regular are hard to see under \(text(largeText)) points; "
            + "this is \(text(weight.rawValue)) at \(text(points))"
    }

    static func thinStroke(_ scene: Scene, _ points: Double, _ options: RenderOptions) -> String? {
        guard let thinnest = scene.symbol.thinnestStroke else { return nil }
        let scale = points / scene.measures.em * options.displayScale
        guard thinnest.greatest * scale < 1 - 1e-6 else { return nil }
        // Rounded down, but for the error of the arithmetic.
        let pixels = (thinnest.value * scale * 100 + 1e-6).rounded(.down) / 100
        let needed = scene.measures.em / thinnest.value / options.displayScale
        return
            "the thinnest stroke is \(text(pixels)) pixels wide at display scale \(text(options.displayScale)); "
            + "it would be 1 pixel wide at \(text(needed.rounded(.up))) points"
    }

    private static func text(_ value: Double) -> String { SVGNumberFormat(decimals: 2).decimal(value) }
}
