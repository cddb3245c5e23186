internal import SymbolModel
internal import SymbolTemplate

extension Skeleton {
    /// The symbol with the details of bodies behind the bodies' outlines, which a detail in another colour would
    /// otherwise cross where it ends on them.
    var withDetailsBehindOutlines: Skeleton {
        var skeleton = self
        for index in layers.indices where layers[index].isDetail {
            let position = skeleton.layers.positionBehindOutlines(ofDetail: index)
            skeleton.layers.insert(skeleton.layers.remove(at: index), at: position)
        }
        return skeleton
    }
}

extension [SkeletonLayer] {
    /// Returns the index of the backmost outline that the detail can lie behind, or its own when there is none.
    fileprivate func positionBehindOutlines(ofDetail index: Int) -> Int {
        let detail = self[index]
        let passed = indices[..<index].reversed().prefix { self[$0].canLie(before: detail) }
        return passed.last { self[$0].isOutline && self[$0].level != detail.level } ?? index
    }
}

extension SkeletonLayer {
    /// Whether the layer is cut out of a body in the fill variant, and drawn on it in the outline variant.
    ///
    /// Dots, such as hubs and eyes, end on no outline, which might cover all of them.
    fileprivate var isDetail: Bool {
        isPlain && !strokes.allSatisfy(\.isDot)
            && strokes.allSatisfy { $0.fillRole == .cut || $0.fillRole == .outlineOnly }
    }

    fileprivate var isOutline: Bool { strokes.contains { $0.fillRole == .fills } }

    private var isPlain: Bool { clearing == .none && gap == nil }

    /// Returns whether the layer may cover a detail that used to cover it: what is solid would hide the detail.
    fileprivate func canLie(before detail: SkeletonLayer) -> Bool {
        let isHigher = level.opacity > detail.level.opacity || level == detail.level && !isDetail
        return isPlain && isHigher && strokes.allSatisfy { !$0.isSolid }
    }
}
