public import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
public import SymbolImaging
public import SymbolModel
internal import SymbolRendering

/// A comparison that determines whether everybody can tell apart two pictures that stand for two states, such as on and
/// off.
///
/// They can be told apart if their shapes differ, or if a colour changes its lightness enough to show without hue:
/// information should not be conveyed by colour alone (WCAG 2.2, success criterion 1.4.1, "Use of Color").
public struct StateComparison: Hashable, Sendable, Encodable {
    /// The change of the colour that changes most, as seen with a kind of colour vision.
    public struct Change: Hashable, Sendable, Encodable {
        /// The kind of colour vision; `nil` for normal vision.
        public var vision: ColorVision?
        /// The colour in the first state, as `#rrggbb`.
        public var color: String
        /// The colour in the second state, as `#rrggbb`.
        public var otherColor: String
        /// The contrast ratio between them, from 1 to 21, with two decimals and rounded down.
        public var ratio: Double
        /// The distance between them in Oklab: about 0.02 is just noticeable, and black and white are 1 apart.
        public var difference: Double
    }

    /// The fraction of the ink of both pictures, from 0 to 1, in which their shapes differ.
    ///
    /// This is what remains of their difference when one picture is given the colours of the other. Rims thinner than
    /// any stroke do not count.
    public var shapeDifference: Double
    /// The most visible change of colour, once for each kind of colour vision; empty if no colour changes.
    public var changes: [Change]
    /// Whether the shapes differ enough to be told apart.
    public var differsInShape: Bool { shapeDifference >= Self.minimumShapeDifference }
    /// Whether the states can be told apart by shape, or by contrast with every kind of colour vision.
    public var passes: Bool {
        differsInShape || (!changes.isEmpty && changes.allSatisfy { $0.ratio >= Contrast.graphicsMinimum })
    }

    /// The fraction of the ink by which shapes can be told apart.
    ///
    /// It is a hundredth; the difference between a plus and a minus in the badge of a folder is twice as much.
    public static let minimumShapeDifference = 0.01

    /// Compares two symbols, or two appearances of one symbol.
    ///
    /// - Parameters:
    ///   - symbol: The symbol in the first state.
    ///   - options: The appearance of the symbol in the first state.
    ///   - other: The symbol in the second state.
    ///   - otherOptions: The appearance of the symbol in the second state.
    ///   - background: The colour behind both, which is assumed to be opaque.
    /// - Throws: `RenderError` if a symbol has no variant to draw, or cannot be drawn, as at a size below 0.
    public init(
        _ symbol: Symbol, options: RenderOptions, _ other: Symbol, options otherOptions: RenderOptions,
        on background: Color
    ) throws(RenderError) {
        let scenes = (try Scene(symbol, options), try Scene(other, otherOptions))
        // The measuring does not depend on sizes, but what cannot be drawn at one has no state to compare.
        _ = (try scenes.0.framing(options), try scenes.1.framing(otherOptions))
        let recoloring = try Recoloring(scenes.0, scenes.1)
        shapeDifference = (recoloring.unexplained * 1000).rounded(.down) / 1000
        let changed = recoloring.changes(of: Self.minimumShapeDifference).map { change in
            Self.changes(change.from.composited(over: background), change.to.composited(over: background))
        }
        changes = changed.max { $0.leastRatio < $1.leastRatio } ?? []
    }

    private static func changes(_ from: Color, _ to: Color) -> [Change] {
        ([nil] + ColorVision.allCases).map { vision in
            let (a, b) = (vision.map(from.seen) ?? from, vision.map(to.seen) ?? to)
            return Change(
                vision: vision, color: a.hex, otherColor: b.hex,
                ratio: (Contrast.ratio(of: a, on: b) * 100).rounded(.down) / 100,
                difference: (a.difference(to: b) * 1000).rounded() / 1000)
        }
    }
}

extension [StateComparison.Change] {
    fileprivate var leastRatio: Double { map(\.ratio).min() ?? 1 }
}

extension StateComparison {
    private enum CodingKeys: CodingKey { case shapeDifference, differsInShape, changes, passes }

    /// Encodes the comparison together with its results, which are computed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(shapeDifference, forKey: .shapeDifference)
        try container.encode(differsInShape, forKey: .differsInShape)
        try container.encode(changes, forKey: .changes)
        try container.encode(passes, forKey: .passes)
    }
}

extension StateComparison.Change {
    private enum CodingKeys: CodingKey { case vision, color, otherColor, ratio, difference }

    /// Encodes the change, with `normal` for normal colour vision.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(vision?.rawValue ?? "normal", forKey: .vision)
        try container.encode(color, forKey: .color)
        try container.encode(otherColor, forKey: .otherColor)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(difference, forKey: .difference)
    }
}
