internal import SymbolModel
internal import SymbolText

/// The group `LayerTree` of versions 6 and later: layers made of subpaths, some in steps that draw and erase.
struct TemplateLayerTree {
    /// The parts that layers of several modes are made of.
    private struct Branch {
        let parts: [Layer.Part]
        /// The number of the first step, counted through the whole file.
        let firstStep: Int
        var classes: [String] = []
    }

    private var branches: [Branch] = []

    /// Creates the tree; nil when layers are made of whole shapes.
    init?(_ artwork: TemplateArtwork, _ modes: [LayerMode]) {
        guard artwork.isMadeOfSubpaths else { return nil }
        var indices: [[Layer.Part]: [Int]] = [:]
        var steps = 0
        for mode in modes {
            // Layers of one mode may have equal parts.
            var occurrences: [[Layer.Part]: Int] = [:]
            for layer in artwork.layers[mode] ?? [] {
                let number = occurrences[layer.parts, default: 0]
                occurrences[layer.parts] = number + 1
                if number == indices[layer.parts, default: []].count {
                    indices[layer.parts, default: []].append(branches.count)
                    branches.append(Branch(parts: layer.parts, firstStep: steps))
                    if !layer.isLeaf { steps += layer.parts.count }
                }
                guard let index = indices[layer.parts]?[number] else { continue }
                branches[index].classes.append(layer.name(in: mode))
            }
        }
    }

    /// The rules of the steps.
    var rules: [String] {
        branches.filter { !$0.parts.isLeaf }.flatMap { branch in
            branch.parts.enumerated().map { number, part in
                let declarations = ["-sfsymbols-fill-action:\(part.action.rawValue)"] + part.indices
                return ".\(Self.name(branch.firstStep + number)) {\(declarations.joined(separator: ";"))}"
            }
        }
    }

    var markup: String { " <g id=\"LayerTree\">\n\(branches.map(Self.markup).joined()) </g>\n" }

    private static func markup(of branch: Branch) -> String {
        let head = "  <g class=\"\(branch.classes.joined(separator: " ").markupEscaped)\""
        guard !branch.parts.isLeaf else { return head + "/>\n" }
        let steps = branch.parts.indices.map { "   <g class=\"\(name(branch.firstStep + $0))\"/>\n" }
        return head + ">\n\(steps.joined())  </g>\n"
    }

    private static func name(_ step: Int) -> String { "shapeGroupLayer-\(step)" }
}

extension TemplateArtwork {
    /// Whether all layers are made of subpaths.
    var isMadeOfSubpaths: Bool {
        let parts = layers.values.joined().flatMap(\.parts)
        return !parts.isEmpty && parts.allSatisfy(\.isOfSubpaths)
    }
}

extension Layer {
    fileprivate var isLeaf: Bool { parts.isLeaf }

    /// The declaration of the subpaths of a layer that is not made in steps.
    var indices: [String] { isLeaf ? parts.flatMap(\.indices) : [] }
}

extension [Layer.Part] {
    /// Whether the parts are a leaf, a single part that draws, rather than steps.
    fileprivate var isLeaf: Bool { count == 1 && self[0].action == .draw }
}

extension Layer.Part {
    var isOfSubpaths: Bool {
        if case .subpaths = outlines { true } else { false }
    }

    fileprivate var indices: [String] {
        guard case .subpaths(let indices) = outlines, !indices.isEmpty else { return [] }
        return ["-sfsymbols-indices:" + indices.map(String.init).joined(separator: " ")]
    }
}
