internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel

extension [ResolvedLayer] {
    /// Returns the steps that paint the layers where none fades independently.
    ///
    /// Consecutive layers that have an opacity in common are composited as one, and what a variable value leaves
    /// undrawn shows behind them as a single ghost: if each layer were made translucent by itself, layers would be
    /// darker where they overlap.
    func still(_ states: [LayerState], showsGhosts: Bool = true) -> [DisplayItem] {
        let drawn = 0..<Swift.min(count, states.count)
        let sharesOpacity = drawn.contains { index in
            let art = self[index].art
            return art.ghost > 0 || SharedOpacity.Reason.allCases.contains { art.sharedOpacity($0).opacity < 1 }
        }
        guard sharesOpacity else { return drawn.flatMap { self[$0].items(states[$0], clearing: states[$0].opacity) } }
        var still = StillBuilder(layers: self, states: states, showsGhosts: showsGhosts)
        still.append(drawn, SharedOpacity.Reason.allCases[...], sharing: [])
        return still.items
    }
}

/// A builder of the steps that paint layers, group by group.
private struct StillBuilder {
    let layers: [ResolvedLayer]
    let states: [LayerState]
    let showsGhosts: Bool
    /// Whether what is undrawn is painted instead of what is drawn.
    private var paintsGhosts = false
    private(set) var items: [DisplayItem] = []

    init(layers: [ResolvedLayer], states: [LayerState], showsGhosts: Bool) {
        (self.layers, self.states, self.showsGhosts) = (layers, states, showsGhosts)
    }

    /// Appends layers that share opacities for some of the given reasons, apart from those that surrounding groups
    /// apply.
    mutating func append(
        _ range: Range<Int>, _ reasons: ArraySlice<SharedOpacity.Reason>, sharing shared: [SharedOpacity.Reason]
    ) {
        guard let reason = reasons.first else {
            items += range.flatMap { steps(of: $0, sharing: shared) }
            return
        }
        for (opacity, run) in runs(of: range, reason) {
            guard opacity < 1, overlap(run) else {
                appendContents(run, after: reason, reasons.dropFirst(), sharing: shared)
                continue
            }
            appendErasers(run)
            let content = nested {
                $0.appendContents(run, after: reason, reasons.dropFirst(), sharing: shared + [reason])
            }
            items.append(.group(DisplayGroup(opacity: opacity, items: content)))
        }
    }

    /// Appends layers in the same colour, with their ghost behind them.
    private mutating func appendContents(
        _ range: Range<Int>, after reason: SharedOpacity.Reason, _ reasons: ArraySlice<SharedOpacity.Reason>,
        sharing shared: [SharedOpacity.Reason]
    ) {
        let ghost = range.reduce(0) { max($0, layers[$1].art.ghost) }
        guard reason == .color, showsGhosts, ghost > 0 else { return append(range, reasons, sharing: shared) }
        appendErasers(range)
        let behind = nested {
            $0.paintsGhosts = true
            $0.append(range, reasons, sharing: shared)
        }
        let drawn = nested { $0.append(range, reasons, sharing: shared) }
        items += [.group(DisplayGroup(opacity: ghost, items: behind)), .group(DisplayGroup(items: drawn))]
    }

    private func nested(_ build: (inout StillBuilder) -> Void) -> [DisplayItem] {
        var inner = self
        inner.items = []
        build(&inner)
        return inner.items
    }

    /// Appends what layers clear of everything painted so far: within their own group they clear only that.
    private mutating func appendErasers(_ range: Range<Int>) {
        if items.isEmpty { return }
        items += range.flatMap { steps(of: $0, sharing: []) }.filter(\.erases)
    }

    private func steps(of index: Int, sharing shared: [SharedOpacity.Reason]) -> [DisplayItem] {
        let (layer, state) = (layers[index], states[index])
        return paintsGhosts
            ? layer.ghostItems(state, clearing: state.opacity, sharing: shared)
            : layer.items(state, clearing: state.opacity, sharing: shared)
    }

    /// Returns consecutive layers that share an opacity; those that only clear belong to the layers below them.
    private func runs(
        of range: Range<Int>, _ reason: SharedOpacity.Reason
    ) -> [(opacity: Double, layers: Range<Int>)] {
        var runs: [(shared: SharedOpacity, layers: Range<Int>)] = []
        for index in range {
            let last = runs.last
            let shared = layers[index].paints ? layers[index].art.sharedOpacity(reason) : last?.shared ?? .none
            if let last, last.shared == shared {
                runs[runs.count - 1].layers = last.layers.lowerBound..<index + 1
            } else {
                runs.append((shared, index..<index + 1))
            }
        }
        return runs.map { ($0.shared.opacity, $0.layers) }
    }

    /// Whether the boxes of any two layers that paint overlap.
    private func overlap(_ range: Range<Int>) -> Bool {
        let boxes = range.filter { layers[$0].paints && states[$0].visibleOpacity > 0 }.compactMap { index in
            layers[index].bounds?.transformed(by: states[index].transform)
        }
        return boxes.indices.contains { one in
            boxes[(one + 1)...].contains { boxes[one].intersection($0) != nil }
        }
    }
}

extension DisplayItem {
    fileprivate var erases: Bool {
        switch self {
        case .erase: true
        case .group(let group): group.erases
        case .fill, .stroke: false
        }
    }
}
