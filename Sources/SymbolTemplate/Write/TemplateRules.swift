internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolText

/// The classes and rules that describe a template's layers.
struct TemplateRules {
    private let artwork: TemplateArtwork
    private let version: Int
    /// The layer tree; nil when the classes of shapes name their layers.
    let layerTree: TemplateLayerTree?
    /// The names of each shape's layers, keyed by the shape's index.
    private let names: [Int: [String]]

    init(_ artwork: TemplateArtwork, _ version: Int) {
        (self.artwork, self.version) = (artwork, version)
        var names: [Int: [String]] = [:]
        for mode in Self.modes {
            for layer in artwork.layers[mode] ?? [] {
                for shape in Set(layer.shapeIndices) { names[shape, default: []].append(layer.name(in: mode)) }
            }
        }
        self.names = names
        layerTree = TemplateLayerTree(artwork, Self.modes)
    }

    /// The modes in the order in which files name them.
    private static let modes: [LayerMode] = [.monochrome, .multicolor, .hierarchical]

    /// Returns the classes of the shape with the given index.
    func classes(of index: Int) -> String {
        let preview = version >= 5 ? "SFSymbolsPreviewWireframe" : "SFSymbolsPreview000000"
        return ((names[index] ?? []) + [preview]).joined(separator: " ")
    }

    /// The style block, with a rule for each layer of each mode.
    var style: String {
        let layers = Self.modes.flatMap { mode in (artwork.layers[mode] ?? []).map { (mode, $0) } }
        let rules = layers.map { mode, layer in
            "\(layer.selector(in: mode)) {\(Self.declarations(of: layer).joined(separator: ";"))}".markupEscaped
        }
        return " <style>" + ([defaults].compactMap { $0 } + rules + (layerTree?.rules ?? [])).joined(separator: "\n")
            + "</style>\n"
    }

    private static func declarations(of layer: Layer) -> [String] {
        var declarations = layer.paint
        let traits = layer.traits
        if let threshold = traits.variableThreshold {
            declarations.append("-sfsymbols-variable-threshold:\(decimal(threshold))")
        }
        declarations += layer.indices
        if let group = traits.motionGroup { declarations.append("-sfsymbols-motion-group:\(group)") }
        if traits.alwaysPulses { declarations.append("-sfsymbols-always-pulses:true") }
        if !traits.tags.isEmpty { declarations.append("-sfsymbols-layer-tags:\(traits.tags.joined(separator: " "))") }
        if traits.alwaysRotates { declarations.append("-sfsymbols-always-rotates:true") }
        if traits.alwaysBreathes { declarations.append("-sfsymbols-always-breathes:true") }
        if let span = traits.variableDraw {
            declarations.append("-sfsymbols-variable-draw:\(decimal(span.start)) \(decimal(span.span))")
        }
        if let group = traits.unmirroredGroup { declarations.append("-insignia-unmirrored-group:\(group)") }
        return declarations
            + traits.others.sorted { $0.key < $1.key }.map { "\(CSSText.identifier($0.key)):\($0.value)" }
    }

    private var defaults: String? {
        var declarations: [String] = []
        switch artwork.defaults.wiggle {
        case .clockwise?: declarations.append("-sfsymbols-wiggle-style:clockwise")
        case .counterClockwise?: declarations.append("-sfsymbols-wiggle-style:counterclockwise")
        case .linear(let angle)?:
            declarations += ["-sfsymbols-wiggle-style:linear", "-sfsymbols-wiggle-angle:\(Self.decimal(angle))"]
        case nil: break
        }
        if let clockwise = artwork.defaults.rotatesClockwise {
            declarations.append("-sfsymbols-rotates-clockwise:\(clockwise)")
        }
        if let mode = artwork.defaults.variableValueMode {
            declarations.append("-sfsymbols-variable-value-mode:\(mode.rawValue)")
        }
        if let reverses = artwork.defaults.drawReversesMotionGroups {
            declarations.append("-sfsymbols-draw-reverses-motion-groups:\(reverses)")
        }
        return declarations.isEmpty ? nil : ".defaults {\(declarations.joined(separator: ";"))}"
    }

    /// Formats a number with a digit before the decimal point, as the format requires.
    fileprivate static func decimal(_ value: Double) -> String { SVGNumberFormat(decimals: 4).decimal(value) }
}

extension Layer {
    /// Returns the rule's selector; the format does not escape the colon, though CSS would require it.
    fileprivate func selector(in mode: LayerMode) -> String {
        ".\(mode.rawValue)-\(index)\(role.suffix.map { ":" + CSSText.identifier($0) } ?? "")"
    }

    /// The declarations of the layer's paint.
    fileprivate var paint: [String] {
        var declarations: [String] = []
        switch role {
        case .color(.custom(let color)), .color(.named(_, fallback: let color?)):
            declarations.append("fill:\(color.hex.uppercased())")
        default: break
        }
        if opacity < 1 { declarations.append("opacity:\(opacity == 0 ? "0.0" : TemplateRules.decimal(opacity))") }
        if clearsBehind { declarations.append("-sfsymbols-clear-behind:true") }
        return declarations
    }
}
