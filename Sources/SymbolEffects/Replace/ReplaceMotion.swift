package import SymbolGeometry
package import SymbolModel

/// One of the two symbols of a replacement.
package struct ReplaceSide: Hashable, Sendable {
    /// The dotted name of the symbol.
    package var name: String
    /// The properties of the symbol on which its effects depend.
    package var subject: MotionSubject
    /// The outline that each layer fills or, for an eraser, clears, in symbol space, by the nonzero rule.
    package var outlines: [Path]
    /// The keys that are equal for layers with the same paint; empty where that does not matter.
    package var looks: [String]
    /// The opacities and drawn parts that a variable value leaves of the layers; empty where it leaves everything.
    package var variations: [LayerState]
    /// Whether a pen draws the symbol, or removes it, during the replacement: what it has drawn of an outline does not
    /// morph.
    package var isDrawn: Bool

    package init(
        name: String, subject: MotionSubject, outlines: [Path], looks: [String] = [], variations: [LayerState] = [],
        isDrawn: Bool = false
    ) {
        self.name = name
        self.subject = subject
        self.outlines = outlines
        self.looks = looks
        self.variations = variations
        self.isDrawn = isDrawn
    }

    /// Returns what a variable value leaves of a layer.
    func variation(_ layer: Int) -> LayerState {
        variations.indices.contains(layer) ? variations[layer] : .identity
    }

    /// Whether a variable value draws a part of a layer or of its match in another symbol, or an effect draws or
    /// removes them meanwhile: what a pen has drawn of an outline does not morph into what it has drawn of another.
    func isDrawnInPart(_ layer: Int, or match: Int, of other: ReplaceSide) -> Bool {
        let (before, after) = (variation(layer).draw, other.variation(match).draw)
        return before != after || !before.isFull && !before.isEmpty || isDrawn || other.isDrawn
    }
}

/// A part of the picture while one symbol replaces another.
package struct ReplacePiece: Hashable, Sendable {
    /// The layer that the piece shows.
    package enum Content: Hashable, Sendable {
        /// A layer of the old symbol.
        case old(Int)
        /// A layer of the new symbol.
        case new(Int)
        /// The outlines of a layer at a progress from 0 to 1 of their morph into those of another.
        case morph(old: Int, new: Int, PathMorph, progress: Double)
        /// A layer with the outlines of one symbol, the new one where the piece belongs to it, at a progress from 0 to
        /// 1 of the change of its paint and of what a variable value leaves of it.
        case vary(old: Int, new: Int, progress: Double)
    }

    /// The layer that the piece shows.
    package var content: Content
    /// The state in which the layer shows.
    package var state: LayerState
    /// Whether the piece belongs to the new symbol where the sides are isolated.
    package var isNew: Bool

    package init(_ content: Content, _ state: LayerState = .identity, isNew: Bool? = nil) {
        self.content = content
        self.state = state
        self.isNew = isNew ?? content.isNew
    }
}

extension ReplacePiece.Content {
    /// Whether the piece shows a layer of the new symbol alone.
    var isNew: Bool {
        if case .new = self { true } else { false }
    }
}

/// The replacement of one symbol by another, as a pure function of time.
///
/// Both symbols are in one space, in which the guide box of the new one is centred on that of the old one, on its
/// baseline.
package protocol ReplaceMotion: Sendable {
    /// The duration in seconds, from which the new symbol is at rest.
    var length: Double { get }
    /// Returns what is painted at a time in seconds, from back to front; up to 0 it is the old symbol at rest, and from
    /// `length` the new one.
    func pieces(at t: Double) -> [ReplacePiece]
    /// Whether the erasers of each symbol clear nothing of the other.
    var isolatesSides: Bool { get }
    /// Whether isolated sides add up instead of covering each other, so that what both paint alike does not change
    /// during a cross-fade.
    var addsSides: Bool { get }
    /// Returns the regions in which each isolated side shows, which is the intersection of all its regions; `nil` if
    /// both show everywhere.
    func regions(at t: Double) -> (old: [Path], new: [Path])?
    /// The layers that take each other's place; empty where the symbols have nothing to do with each other.
    var succession: LayerSuccession { get }
}

extension ReplaceMotion {
    package var succession: LayerSuccession { LayerSuccession() }
    package var isolatesSides: Bool { false }
    package var addsSides: Bool { false }
    package func regions(at t: Double) -> (old: [Path], new: [Path])? { nil }
}

extension ReplaceSide {
    /// Returns every layer at rest.
    func still(_ content: (Int) -> ReplacePiece.Content) -> [ReplacePiece] {
        subject.layers.indices.map { ReplacePiece(content($0)) }
    }
}
