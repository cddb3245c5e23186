internal import SymbolModel
internal import SymbolTemplate

extension Skeleton {
    /// Marks the layer from which the symbol is built up when it moves by layer.
    ///
    /// Parts that are attached to a body, such as a handle or legs, often lie behind it. A frame around a sign has a
    /// lower level than the sign and is no body, but it comes first anyway, since it lies behind.
    mutating func markBody() {
        guard layers.allSatisfy({ $0.motionGroup == nil }),
            let body = layers.firstIndex(where: { $0.clearing == .none && $0.level == .primary }),
            layers[body].strokes.contains(where: { $0.fillRole == .fills })
        else { return }
        layers[body].isBody = true
    }

    /// The symbol with a motion group for each layer: the one that the drawing specifies, or else one for each layer
    /// from back to front, in which the body comes first, or after an enclosure that lies behind it.
    ///
    /// A layer without a number that is cut out moves with the layer from which it is cut.
    var groupedForMotion: Skeleton {
        var skeleton = self
        let body = layers.contains(where: \.isBody) ? layers.first?.id == Self.enclosureID ? 1 : 0 : nil
        var (last, next): (Int?, Int) = (nil, 0)
        for (index, layer) in layers.enumerated() {
            if layer.isBody {
                last = body
            } else if layer.isCutFromOthers, last != nil {
                last = layer.motionGroup ?? last
            } else {
                if next == body { next += 1 }
                last = layer.motionGroup ?? next
                next += 1
            }
            skeleton.layers[index].motionGroup = last
        }
        if Set(skeleton.layers.map(\.motionGroup)).count < 2 {
            for index in layers.indices { skeleton.layers[index].motionGroup = nil }
        }
        return skeleton
    }
}

extension SkeletonLayer {
    fileprivate var isCutFromOthers: Bool {
        switch clearing {
        case .none, .knocksOut(paintsHierarchy: true): false
        case .erases, .restores, .knocksOut(paintsHierarchy: false): true
        }
    }
}
