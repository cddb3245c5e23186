internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel

extension AnimatedSymbol {
    /// Returns regions in which the symbol shows, moved as effects move its largest layer: the counters that close or
    /// open are those of what encloses the others.
    func moving(_ regions: [Path], _ states: [LayerState]) -> [Path] {
        guard !regions.isEmpty else { return [] }
        let areas = subject.layers.map { layer in
            layer.paints ? layer.bounds.map { $0.width * $0.height } ?? 0 : 0
        }
        guard let largest = areas.indices.max(by: { areas[$0] < areas[$1] }), states.indices.contains(largest) else {
            return regions
        }
        let transform = states[largest].transform
        return transform == .identity ? regions : regions.map { $0.transformed(by: transform) }
    }
}
