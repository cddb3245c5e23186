internal import SymbolGeometry

extension MagicMatching {
    /// The plan for a drawing that is cut out of the other symbol's filled enclosure; `nil` for any other pair of
    /// symbols.
    ///
    /// No layers match: what one symbol paints, the other clears.
    var enclosingActions: [MagicAction]? {
        let (outgoing, incoming) = (pair.old.cutEnclosure, pair.new.cutEnclosure)
        guard (outgoing == nil) != (incoming == nil), isOneDrawing,
            !pair.old.hasFrame(but: outgoing), !pair.new.hasFrame(but: incoming),
            !matches.contains(where: { $0.old == outgoing || $0.new == incoming })
        else { return nil }
        return pair.old.indices.map { MagicAction($0 == outgoing ? .uncover : .fadeOut, old: $0, unit: [$0]) }
            + pair.new.indices.map { MagicAction($0 == incoming ? .enclose : .fadeIn, new: $0, unit: [$0]) }
    }

    private var isOneDrawing: Bool {
        pair.sharesStem
            || pair.old.indices.contains { i in pair.new.indices.contains { j in !pair.commonTags(i, j).isEmpty } }
    }
}

extension MagicSide {
    /// Whether there is another frame around the drawing, which does not become part of a hole.
    fileprivate func hasFrame(but enclosure: Int?) -> Bool { indices.contains { $0 != enclosure && isFrame($0) } }

    /// The enclosure from which everything else is cut out; `nil` if anything is painted on it or lies behind it.
    ///
    /// A layer inside the enclosure with the same paint is its ground, restored between two cuts.
    fileprivate var cutEnclosure: Int? {
        guard let layer = indices.first(where: { roles[$0] == .enclosure && layers[$0].paints }) else { return nil }
        let others = indices.filter { $0 != layer }
        let isCut = others.allSatisfy { other in
            other > layer
                && (!layers[other].paints
                    || !looks[other].isEmpty && looks[other] == looks[layer] && isInside(other, layer))
        }
        return isCut && others.contains { !layers[$0].paints } ? layer : nil
    }
}
