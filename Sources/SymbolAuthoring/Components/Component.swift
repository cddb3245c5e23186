internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// What can be made of a symbol by rule: `fill`, `slash`, an enclosure, a badge.
///
/// Written in the order in which names carry them.
package enum Component: Hashable, Sendable {
    case fill
    case slash
    case enclosure(Enclosure)
    case badge(Badge)

    /// Reads a dotted suffix: `slash.fill`, `circle`, `badge.plus`.
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

    /// What the components add to the label.
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

    /// All suffixes of one component, for messages.
    package static let suffixes =
        ["fill", "slash"] + Enclosure.allCases.map(\.rawValue) + Badge.allCases.map { "badge." + $0.rawValue }
}

extension Skeleton {
    /// The symbol with components; its name carries their suffix.
    package func composed(_ components: [Component], suffix: String) -> Skeleton {
        var skeleton = self
        let fillsEnclosure = components.contains { if case .enclosure = $0 { true } else { false } }
        for component in components {
            switch component {
            case .fill where fillsEnclosure: skeleton = skeleton.fillingEnclosure
            case .fill: skeleton = skeleton.filled()
            case .slash: skeleton = skeleton.slashed(across: skeleton.regularInk)
            case .enclosure(let enclosure): skeleton = skeleton.enclosed(in: enclosure)
            case .badge(let badge): skeleton = skeleton.badged(badge)
            }
        }
        skeleton.name = "\(name).\(suffix)"
        (skeleton.composedFrom, skeleton.variants) = (stem, [])
        // Signs in enclosures stand in rows, where one look counts more than a symbol's own.
        if fillsEnclosure { skeleton.renderingMode = nil }
        skeleton.title = skeleton.title.map { $0 + Component.words(for: components) }
        return skeleton
    }

    /// What `fills` becomes solid, what is `cut` is cut out.
    ///
    /// `seam` is what the widths of cuts that part a body count in at most, in grid units, and `rim` the part of their
    /// width that strokes around a body keep. `paintsCuts` is whether multicolor paints a cut in its own colour, where
    /// nothing that is painted has that one.
    func filled(seam: Double = .infinity, rim: Double = 1, paintsCuts: Bool = true) -> Skeleton {
        var skeleton = self
        let colors = Set(layers.filter { $0.strokes.contains { $0.inFill(rim) != nil } }.map(\.color))
        let painted = layers.filter { $0.clearing == .none }.flatMap(\.strokes).compactMap { $0.inFill(rim) }
        skeleton.layers = layers.flatMap { layer -> [SkeletonLayer] in
            var (body, cuts) = (layer, layer)
            body.strokes = layer.strokes.compactMap { $0.inFill(rim) }
            let holes = layer.strokes.filter { $0.fillRole == .cut || $0.fillRole == .fillOnlyCut }
            cuts.strokes = holes.map { $0.settled.cutting(through: painted, widths, seam: seam) }
            // What parts a body reaches beyond its edge, and is no part of it.
            let isInside = holes.allSatisfy { $0.fillRole == .cut } && cuts.strokes == holes.map(\.settled)
            let isPainted = paintsCuts && isInside && layer.color != nil && !colors.contains(layer.color)
            cuts.clearing = isPainted ? .knocksOut(paintsHierarchy: false) : .erases
            // What is painted in the outline moves with what it is cut from.
            if layer.strokes.contains(where: { $0.fillRole == .cut }) { cuts.motionGroup = nil }
            return [body, cuts].filter { !$0.strokes.isEmpty }
        }
        skeleton.raiseLevels()
        return skeleton
    }

    /// Makes what is painted on the highest level primary, where what was has been cut out.
    private mutating func raiseLevels() {
        let painted = layers.indices.filter { layers[$0].clearing == .none }
        guard let highest = painted.map({ layers[$0].level }).max(by: { $0.opacity < $1.opacity }) else { return }
        for place in painted where layers[place].level == highest { layers[place].level = .primary }
    }

    /// The outline variant, in which what only fills have is left out.
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
    /// As it is in the fill variant, where the stroke around a body keeps a part of its width; nil where it is not, or
    /// is cut out there.
    fileprivate func inFill(_ rim: Double) -> SkeletonStroke? {
        var stroke = settled
        switch fillRole {
        case .cut, .fillOnlyCut, .outlineOnly: return nil
        case .same: return stroke
        case .fillOnly: break
        case .fills: stroke.isSolid = true
        }
        if stroke.isSolid { stroke.width *= rim }
        return stroke
    }

    /// With its role played.
    fileprivate var settled: SkeletonStroke {
        var stroke = self
        stroke.fillRole = .same
        return stroke
    }
}
