/// How one symbol becomes another that is related to it: which layers the two have in common and what becomes of each.
///
/// The relation is data first, geometry second: tags, then outlines, then the parts that layers have; a common stem of
/// the names only makes outlines count as the same that are nearly so. The plan speaks of places of layers alone, so
/// that one made at a single weight and scale serves all of them.
package struct MagicPlan: Hashable, Sendable, Encodable {
    /// Whether a layer of the symbols themselves or of what encloses them is matched.
    ///
    /// A slash or a badge in common does not relate two symbols.
    package let isRelated: Bool
    /// In painting order, from the back; one for each layer, or for each two that are the same.
    package let actions: [MagicAction]

    package init(from old: ReplaceSide, to new: ReplaceSide) {
        let (oldSide, newSide) = (MagicSide(old), MagicSide(new))
        let matching = MagicMatching(oldSide, newSide)
        actions = matching.actions()
        let hasCommonBase = matching.matches.contains { match in
            newSide.layers[match.new].paints && [.base, .enclosure].contains(newSide.roles[match.new])
        }
        isRelated = hasCommonBase || matching.opening != nil || actions.allSatisfy { $0.kind == .keep }
    }
}

extension MagicPlan: CustomStringConvertible {
    /// A line for each action, below one that says so where the symbols are not related.
    package var description: String {
        ((isRelated ? [] : ["not related"]) + actions.map(\.description)).joined(separator: "\n")
    }
}
