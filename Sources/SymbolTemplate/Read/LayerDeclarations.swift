internal import SymbolColor
internal import SymbolDrawing
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// The declarations in the rule of a layer's class, with the properties of template versions 3 to 7.
struct LayerDeclarations {
    private(set) var fill: Color?
    private(set) var opacity = 1.0
    private(set) var clearsBehind = false
    private(set) var traits = Layer.Traits()
    private(set) var faults: AnnotationFaults = [:]

    init(_ declarations: [Declaration]) {
        for declaration in declarations { read(declaration.property, declaration.value) }
    }

    private mutating func read(_ property: String, _ value: String) {
        func flag() -> Bool { faults.known(value.flag, of: property, expected: "true or false") ?? false }
        switch property {
        case "fill": fill = try? Color(css: value)
        case "opacity":
            let fraction = faults.known(value.fraction, of: property, expected: "a number from 0 to 1")
            opacity = fraction.map { min(max($0, 0), 1) } ?? 1
        case "-sfsymbols-clear-behind": clearsBehind = flag()
        case "-sfsymbols-variable-threshold":
            traits.variableThreshold = faults.known(
                value.firstNumber, of: property, expected: "a number from 0 to 1")
        case "-sfsymbols-variable-draw":
            let draw = faults.known(
                Layer.VariableDraw(value), of: property, expected: "two numbers from 0 to 1, the start and the span")
            // The last declaration wins, whether it can be read or not.
            (traits.variableDraw, traits.others[property]) = (draw, draw == nil ? value : nil)
        case "-sfsymbols-motion-group":
            let group = faults.known(Int16(value), of: property, expected: "a whole number")
            traits.motionGroup = group.map(Int.init)
        case "-sfsymbols-layer-tags": traits.tags = value.words
        case "-insignia-unmirrored-group": traits.unmirroredGroup = value
        case "-sfsymbols-always-pulses": traits.alwaysPulses = flag()
        case "-sfsymbols-always-rotates": traits.alwaysRotates = flag()
        case "-sfsymbols-always-breathes": traits.alwaysBreathes = flag()
        case "-sfsymbols-indices", "-sfsymbols-fill-action": break  // read with the layer's parts
        default: traits.others[property] = value
        }
    }
}

extension Layer.VariableDraw {
    /// Reads the start and the span.
    fileprivate init?(_ text: String) {
        let numbers = text.words.compactMap { $0.finiteNumber }
        guard numbers.count == 2 else { return nil }
        self.init(start: numbers[0], span: numbers[1])
    }
}

extension StringProtocol {
    /// The text as a number; nil when it is not a number or is not finite.
    var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}

extension SymbolDefaults {
    /// Reads the rule `.defaults`.
    init(_ declarations: [Declaration], _ faults: inout AnnotationFaults) {
        self.init()
        func value<Value>(_ property: String, _ expected: String, _ read: (String) -> Value?) -> Value? {
            declarations[property].flatMap { faults.known(read($0), of: property, expected: expected) }
        }
        func flag(_ property: String) -> Bool? { value(property, "true or false", \.flag) }
        let style = value("-sfsymbols-wiggle-style", "clockwise, counterclockwise, linear or back-and-forth") { style in
            WiggleStyle(style: style, angle: nil).map { _ in style }
        }
        wiggle = WiggleStyle(style: style, angle: value("-sfsymbols-wiggle-angle", "degrees", \.finiteNumber))
        rotatesClockwise = flag("-sfsymbols-rotates-clockwise")
        variableValueMode = value("-sfsymbols-variable-value-mode", "color or draw") { VariableValueMode(rawValue: $0) }
        drawReversesMotionGroups = flag("-sfsymbols-draw-reverses-motion-groups")
    }
}
