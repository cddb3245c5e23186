package import SymbolModel

extension TemplateArtwork {
    /// Returns the symbol reduced to what a version of the format supports, and what was lost.
    package func adapted(toVersion version: Int) -> (artwork: TemplateArtwork, losses: VersionLosses) {
        let source = version >= 6 && isMadeOfSubpaths ? self : flatteningLayerTree().artwork
        var (artwork, losses) = (source, VersionLosses())
        if version < 4 {
            artwork = source.windingAlike().unitingErasers().erasingByHoles()
            (losses.cutouts, losses.filledCutouts) = (source.cutouts, artwork.cutouts)
        }
        for feature in LayerFeature.all where feature.since > version {
            if artwork.remove(feature) { losses.features.append(feature.name) }
        }
        if version < 4 {
            let unpainted = source.monochromeOmissions
            if !unpainted.isEmpty { losses.features.append("outlines that monochrome leaves out") }
            if source.layers[.monochrome, default: []].contains(where: { 0 < $0.opacity && $0.opacity < 1 }) {
                losses.features.append("opacities in monochrome")
            }
            artwork = artwork.withoutErasers(of: source, removing: unpainted)
        }
        artwork.reduceDefaults(to: version, &losses)
        if version < 6, source.variants.values.contains(where: { $0.shapes.contains { !$0.drawKeyframes.isEmpty } }) {
            artwork = artwork.redrawn { $0.drawKeyframes = [] }
            losses.features.append("draw guides")
        }
        return (artwork, losses)
    }

    /// Reduces the defaults to those that a version of the format supports.
    private mutating func reduceDefaults(to version: Int, _ losses: inout VersionLosses) {
        if version < 7, defaults.variableValueMode == .draw {
            // The default says how variable values draw; layers have that feature from the same version on.
            defaults.variableValueMode = nil
            let feature = LayerFeature.drawnByValue
            if !losses.features.contains(feature) { losses.features.append(feature) }
        }
        if version < 6 {
            // The rendering mode is an attribute of the file itself, which every version may have.
            var kept = SymbolDefaults()
            kept.renderingMode = defaults.renderingMode
            if defaults != kept { losses.features.append("animation defaults") }
            defaults = kept
        }
    }

    /// The number of outlines that a mode cuts out without painting them.
    private var cutouts: Int {
        Set(layers.values.joined().filter { $0.clearsBehind && $0.opacity == 0 }.map { Set($0.shapeIndices) }).count
    }

    /// Removes a property from all layers and returns whether any of them had it.
    private mutating func remove(_ feature: LayerFeature) -> Bool {
        var wasPresent = false
        for (mode, layers) in layers {
            self.layers[mode] = layers.map { layer in
                var layer = layer
                if feature.remove(&layer) { wasPresent = true }
                return layer
            }
        }
        return wasPresent
    }

    /// The shapes that other modes or none paint and monochrome, though it has layers, does not.
    ///
    /// Hidden shapes without a layer are not among them: they take up space, and nothing paints them anyway.
    private var monochromeOmissions: Set<Int> {
        guard let own = layers[.monochrome] else { return [] }
        let others = layers.filter { $0.key != .monochrome }.values.joined().flatMap(\.shapeIndices)
        let painted = variants.values.flatMap { variant in
            variant.shapes.indices.filter { variant.shapes[$0].isPainted }
        }
        return Set(others + painted).subtracting(own.flatMap(\.shapeIndices))
    }

    /// Returns the artwork without the layers that only erase, the outlines used by nothing else, the monochrome
    /// layers, and other shapes.
    ///
    /// What an eraser of the source does not lie on is left neither as an eraser nor as a hole: it erases nothing.
    private func withoutErasers(of source: TemplateArtwork, removing others: Set<Int>) -> TemplateArtwork {
        var artwork = self
        artwork.layers[.monochrome] = nil
        artwork.layers = artwork.layers.mapValues { $0.filter { $0.opacity > 0 } }.filter { !$0.value.isEmpty }
        let assigned = layers.values.reduce(into: Set<Int>()) { $0.formUnion($1.flatMap(\.shapeIndices)) }
        let kept = artwork.layers.values.reduce(into: Set<Int>()) { $0.formUnion($1.flatMap(\.shapeIndices)) }
        let erasing = Self.erasedShapes(in: layers)
        let idle = Self.erasedShapes(in: source.layers).subtracting(assigned)
        return artwork.removing(shapes: assigned.subtracting(kept).intersection(erasing).union(idle).union(others))
    }

    /// The shapes that monochrome does not paint.
    private static func erasedShapes(in layers: [LayerMode: [Layer]]) -> Set<Int> {
        Set((layers[.monochrome] ?? []).filter { $0.opacity == 0 }.flatMap(\.shapeIndices))
    }
}

/// What a version of the format does not support of a symbol.
package struct VersionLosses: Hashable, Sendable {
    /// The names of the features.
    package var features: [String] = []
    /// The number of outlines that are cut out of the symbol.
    package var cutouts = 0
    /// The number of outlines, among those that are cut out, that no hole can represent, so that they are filled.
    package var filledCutouts = 0
}

/// A property of a layer, and the version of the format that introduced it.
private struct LayerFeature: Sendable {
    let name: String
    let since: Int
    /// Removes the property from a layer and returns whether it was present.
    let remove: @Sendable (inout Layer) -> Bool

    private init<Value: Equatable & Sendable>(
        _ name: String, since: Int, _ property: any WritableKeyPath<Layer, Value> & Sendable, none: Value
    ) {
        (self.name, self.since) = (name, since)
        remove = { layer in
            defer { layer[keyPath: property] = none }
            return layer[keyPath: property] != none
        }
    }

    static let drawnByValue = "layers that are drawn by value"

    static let all: [LayerFeature] = [
        LayerFeature("erasers", since: 4, \Layer.clearsBehind, none: false),
        LayerFeature("variable values", since: 4, \Layer.traits.variableThreshold, none: nil),
        LayerFeature("motion groups", since: 5, \Layer.traits.motionGroup, none: nil),
        LayerFeature("pulsing layers", since: 5, \Layer.traits.alwaysPulses, none: false),
        LayerFeature("tags", since: 6, \Layer.traits.tags, none: []),
        LayerFeature("rotating layers", since: 6, \Layer.traits.alwaysRotates, none: false),
        LayerFeature("breathing layers", since: 6, \Layer.traits.alwaysBreathes, none: false),
        LayerFeature(drawnByValue, since: 7, \Layer.traits.variableDraw, none: nil)
    ]
}
