public import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
public import SymbolImaging
public import SymbolModel
internal import SymbolRendering

/// Whether two pictures that stand for two states, such as on and off, are told apart by everybody.
///
/// They are where their shapes differ, or where a colour changes its lightness so much that it shows without hue:
/// information should not be conveyed by colour alone (WCAG 2.2, success criterion 1.4.1, "Use of Color").
public struct StateComparison: Hashable, Sendable, Encodable {
    /// What becomes of the colour that changes most, as it is seen with a kind of colour vision.
    public struct Change: Hashable, Sendable, Encodable {
        /// The kind of colour vision; `nil` for the usual one.
        public var vision: ColorVision?
        /// The colour in the first state, as `#rrggbb`.
        public var color: String
        /// The colour in the second state, as `#rrggbb`.
        public var otherColor: String
        /// The contrast ratio between them, from 1 to 21, with two decimals and rounded down.
        public var ratio: Double
        /// The distance between them in Oklab: about 0.02 can just be noticed, and black and white are 1 apart.
        public var difference: Double
    }

    /// The share of the ink of both pictures, from 0 to 1, in which they differ in shape.
    ///
    /// It is what is left of their difference when one is given the colours of the other. Rims thinner than any stroke
    /// do not count.
    public var shapeDifference: Double
    /// The change of colour that is seen best, one for each kind of colour vision; empty where no colour changes.
    public var changes: [Change]
    /// Whether the shapes differ enough to be told apart.
    public var differsInShape: Bool { shapeDifference >= Self.leastShapeDifference }
    /// Whether the states are told apart by shape, or by contrast with every kind of colour vision.
    public var passes: Bool {
        differsInShape || (!changes.isEmpty && changes.allSatisfy { $0.ratio >= Contrast.graphicsMinimum })
    }

    /// The share of the ink by which shapes are told apart.
    ///
    /// A hundredth: what tells a plus from a minus in a badge of a folder is twice as much.
    public static let leastShapeDifference = 0.01

    /// Compares two symbols, or two appearances of one.
    ///
    /// - Parameters:
    ///   - symbol: The symbol in the first state.
    ///   - options: Its appearance.
    ///   - other: The symbol in the second state.
    ///   - otherOptions: Its appearance.
    ///   - background: The colour behind both, which is taken to be opaque.
    /// - Throws: `RenderError` where a symbol has no variant to draw, or cannot be drawn.
    public init(
        _ symbol: Symbol, options: RenderOptions, _ other: Symbol, options otherOptions: RenderOptions,
        on background: Color
    ) throws(RenderError) {
        let recoloring = try Recoloring(try Scene(symbol, options), try Scene(other, otherOptions))
        shapeDifference = (recoloring.unexplained * 1000).rounded(.down) / 1000
        let changed = recoloring.changes(of: Self.leastShapeDifference).map { change in
            Self.changes(change.from.seen(on: background), change.to.seen(on: background))
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

    /// Encodes the comparison with its results, which are not stored.
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

    /// Encodes the change with `normal` for the usual colour vision.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(vision?.rawValue ?? "normal", forKey: .vision)
        try container.encode(color, forKey: .color)
        try container.encode(otherColor, forKey: .otherColor)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(difference, forKey: .difference)
    }
}
