internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel

extension [ResolvedLayer] {
    /// Returns the steps that paint the layers in symbol space, each in its state.
    ///
    /// Layers that fade independently are drawn as a weighted mean of stills, each of which omits the layers that are
    /// fainter than its level, so that no layer shows through another or through a gap. A layer that complements
    /// another is in the stills that omit the other.
    package func items(_ states: [LayerState]) -> [DisplayItem] {
        guard count > 1, states.contains(where: { $0.visibleOpacity < 1 }) else { return still(states) }
        let levels = levels(states)
        guard let most = levels.last, most < 1 || levels.count > 1 else { return still(states) }
        func rest(from level: Double) -> [DisplayItem] { still(states.map { $0.shown(from: level) }) }
        if levels.count == 1 { return [.group(DisplayGroup(opacity: most, items: rest(from: most)))] }
        guard fadingOverlap(states) else { return still(states) }
        let stills = zip(levels, [0] + levels).map { level, below in
            DisplayItem.group(DisplayGroup(opacity: level - below, blend: .plusLighter, items: rest(from: level)))
        }
        return [.group(DisplayGroup(items: stills))]
    }

    /// Returns the opacities at which layers are visible or clear, in ascending order, up to the greatest visible one.
    private func levels(_ states: [LayerState]) -> [Double] {
        let visible = zip(self, states).filter { $0.paints && !$1.draw.isEmpty }.map {
            $1.levels(of: $1.visibleOpacity)
        }
        let most = visible.map(\.upperBound).max() ?? 0
        let cleared = states.map { $0.levels(of: $0.opacity) }
        return Set((visible + cleared).flatMap { [$0.lowerBound, $0.upperBound] })
            .filter { $0 > 0 && $0 <= most }.sorted()
    }

    /// Whether a layer that fades overlaps another one.
    private func fadingOverlap(_ states: [LayerState]) -> Bool {
        let shown = indices.filter { states[$0].opacity > 0 }
        let boxes = shown.map { self[$0].bounds?.transformed(by: states[$0].transform) }
        return shown.indices.contains { one in
            // Of very many layers, few fade at once.
            guard states[shown[one]].visibleOpacity < 1, let box = boxes[one] else { return false }
            return shown.indices.contains { $0 != one && boxes[$0]?.intersection(box) != nil }
        }
    }
}

extension LayerState {
    /// Returns the state in a still that omits everything fainter than a level.
    fileprivate func shown(from level: Double) -> LayerState {
        var state = self
        (state.opacity, state.paintOpacity) = (shows(opacity, level), shows(visibleOpacity, level))
        return state
    }

    private func shows(_ opacity: Double, _ level: Double) -> Double {
        let levels = levels(of: opacity)
        return levels.lowerBound < level && level <= levels.upperBound ? 1 : 0
    }

    /// Returns the levels, above the lower bound, whose stills contain a layer of an opacity.
    fileprivate func levels(of opacity: Double) -> ClosedRange<Double> {
        complements ? (1 - opacity)...1 : 0...opacity
    }
}
