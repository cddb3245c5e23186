public import SymbolColor
internal import SymbolDrawing

/// The rendering modes that files hold layers for, and of which a symbol may prefer one.
public enum LayerMode: String, CaseIterable, Hashable, Sendable {
    /// One colour for all layers.
    case monochrome
    /// One colour in up to three opacities, by the level of each layer.
    case hierarchical
    /// The colours that the file names.
    case multicolor
}

/// A layer of one rendering mode: shapes of the variant filled together by the nonzero rule.
package struct Layer: Hashable, Sendable {
    /// One step in building the layer's shape, in order.
    package struct Part: Hashable, Sendable {
        package enum Action: String, Hashable, Sendable { case draw, erase }

        package var action: Action
        package var outlines: Outlines

        package init(_ action: Action, _ outlines: Outlines) {
            self.action = action
            self.outlines = outlines
        }
    }

    package enum Outlines: Hashable, Sendable {
        /// Places among the variant's shapes.
        case shapes([Int])
        /// Places among the subpaths of all the variant's shapes taken together.
        case subpaths([Int])
    }

    /// The number in the layer's class: 0 is the bottom.
    package var index: Int
    package var role: Role
    package var parts: [Part]
    /// 0…1.
    package var opacity: Double
    /// The layer first clears, inside its outline, what the symbol has painted below it.
    package var clearsBehind: Bool
    package var traits: Traits

    package init(
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
    /// The source of the layer's colour.
    package enum Role: Hashable, Sendable {
        /// The one colour of the monochrome mode.
        case plain
        case level(HierarchyLevel)
        case color(LayerColor)
    }

    /// The layer's response to variable values and effects.
    package struct Traits: Hashable, Sendable {
        /// Variable colour: at 0 the layer is lit by any value above 0, else by values from the threshold on.
        package var variableThreshold: Double?
        /// Variable draw: the layer is drawn while the value goes from `start` to `start + span`.
        package var variableDraw: VariableDraw?
        /// Layers of one group move as one; 0 moves first.
        package var motionGroup: Int?
        package var tags: [String] = []
        /// The name of the group that keeps its orientation where the symbol is mirrored; `nil` for what is mirrored.
        ///
        /// Layers of one group go to the other side together.
        package var unmirroredGroup: String?
        package var alwaysPulses = false
        package var alwaysRotates = false
        package var alwaysBreathes = false
        /// Declarations that have no meaning here, kept as they are written.
        package var others: [String: String] = [:]

        package init() {}
    }

    package struct VariableDraw: Hashable, Sendable {
        package var start: Double
        package var span: Double

        package init(start: Double, span: Double) {
            self.start = start
            self.span = span
        }
    }
}

/// A layer's importance in the hierarchical mode, with the opacity it stands for (Apple Human Interface Guidelines,
/// SF Symbols).
public enum HierarchyLevel: String, CaseIterable, Hashable, Sendable {
    /// The most important layers, which are opaque and take the first colour of a palette.
    case primary
    /// Layers that are half as opaque and take the second colour.
    case secondary
    /// Layers that are a quarter as opaque and take the third colour, or the second of two.
    case tertiary

    /// The opacity of the level in the hierarchical mode.
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
    /// The tint, which files call `tintColor`.
    case tint
    /// A system colour, such as `systemRedColor`, or one of the user's own by that name; `fallback` is drawn where there
    /// is neither.
    case named(String, fallback: Color?)
    /// A colour of the file's own.
    case custom(Color)
}
