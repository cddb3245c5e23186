/// A layer of one rendering mode: shapes of the variant that are filled together by the nonzero rule.
package struct Layer: Hashable, Sendable {
    /// One step in building the layer's shape; the steps apply in order.
    package struct Part: Hashable, Sendable {
        /// What the step does with its outlines.
        package enum Action: String, Hashable, Sendable { case draw, erase }

        /// What the step does with its outlines.
        package var action: Action
        /// The outlines that the step draws or erases.
        package var outlines: Outlines

        package init(_ action: Action, _ outlines: Outlines) {
            self.action = action
            self.outlines = outlines
        }
    }

    /// The outlines of the variant that a part is made of.
    package enum Outlines: Hashable, Sendable {
        /// Indices into the variant's shapes.
        case shapes([Int])
        /// Indices into the subpaths of all the variant's shapes taken together.
        case subpaths([Int])
    }

    /// The number in the layer's class; 0 is the bottom layer.
    package var index: Int
    /// The source of the layer's colour.
    package var role: Role
    /// The steps that build the layer's shape.
    package var parts: [Part]
    /// The opacity of the layer, from 0 to 1.
    package var opacity: Double
    /// Whether the layer first clears what the symbol has painted below it, inside its outline.
    package var clearsBehind: Bool
    /// The layer's response to variable values and effects.
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
    /// Returns the value from which variable colour lights a step of a file that gives no thresholds.
    ///
    /// It is 0 for the first of n steps and (round(100·k/n) + 1)/100 for step k, which are the values that Apple
    /// documents for 3 and 4 layers.
    package static func evenThreshold(ofStep step: Int, of count: Int) -> Double {
        step == 0 ? 0 : ((100 * Double(step) / Double(count)).rounded() + 1) / 100
    }

    /// The source of the layer's colour.
    package enum Role: Hashable, Sendable {
        /// The single colour of the monochrome mode.
        case plain
        /// The colour for a level of the hierarchical mode.
        case level(HierarchyLevel)
        /// A colour that the file names, in the multicolor mode.
        case color(LayerColor)
    }

    /// The layer's response to variable values and effects.
    package struct Traits: Hashable, Sendable {
        /// The value from which variable colour lights the layer; with a threshold of 0, any value above 0 lights it.
        package var variableThreshold: Double?
        /// The range of values over which variable draw draws the layer.
        package var variableDraw: VariableDraw?
        /// The number of the group of layers that move as one; group 0 moves first.
        package var motionGroup: Int?
        /// The tags that the file gives the layer, such as `slash` and `badge`.
        package var tags: [String] = []
        /// The name of the group that keeps its orientation when the symbol is mirrored; `nil` for a layer that is
        /// mirrored.
        ///
        /// Layers of one group move to the other side together. The group `mirrored` is none: its layers are mirrored,
        /// even slashes and badges.
        package var unmirroredGroup: String?
        /// The group of layers that are mirrored whatever they are.
        package static let mirrored = "none"
        /// Whether the layer is marked for the effect pulse.
        package var alwaysPulses = false
        /// Whether the layer is marked for the effect rotate.
        package var alwaysRotates = false
        /// Whether the layer is marked for the effect breathe.
        package var alwaysBreathes = false
        /// Declarations that have no meaning here, kept as they were written.
        package var others: [String: String] = [:]

        package init() {}
    }

    /// The range of variable values over which a layer is drawn.
    package struct VariableDraw: Hashable, Sendable {
        /// The value at which drawing begins, from 0 to 1.
        package var start: Double
        /// The length of the range from `start`.
        package var span: Double

        package init(start: Double, span: Double) {
            self.start = start
            self.span = span
        }
    }
}
