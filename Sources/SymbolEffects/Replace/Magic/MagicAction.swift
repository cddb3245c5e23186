/// The treatment of one layer, or of two that are the same, in a magic replacement.
package struct MagicAction: Hashable, Sendable, Encodable {
    package enum Kind: String, CaseIterable, Hashable, Sendable, Encodable {
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
        /// New to a symbol that stays, or left by it: it appears, or disappears, in its own place.
        case appear, disappear
        /// The room of a layer that both symbols have: it goes where that goes.
        case ride
        /// The outline of a shape and its filled form: a counter that closes, or opens.
        case fill
        /// A filled enclosure that grows over a drawing, which it cuts out, or shrinks from it.
        case enclose, uncover
        /// Shown where a counter or an enclosure that opens or closes shows its symbol.
        case clipIn, clipOut
    }

    /// The evidence that two layers are the same, or of what a layer is for.
    package enum Rule: String, CaseIterable, Hashable, Sendable, Encodable {
        /// `-sfsymbols-layer-tags` in common.
        case tags
        /// The same outlines, in one place or in another and larger or smaller.
        case paths
        /// The same part of the symbol: slash, badge, enclosure, or the outline and filled form of one contour.
        case roles
        /// Outlines that are nearly the same, in symbols whose names have their stem in common.
        case name
    }

    package var kind: Kind
    /// The index of the layer in the symbol that goes.
    package var old: Int?
    /// The index of the layer in the symbol that comes.
    package var new: Int?
    /// Nil for a layer that nothing is like.
    package var rule: Rule?
    /// What the rule went by, such as a tag or a role.
    package var note: String?
    /// For one that comes or goes: the layers of its symbol that move with it, itself included; for a room that rides,
    /// what it rides on too.
    package var unit: [Int]

    package init(
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
    package var description: String {
        let name = kind.rawValue + String(repeating: " ", count: max(0, 11 - kind.rawValue.count))
        let places = [old.map { "old \($0)" }, new.map { "new \($0)" }].compactMap { $0 }.joined(separator: " → ")
        let reason = [rule?.rawValue, note].compactMap { $0 }.joined(separator: " ")
        return name + places + (reason.isEmpty ? "" : "  (\(reason))")
    }
}
