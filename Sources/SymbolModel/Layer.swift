public import SymbolColor
internal import SymbolDrawing
/// The rendering modes that files hold layers for.
public enum LayerMode: String, CaseIterable, Hashable, Sendable {
    case monochrome, hierarchical, multicolor
}

/// A layer of one rendering mode: shapes of the variant filled together by the nonzero rule.
public struct Layer: Hashable, Sendable {
    /// One step in building the layer's shape, in order.
    public struct Part: Hashable, Sendable {
        public enum Action: String, Hashable, Sendable { case draw, erase }

        public var action: Action
        public var outlines: Outlines

        public init(_ action: Action, _ outlines: Outlines) {
            self.action = action
            self.outlines = outlines
        }
    }

    public enum Outlines: Hashable, Sendable {
        /// Places among the variant's shapes.
        case shapes([Int])
        /// Places among the subpaths of all the variant's shapes taken together.
        case subpaths([Int])
    }

    /// The number in the layer's class: 0 is the bottom.
    public var index: Int
    public var role: Role
    public var parts: [Part]
    /// 0…1.
    public var opacity: Double
    /// The layer first clears, inside its outline, what the symbol has painted below it.
    public var clearsBehind: Bool
    public var traits: Traits

    public init(
        index: Int, role: Role = .plain, parts: [Part], opacity: Double = 1, clearsBehind: Bool = false,
        traits: Traits = Traits()
    ) {
        self.index = index
        self.role = role
        self.parts = parts
        self.opacity = opacity
        self.clearsBehind = clearsBehind
        self.traits = traits
    }
}

extension Layer {
    /// What colours the layer.
    public enum Role: Hashable, Sendable {
        /// The one colour of the monochrome mode.
        case plain
        case level(HierarchyLevel)
        case color(LayerColor)
    }

    /// How the layer answers to values and effects.
    public struct Traits: Hashable, Sendable {
        /// Variable colour: at 0 the layer is lit by any value above 0, else by values from the threshold on.
        public var variableThreshold: Double?
        /// Variable draw: the layer is drawn while the value goes from `start` to `start + span`.
        public var variableDraw: VariableDraw?
        /// Layers of one group move as one; 0 moves first.
        public var motionGroup: Int?
        public var tags: [String] = []
        public var alwaysPulses = false
        public var alwaysRotates = false
        public var alwaysBreathes = false
        /// Declarations that have no meaning here, kept as they are written.
        public var others: [String: String] = [:]

        public init() {}
    }

    public struct VariableDraw: Hashable, Sendable {
        public var start: Double
        public var span: Double

        public init(start: Double, span: Double) {
            self.start = start
            self.span = span
        }
    }
}

/// Importance in the hierarchical mode, with the opacity it stands for (Apple Human Interface Guidelines, SF Symbols).
public enum HierarchyLevel: String, CaseIterable, Hashable, Sendable {
    case primary, secondary, tertiary

    public var opacity: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}

/// A colour of the multicolor mode as files name it.
public enum LayerColor: Hashable, Sendable {
    /// `tintColor`: the colour of the view.
    case tint
    /// A system colour or one of the user's own; `fallback` is the file's `fill`.
    case named(String, fallback: Color?)
    /// `custom`: the file's own `fill`.
    case custom(Color)
}
