internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolText

/// What a template's classes and rules say of its layers, as far as a version of the format can.
struct TemplateRules {
    private let drawing: TemplateDrawing
    private let version: Int

    init(_ drawing: TemplateDrawing, _ version: Int) {
        self.drawing = drawing
        self.version = version
    }

    /// Erasers came with version 4; before, what they would clear stays.
    func holds(_ layer: TemplateDrawing.Layer) -> Bool { version >= 4 || layer.clearing != .erases }

    func classes(of layer: TemplateDrawing.Layer, _ place: Int) -> String {
        let preview = version >= 5 ? "SFSymbolsPreviewWireframe" : "SFSymbolsPreview000000"
        return (names(of: layer, place).map(\.name) + [preview]).joined(separator: " ")
    }

    /// The style block, with a rule for each mode of each layer.
    var style: String {
        let layers = drawing.layers.enumerated().filter { holds($0.element) }
        let names = layers.map { self.names(of: $0.element, $0.offset) }
        var rules: [String] = version >= 6 ? [defaults].compactMap { $0 } : []
        for mode in Mode.allCases {
            for ((_, layer), names) in zip(layers, names) {
                guard let name = names.first(where: { $0.mode == mode }) else { continue }
                rules.append(".\(name.name) {\(declarations(of: layer, mode).joined(separator: ";"))}")
            }
        }
        return " <style>" + rules.joined(separator: "\n") + "</style>\n"
    }

    private enum Mode: CaseIterable { case monochrome, multicolor, hierarchical }

    private func names(of layer: TemplateDrawing.Layer, _ place: Int) -> [(mode: Mode, name: String)] {
        let color: String =
            switch layer.color {
            case nil, .tint?: "tintColor"
            case .named(let name, _)?: name
            case .custom?: "custom"
            }
        let names: [(Mode, String)] = [
            (.monochrome, "monochrome-\(place)"), (.multicolor, "multicolor-\(place):\(color)"),
            (.hierarchical, "hierarchical-\(place):\(layer.level.rawValue)")
        ]
        return names.filter { version >= 4 || $0.0 != .monochrome }
    }

    private func declarations(of layer: TemplateDrawing.Layer, _ mode: Mode) -> [String] {
        var declarations: [String] = []
        if mode == .multicolor, case .custom(let color)? = layer.color {
            declarations.append("fill:\(color.hexadecimal)")
        }
        if version >= 4 { declarations += clearing(of: layer, mode) }
        if version >= 4, let threshold = layer.threshold {
            declarations.append("-sfsymbols-variable-threshold:\(decimal(threshold))")
        }
        if version >= 5 {
            if let group = layer.motionGroup { declarations.append("-sfsymbols-motion-group:\(group)") }
            if layer.pulses { declarations.append("-sfsymbols-always-pulses:true") }
        }
        if version >= 6 {
            if !layer.tags.isEmpty { declarations.append("-sfsymbols-layer-tags:\(layer.tags.joined(separator: " "))") }
            if layer.rotates { declarations.append("-sfsymbols-always-rotates:true") }
        }
        if version >= 7, let span = layer.drawSpan {
            declarations.append("-sfsymbols-variable-draw:\(decimal(span.start)) \(decimal(span.span))")
        }
        if drawing.mirrorsInRightToLeft, let group = layer.unmirroredGroup {
            declarations.append("-insignia-unmirrored-group:\(group)")
        }
        return declarations
    }

    private func clearing(of layer: TemplateDrawing.Layer, _ mode: Mode) -> [String] {
        let clears = ["opacity:0.0", "-sfsymbols-clear-behind:true"]
        switch (layer.clearing, mode) {
        case (.none, _), (.gap, _): return []
        case (.erases, _), (.knocksOut, .monochrome), (.knocksOut(paintsHierarchy: false), .hierarchical): return clears
        case (.knocksOut, _): return ["-sfsymbols-clear-behind:true"]
        }
    }

    private var defaults: String? {
        var declarations: [String] = []
        switch drawing.defaults.wiggle {
        case .clockwise?: declarations.append("-sfsymbols-wiggle-style:clockwise")
        case .counterclockwise?: declarations.append("-sfsymbols-wiggle-style:counterclockwise")
        case .linear(let angle)?:
            declarations += ["-sfsymbols-wiggle-style:linear", "-sfsymbols-wiggle-angle:\(decimal(angle))"]
        case nil: break
        }
        if let clockwise = drawing.defaults.rotatesClockwise {
            declarations.append("-sfsymbols-rotates-clockwise:\(clockwise)")
        }
        if drawing.defaults.variableValueMode == .draw, version >= 7 {
            declarations.append("-sfsymbols-variable-value-mode:draw")
        }
        return declarations.isEmpty ? nil : ".defaults {\(declarations.joined(separator: ";"))}"
    }

    /// With a digit before the point, as the format writes it.
    private func decimal(_ value: Double) -> String {
        let text = SVGNumberFormat(decimals: 4).string(value)
        return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}

extension Color {
    /// `#RRGGBB`.
    fileprivate var hexadecimal: String {
        "#"
            + [red, green, blue].map { channel in
                let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
