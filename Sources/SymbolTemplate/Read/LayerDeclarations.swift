internal import SymbolColor
internal import SymbolDrawing
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// What the rule of a layer's class declares (the properties that templates of versions 3 to 7 write).
struct LayerDeclarations {
    private(set) var fill: Color?
    private(set) var opacity = 1.0
    private(set) var clearsBehind = false
    private(set) var traits = Layer.Traits()

    init(_ declarations: [Declaration]) {
        for declaration in declarations { read(declaration.property, declaration.value) }
    }

    private mutating func read(_ property: String, _ value: String) {
        func numbers() -> [Double] { value.words.compactMap { $0.finiteNumber } }
        switch property {
        case "fill": fill = try? Color(css: value)
        case "opacity": opacity = numbers().first.map { min(max($0, 0), 1) } ?? 1
        case "-sfsymbols-clear-behind": clearsBehind = value == "true"
        case "-sfsymbols-variable-threshold": traits.variableThreshold = numbers().first
        case "-sfsymbols-variable-draw":
            let numbers = numbers()
            // The last declaration wins, whether it can be read or not.
            (traits.variableDraw, traits.others[property]) = (nil, nil)
            if numbers.count == 2 {
                traits.variableDraw = Layer.VariableDraw(start: numbers[0], span: numbers[1])
            } else {
                traits.others[property] = value
            }
        case "-sfsymbols-motion-group": traits.motionGroup = Int16(value).map(Int.init)
        case "-sfsymbols-layer-tags": traits.tags = value.words
        case "-insignia-unmirrored-group": traits.unmirroredGroup = value
        case "-sfsymbols-always-pulses": traits.alwaysPulses = value == "true"
        case "-sfsymbols-always-rotates": traits.alwaysRotates = value == "true"
        case "-sfsymbols-always-breathes": traits.alwaysBreathes = value == "true"
        case "-sfsymbols-indices", "-sfsymbols-fill-action": break  // read with the layer's parts
        default: traits.others[property] = value
        }
    }
}

extension StringProtocol {
    /// The number that the text is; nil for another text, and for what no finite number holds.
    var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}

extension SymbolDefaults {
    /// Reads the rule `.defaults`.
    init(_ declarations: [Declaration]) {
        self.init()
        wiggle = WiggleStyle(
            style: declarations["-sfsymbols-wiggle-style"],
            angle: declarations["-sfsymbols-wiggle-angle"]?.finiteNumber)
        rotatesClockwise = declarations["-sfsymbols-rotates-clockwise"].map { $0 == "true" }
        variableValueMode = declarations["-sfsymbols-variable-value-mode"].flatMap { VariableValueMode(rawValue: $0) }
        drawReversesMotionGroups = declarations["-sfsymbols-draw-reverses-motion-groups"].map { $0 == "true" }
    }
}
