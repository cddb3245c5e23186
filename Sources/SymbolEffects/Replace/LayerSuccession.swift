/// The layers of two symbols that take each other's place, so that what moves one passes into what moves the other.
package struct LayerSuccession: Hashable, Sendable {
    /// The layer of the new symbol that follows a layer of the old one.
    package private(set) var successors: [Int: Int] = [:]
    /// The layer of the old symbol that a layer of the new one follows.
    package private(set) var predecessors: [Int: Int] = [:]

    /// Whether no layer takes another's place.
    package var isEmpty: Bool { successors.isEmpty }

    /// Creates the succession of layers that match; a knockout that moves along with one of them follows as it does.
    init(_ actions: [MagicAction] = []) {
        for case (let old?, let new?) in actions.map({ ($0.old, $0.new) }) {
            (successors[old], predecessors[new]) = (new, old)
        }
        for action in actions where action.kind == .ride {
            guard let owner = action.unit.last else { continue }
            if let old = action.old { successors[old] = successors[owner] }
            if let new = action.new { predecessors[new] = predecessors[owner] }
        }
    }
}
