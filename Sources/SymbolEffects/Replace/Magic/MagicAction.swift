/// The treatment of one layer, or of two matching layers, in a magic replacement.
package struct MagicAction: Hashable, Sendable, Encodable {
    /// The kind of treatment.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Encodable {
        /// The layers are the same: the new symbol's layer stands still.
        case keep
        /// The layers have the same shape: the new layer moves from the old one's position and size to its own.
        case move
        /// The old outlines morph into the new ones.
        case morph
        /// The layers match by role or tags, but their outlines do not correspond: one fades into the other.
        case crossFade
        /// The layer is revealed or hidden along the slash, together with its knockout.
        case slashOn, slashOff
        /// The layer grows in its corner or shrinks there, together with its knockout.
        case badgeIn, badgeOut
        /// The layer has no match and appears or disappears as in a plain replacement.
        case replaceIn, replaceOut
        /// The layer has no match in a symbol that otherwise stays: it appears or disappears where it is.
        case appear, disappear
        /// The layer is the knockout of a layer that both symbols have, and moves along with it.
        case ride
        /// The layers are the outline and the filled form of a shape, with a counter that closes or opens.
        case fill
        /// The layer is a filled enclosure that appears behind a drawing, which it cuts out, or disappears.
        case enclose, uncover
        /// The layer belongs to a drawing that fades into its cut-out in an enclosure, or to that cut-out.
        case fadeIn, fadeOut
        /// The layer shows wherever a counter that opens or closes shows its symbol.
        case clipIn, clipOut
    }

    /// The evidence that two layers match, or for the role of a layer.
    package enum Rule: String, CaseIterable, Hashable, Sendable, Encodable {
        /// The layers share tags of `-sfsymbols-layer-tags`.
        case tags
        /// The layers have the same outlines, perhaps at another position and size.
        case paths
        /// The layers have the same role: slash, badge or enclosure, or the outline and filled form of one contour.
        case roles
        /// The layers have nearly the same outlines, and the symbols' names have the same stem.
        case name
    }

    /// The kind of treatment.
    package var kind: Kind
    /// The index of the layer in the old symbol.
    package var old: Int?
    /// The index of the layer in the new symbol.
    package var new: Int?
    /// The evidence for the match or the role; `nil` for a layer without a match.
    package var rule: Rule?
    /// The detail that the rule was based on, such as a tag or a role.
    package var note: String?
    /// For a layer that appears or disappears, the layers of its symbol that move with it, including itself; for a
    /// knockout that moves along with a layer, also that layer.
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
    /// A one-line description, such as `keep       old 0 → new 0  (tags bell)`.
    package var description: String {
        let name = kind.rawValue + String(repeating: " ", count: max(0, 11 - kind.rawValue.count))
        let layers = [old.map { "old \($0)" }, new.map { "new \($0)" }].compactMap { $0 }.joined(separator: " → ")
        let reason = [rule?.rawValue, note].compactMap { $0 }.joined(separator: " ")
        return name + layers + (reason.isEmpty ? "" : "  (\(reason))")
    }
}
