package import SymbolGeometry
package import SymbolModel

/// One of the two symbols of a replacement.
package struct ReplaceSide: Hashable, Sendable {
    /// The symbol's dotted name.
    package var name: String
    package var subject: MotionSubject
    /// What each layer of the subject fills, in symbol space, by the nonzero rule; for an eraser what it clears.
    package var outlines: [Path]
    /// Equal for layers that are painted alike; empty where that does not matter.
    package var looks: [String]

    package init(name: String, subject: MotionSubject, outlines: [Path], looks: [String] = []) {
        self.name = name
        self.subject = subject
        self.outlines = outlines
        self.looks = looks
    }
}

/// A part of the picture while one symbol replaces another.
package struct ReplacePiece: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// A layer of the symbol that goes.
        case old(Int)
        /// A layer of the symbol that comes.
        case new(Int)
        /// The outlines of a layer on their way to those of another, 0…1; no way where either encloses nothing.
        case morph(old: Int, new: Int, PathMorph?, progress: Double)
    }

    package var content: Content
    package var state: LayerState

    package init(_ content: Content, _ state: LayerState = .identity) {
        self.content = content
        self.state = state
    }
}

/// The replacement of one symbol by another, as a pure function of time.
///
/// Both are in one space: the new symbol's guide box has been set about the old one's middle, on its baseline.
package protocol ReplaceMotion: Sendable {
    /// Seconds; from then on the new symbol stands as its still does.
    var length: Double { get }
    /// What is painted at a time, from the back. Up to 0 all of the old symbol at rest, from `length` on all of the
    /// new.
    func pieces(at t: Double) -> [ReplacePiece]
    /// Whether neither symbol's erase layers clear anything of the other's.
    var isolatesSides: Bool { get }
    /// Whether the sides, which are isolated, add up, rather than that one lies over the other: what both paint alike
    /// then stays as it is while one fades and the other comes.
    var addsSides: Bool { get }
    /// Where each symbol shows at a time, of sides that are isolated: within all of its regions. Nil where both do
    /// everywhere.
    func regions(at t: Double) -> (old: [Path], new: [Path])?
}

extension ReplaceMotion {
    package var isolatesSides: Bool { false }
    package var addsSides: Bool { false }
    package func regions(at t: Double) -> (old: [Path], new: [Path])? { nil }
}

extension ReplaceSide {
    /// Every layer at rest.
    func still(_ content: (Int) -> ReplacePiece.Content) -> [ReplacePiece] {
        subject.layers.indices.map { ReplacePiece(content($0)) }
    }
}
