internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// A component that can be added to a symbol by rule: `fill`, `slash`, an enclosure or a badge.
///
/// The cases are in the order in which symbol names list them.
package enum Component: Hashable, Sendable {
    /// The filled variant.
    case fill
    /// A line across the symbol.
    case slash
    /// A shape around the symbol.
    case enclosure(Enclosure)
    /// A small sign in a corner of the symbol.
    case badge(Badge)

    /// Reads a dotted suffix such as `slash.fill`, `circle` or `badge.plus`; nil when it contains anything else.
    package static func list(_ suffix: String) -> [Component]? {
        var words = suffix.split(separator: ".").map(String.init)[...]
        var components: [Component] = []
        while let word = words.popFirst() {
            if word == "fill" {
                components.append(.fill)
            } else if word == "slash" {
                components.append(.slash)
            } else if let enclosure = Enclosure(rawValue: word) {
                components.append(.enclosure(enclosure))
            } else if word == "badge", let badge = words.popFirst().flatMap({ Badge(rawValue: $0) }) {
                components.append(.badge(badge))
            } else {
                return nil
            }
        }
        return components.isEmpty ? nil : components
    }

    /// Returns the words that the components add to the label.
    static func words(for components: [Component]) -> String {
        let words = components.compactMap { component -> String? in
            switch component {
            case .fill: "filled"
            case .slash: "crossed out"
            case .enclosure(let enclosure): "in a \(enclosure.rawValue)"
            case .badge(let badge): "with \(badge.label)"
            }
        }
        return words.isEmpty ? "" : ", " + words.joined(separator: ", ")
    }

    /// All suffixes of a single component, for messages.
    package static let suffixes =
        ["fill", "slash"] + Enclosure.allCases.map(\.rawValue) + Badge.allCases.map { "badge." + $0.rawValue }
}

extension Skeleton {
    /// Returns the symbol with components, with their suffix appended to its name.
    package func composed(_ components: [Component], suffix: String) -> Skeleton {
        var skeleton = self
        let fillsEnclosure = components.contains { if case .enclosure = $0 { true } else { false } }
        for component in components {
            switch component {
            case .fill where fillsEnclosure: skeleton = skeleton.fillingEnclosure
            case .fill: skeleton = skeleton.filled()
            case .slash: skeleton = skeleton.slashed(across: skeleton.regularInkBounds)
            case .enclosure(let enclosure): skeleton = skeleton.enclosed(in: enclosure)
            case .badge(let badge): skeleton = skeleton.badged(badge)
            }
        }
        skeleton.name = "\(name).\(suffix)"
        (skeleton.composedFrom, skeleton.variants) = (stem, [])
        // Signs in enclosures appear in rows, where a uniform rendering matters more than a symbol's own preference.
        if fillsEnclosure { skeleton.renderingMode = nil }
        skeleton.title = skeleton.title.map { $0 + Component.words(for: components) }
        return skeleton
    }

    /// Returns the fill variant, in which strokes that `fills` are solid and strokes to `cut` are cut out.
    ///
    /// - Parameters:
    ///   - seam: The greatest width of cuts that divide a body, in grid units.
    ///   - rim: The fraction of their width that strokes around a body keep.
    ///   - paintsCuts: Whether multicolor paints a cut in its own colour, provided that nothing else has that colour.
    /// - Returns: The skeleton of the fill variant.
    func filled(seam: Double = .infinity, rim: Double = 1, paintsCuts: Bool = true) -> Skeleton {
        var skeleton = self
        let colors = Set(layers.filter { $0.strokes.contains { $0.inFill(rim) != nil } }.map(\.color))
        let painted = layers.filter { $0.clearing == .none }.flatMap(\.strokes).compactMap { $0.inFill(rim) }
        skeleton.layers = layers.flatMap { layer -> [SkeletonLayer] in
            var (body, cuts) = (layer, layer)
            body.strokes = layer.strokes.compactMap { $0.inFill(rim) }
            let holes = layer.strokes.filter { $0.fillRole == .cut || $0.fillRole == .fillOnlyCut }
            cuts.strokes = holes.map { $0.resolved.cutting(through: painted, widths, seam: seam) }
            // A cut that divides a body extends beyond its edge, and is no part of it.
            let isInside = holes.allSatisfy { $0.fillRole == .cut } && cuts.strokes == holes.map(\.resolved)
            let isPainted = paintsCuts && isInside && layer.color != nil && !colors.contains(layer.color)
            cuts.clearing = isPainted ? .knocksOut(paintsHierarchy: false) : .erases
            // The gap lies around the body, not around its holes.
            cuts.gap = nil
            // A cut that is painted in the outline variant moves with the body.
            if layer.strokes.contains(where: { $0.fillRole == .cut }) { cuts.motionGroup = nil }
            return [body, cuts].filter { !$0.strokes.isEmpty }
        }
        skeleton.raiseLevels()
        return skeleton
    }

    /// Makes the highest level that is painted primary, in case the layers that had been primary are now cut out.
    private mutating func raiseLevels() {
        let painted = layers.indices.filter { layers[$0].clearing == .none }
        guard let highest = painted.map({ layers[$0].level }).max(by: { $0.opacity < $1.opacity }) else { return }
        for index in painted where layers[index].level == highest { layers[index].level = .primary }
    }

    /// The outline variant, without the strokes that belong only to fills.
    var outlined: Skeleton {
        var skeleton = self
        skeleton.layers = layers.compactMap { layer in
            var layer = layer
            layer.strokes = layer.strokes.filter { $0.fillRole != .fillOnly && $0.fillRole != .fillOnlyCut }
            return layer.strokes.isEmpty ? nil : layer
        }
        return skeleton
    }
}

extension SkeletonStroke {
    /// Returns the stroke as it appears in the fill variant; nil when it is absent or cut out there.
    ///
    /// A stroke around a body keeps the fraction `rim` of its width.
    fileprivate func inFill(_ rim: Double) -> SkeletonStroke? {
        var stroke = resolved
        switch fillRole {
        case .cut, .fillOnlyCut, .outlineOnly: return nil
        case .same: return stroke
        case .fillOnly: break
        case .fills: stroke.isSolid = true
        }
        if stroke.isSolid { stroke.width *= rim }
        return stroke
    }

    /// The stroke with its fill role already applied.
    fileprivate var resolved: SkeletonStroke {
        var stroke = self
        stroke.fillRole = .same
        return stroke
    }
}
