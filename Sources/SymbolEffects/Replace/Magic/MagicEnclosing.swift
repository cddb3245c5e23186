internal import SymbolGeometry

extension MagicMatching {
    /// The plan for a drawing that the other symbol's filled enclosure cuts out; nil for any other two.
    ///
    /// No layer is the same in both: what one paints the other clears.
    var enclosingActions: [MagicAction]? {
        let (going, coming) = (pair.old.cutEnclosure, pair.new.cutEnclosure)
        guard (going == nil) != (coming == nil), isOneDrawing,
            !matches.contains(where: { $0.old == going || $0.new == coming })
        else { return nil }
        return pair.old.indices.map { MagicAction($0 == going ? .uncover : .clipOut, old: $0, unit: [$0]) }
            + pair.new.indices.map { MagicAction($0 == coming ? .enclose : .clipIn, new: $0, unit: [$0]) }
    }

    private var isOneDrawing: Bool {
        pair.sharesStem
            || pair.old.indices.contains { i in pair.new.indices.contains { j in !pair.commonTags(i, j).isEmpty } }
    }
}

extension MagicSide {
    /// The enclosure out of which all else is cut; nil where anything is painted on it, or lies behind it.
    ///
    /// What is painted in it like itself is its ground, restored between two cuts.
    fileprivate var cutEnclosure: Int? {
        guard let place = indices.first(where: { roles[$0] == .enclosure && layers[$0].paints }) else { return nil }
        let others = indices.filter { $0 != place }
        let isCut = others.allSatisfy { other in
            other > place
                && (!layers[other].paints
                    || !looks[other].isEmpty && looks[other] == looks[place] && isInside(other, place))
        }
        return isCut && others.contains { !layers[$0].paints } ? place : nil
    }
}
