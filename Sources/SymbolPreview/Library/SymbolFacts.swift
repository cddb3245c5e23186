internal import Insignia

/// The facts from the file of a symbol that lists show and filter by.
struct SymbolFacts: Sendable {
    var label: String?
    var isTemplate = false
    var preferredMode: String?
    /// The features, in the order in which they are shown.
    var features: [Feature] = []
    /// The reason why the file cannot be read; nil where it can.
    var error: String?

    enum Feature: String, CaseIterable, Sendable {
        case multicolor, hierarchical, variable, draws, groups, mirrored, pulses, rotates, breathes, localized
    }

    init(_ symbol: Symbol) {
        (label, preferredMode) = (symbol.spokenLabel, symbol.preferredMode?.rawValue)
        var found: Set<Feature> = symbol.mirrorsInRightToLeft ? [.mirrored] : []
        if case .template(let artwork) = symbol.artwork {
            isTemplate = true
            found.formUnion(artwork.features)
        }
        features = Feature.allCases.filter(found.contains)
    }

    init(_ error: FileError) { self.error = "\(error)" }
}

extension TemplateArtwork {
    fileprivate var features: Set<SymbolFacts.Feature> {
        let traits = layers.values.joined().map(\.traits)
        let has: [(SymbolFacts.Feature, Bool)] = [
            (.multicolor, layers[.multicolor] != nil),
            (.hierarchical, Set((layers[.hierarchical] ?? []).map(\.role)).count > 1),
            (.variable, traits.contains { $0.variableThreshold != nil || $0.variableDraw != nil }),
            (.draws, variants.values.contains { $0.shapes.contains { !$0.drawKeyframes.isEmpty } }),
            (.groups, Set(traits.compactMap(\.motionGroup)).count > 1),
            (.pulses, traits.contains(where: \.alwaysPulses)), (.rotates, traits.contains(where: \.alwaysRotates)),
            (.breathes, traits.contains(where: \.alwaysBreathes))
        ]
        return Set(has.filter(\.1).map(\.0))
    }
}
