/// Two layers that match.
struct MagicMatch: Hashable, Sendable {
    var old: Int
    var new: Int
    var kind: MagicAction.Kind
    var rule: MagicAction.Rule
    var note: String?
    /// For the knockout of a matched layer, the index of that layer in the old symbol.
    var owner: Int?
    /// The weight of the match where not all matches agree with the painting orders.
    var weight: Int
}
