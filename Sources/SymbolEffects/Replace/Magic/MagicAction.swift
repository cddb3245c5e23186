/// What becomes of one layer, or of two that are the same, in a magic replacement.
public struct MagicAction: Hashable, Sendable, Encodable {
    public enum Kind: String, CaseIterable, Hashable, Sendable, Encodable {
        /// The same in both: the new symbol's layer stands still.
        case keep
        /// Of one shape: the new layer goes from the old one's place and size to its own.
        case move
        /// The old outlines turn into the new ones.
        case morph
        /// The same layer by its role or tags, but its outlines do not correspond: one fades into the other.
        case crossFade
        /// Revealed or hidden along the slash, with the room cleared for it.
        case slashOn, slashOff
        /// Grows in its corner, or shrinks, with the room cleared for it.
        case badgeIn, badgeOut
        /// Nothing in the other symbol is like it: it comes or goes as in a plain replacement.
        case replaceIn, replaceOut
    }

    /// What told that two layers are the same, or what a layer is for.
    public enum Rule: String, CaseIterable, Hashable, Sendable, Encodable {
        /// `-sfsymbols-layer-tags` in common.
        case tags
        /// The same outlines, in one place or in another and larger or smaller.
        case paths
        /// The same part of the symbol: slash, badge, enclosure, or the outline and filled form of one contour.
        case roles
        /// Outlines that are nearly the same, in symbols whose names have their stem in common.
        case name
    }

    public var kind: Kind
    /// A layer's place in the symbol that goes.
    public var old: Int?
    /// A layer's place in the symbol that comes.
    public var new: Int?
    /// Nil for a layer that nothing is like.
    public var rule: Rule?
    /// What the rule went by, such as a tag or a role.
    public var note: String?
    /// For one that comes or goes: the layers of its symbol that move with it, itself included.
    public var unit: [Int]

    public init(
        _ kind: Kind, old: Int? = nil, new: Int? = nil, rule: Rule? = nil, note: String? = nil, unit: [Int] = []
    ) {
        self.kind = kind
        self.old = old
        self.new = new
        self.rule = rule
        self.note = note
        self.unit = unit
    }
}

extension MagicAction: CustomStringConvertible {
    /// Such as `keep       old 0 → new 0  (tags bell)`.
    public var description: String {
        let name = kind.rawValue + String(repeating: " ", count: max(0, 11 - kind.rawValue.count))
        let places = [old.map { "old \($0)" }, new.map { "new \($0)" }].compactMap { $0 }.joined(separator: " → ")
        let reason = [rule?.rawValue, note].compactMap { $0 }.joined(separator: " ")
        return name + places + (reason.isEmpty ? "" : "  (\(reason))")
    }
}
