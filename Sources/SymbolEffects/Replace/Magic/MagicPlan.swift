/// A plan of how one symbol turns into another that is related to it: which layers match, and how each is treated.
///
/// Data takes precedence over geometry: first tags, then outlines, then the roles of layers. A common stem of the names
/// only makes outlines match that are nearly the same. The plan refers to layers by index alone, so that one made at a
/// single weight and scale serves all of them.
package struct MagicPlan: Hashable, Sendable, Encodable {
    /// Whether a layer of the symbols themselves, or an enclosure, is matched.
    ///
    /// A common slash or badge does not make two symbols related.
    package let isRelated: Bool
    /// The actions in painting order, from back to front: one for each layer or pair of matching layers.
    package let actions: [MagicAction]

    /// Whether one symbol is the filled form of the other, with a drawing inside.
    var fills: Bool { actions.contains { $0.kind == .fill } }

    /// Makes a plan for two symbols.
    package init(from old: ReplaceSide, to new: ReplaceSide) {
        let (oldSide, newSide) = (MagicSide(old), MagicSide(new))
        let matching = MagicMatching(oldSide, newSide)
        actions = matching.actions()
        isRelated = matching.hasCommonBase || matching.openingActions != nil || actions.allSatisfy { $0.kind == .keep }
    }
}

extension MagicPlan: CustomStringConvertible {
    /// A description with one line for each action, below the line `not related` if the symbols are not related.
    package var description: String {
        ((isRelated ? [] : ["not related"]) + actions.map(\.description)).joined(separator: "\n")
    }
}
