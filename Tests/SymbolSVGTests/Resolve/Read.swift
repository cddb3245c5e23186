import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import SymbolText
import TestSupport
import Testing

/// Reads elements inside a 100 × 100 picture.
func read(_ content: String, _ attributes: String = "viewBox='0 0 100 100'") throws -> SVGDocument {
    try SVGDocument(parsing: Array(svg(content, attributes).utf8))
}

extension SVGDocument {
    /// The path data of every shape, including those in groups, in the drawing's space.
    var paths: [String] { shapes.map { $0.path.transformed(by: $0.transform).svgData(decimals: 3) } }

    var shapes: [DrawingShape] { drawing.nodes.flatMap(\.shapes) }

    /// The fill of each shape: `none`, `#rrggbb` or the kind of a gradient.
    var fills: [String] { shapes.map { $0.fill.map { $0.paint.name } ?? "none" } }

    /// The messages about what is in the file, not about the picture as a whole.
    var messages: [String] { diagnostics.filter { $0.code != .blank }.map(\.message) }
}

extension DrawingNode {
    var shapes: [DrawingShape] {
        switch self {
        case .shape(let shape): [shape]
        case .group(let group): group.nodes.flatMap(\.shapes)
        }
    }

    var group: DrawingGroup? {
        if case .group(let group) = self { group } else { nil }
    }
}

extension Paint<ColorReference> {
    var name: String {
        switch self {
        case .color(.fixed(let color)): color.hex
        case .color(.tint(let alpha)): alpha == 1 ? "tint" : "tint \(alpha)"
        case .linearGradient: "linear"
        case .radialGradient: "radial"
        case .pattern: "pattern"
        case .image: "image"
        }
    }
}
