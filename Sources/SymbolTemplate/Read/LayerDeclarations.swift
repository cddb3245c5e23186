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

    /// The properties that are read here or with the layer's parts.
    enum Property: String, CaseIterable {
        case fill, opacity
        case clearBehind = "-sfsymbols-clear-behind"
        case variableThreshold = "-sfsymbols-variable-threshold"
        case variableDraw = "-sfsymbols-variable-draw"
        case motionGroup = "-sfsymbols-motion-group"
        case layerTags = "-sfsymbols-layer-tags"
        case unmirroredGroup = "-insignia-unmirrored-group"
        case alwaysPulses = "-sfsymbols-always-pulses"
        case alwaysRotates = "-sfsymbols-always-rotates"
        case alwaysBreathes = "-sfsymbols-always-breathes"
        case indices = "-sfsymbols-indices"
        case fillAction = "-sfsymbols-fill-action"
    }

    private mutating func read(_ name: String, _ value: String) {
        guard let property = Property(rawValue: name) else {
            traits.others[name] = value
            return faults.check(name, among: Property.allCases.lazy.map(\.rawValue))
        }
        func flag() -> Bool { faults.known(value.flag, of: name, expected: "true or false") ?? false }
        switch property {
        case .fill: fill = faults.known(try? Color(css: value), of: name, expected: Self.color)
        case .opacity:
            let fraction = faults.known(value.fraction, of: name, expected: "a number from 0 to 1")
            opacity = fraction.map { min(max($0, 0), 1) } ?? 1
        case .clearBehind: clearsBehind = flag()
        case .variableThreshold:
            let threshold = value.firstNumber.flatMap { 0...1 ~= $0 ? $0 : nil }
            traits.variableThreshold = faults.known(threshold, of: name, expected: "a number from 0 to 1")
        case .variableDraw:
            let draw = faults.known(
                Layer.VariableDraw(value), of: name, expected: "two numbers from 0 to 1, the start and the span")
            // The last declaration wins, whether it can be read or not.
            (traits.variableDraw, traits.others[name]) = (draw, draw == nil ? value : nil)
        case .motionGroup:
            traits.motionGroup = faults.known(Int16(value), of: name, expected: "a whole number").map(Int.init)
        case .layerTags: traits.tags = value.words
        case .unmirroredGroup: traits.unmirroredGroup = value
        case .alwaysPulses: traits.alwaysPulses = flag()
        case .alwaysRotates: traits.alwaysRotates = flag()
        case .alwaysBreathes: traits.alwaysBreathes = flag()
        case .indices, .fillAction: break  // read with the layer's parts
        }
    }

    /// Describes what is expected of a fill.
    static let color = "a colour such as #FF9500"
}

extension Layer.VariableDraw {
    /// Reads the start and the span.
    fileprivate init?(_ text: String) {
        let numbers = text.words.compactMap { $0.finiteNumber }
        guard numbers.count == 2, numbers.allSatisfy({ 0...1 ~= $0 }) else { return nil }
        self.init(start: numbers[0], span: numbers[1])
    }
}

extension StringProtocol {
    /// The text as a number; nil when it is not a number or is not finite.
    var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}

extension SymbolDefaults {
    private enum Property: String, CaseIterable {
        case wiggleStyle = "-sfsymbols-wiggle-style"
        case wiggleAngle = "-sfsymbols-wiggle-angle"
        case rotatesClockwise = "-sfsymbols-rotates-clockwise"
        case variableValueMode = "-sfsymbols-variable-value-mode"
        case drawReversesMotionGroups = "-sfsymbols-draw-reverses-motion-groups"
    }

    /// Reads the rule `.defaults`.
    init(_ declarations: [Declaration], _ faults: inout AnnotationFaults) {
        self.init()
        func value<Value>(_ property: Property, _ expected: String, _ read: (String) -> Value?) -> Value? {
            let name = property.rawValue
            return declarations[name].flatMap { faults.known(read($0), of: name, expected: expected) }
        }
        func flag(_ property: Property) -> Bool? { value(property, "true or false", \.flag) }
        let style = value(.wiggleStyle, "clockwise, counterclockwise, linear or back-and-forth") { style in
            WiggleStyle(style: style, angle: nil).map { _ in style }
        }
        wiggle = WiggleStyle(style: style, angle: value(.wiggleAngle, "degrees", \.finiteNumber))
        rotatesClockwise = flag(.rotatesClockwise)
        variableValueMode = value(.variableValueMode, "color or draw") { VariableValueMode(rawValue: $0) }
        drawReversesMotionGroups = flag(.drawReversesMotionGroups)
        for name in declarations.map(\.property) where Property(rawValue: name) == nil {
            faults.check(name, among: Property.allCases.lazy.map(\.rawValue))
        }
    }
}
