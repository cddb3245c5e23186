package import SymbolModel
package import SymbolText

/// The contents of a file, as `insignia inspect` prints them.
///
/// Lengths in templates are in 1/100 em, with y pointing down and the origin where the baseline meets the left margin;
/// lengths in icons are in the picture's own pixels.
package struct Inspection: Encodable, Sendable {
    /// The kind of file: an SF Symbols template or a plain icon.
    package enum Kind: String, Encodable, Sendable { case template, icon }

    /// A rectangle, given by its top-left corner and its size.
    package struct Box: Encodable, Sendable {
        package var x, y, width, height: Double
    }

    /// The guide lines of one scale.
    package struct Guide: Encodable, Sendable {
        /// The name of the scale.
        package var scale: String
        /// The y-coordinates of the lines on the file's page.
        package var baseline, capline: Double
    }

    /// The measures of one variant.
    package struct VariantSummary: Encodable, Sendable {
        /// The name of the variant, such as `Regular-M`.
        package var name: String
        /// Whether the file draws the variant; if not, it is interpolated.
        package var isDrawn: Bool
        /// The number of paths.
        package var paths: Int
        /// The number of paths with guides for the pen that draws them.
        package var guidedPaths: Int
        /// The distance from the left to the right margin.
        package var advance: Double
        /// Whether the file has margins for the variant.
        package var hasOwnMargins: Bool
        /// The distances from the margins to the ink; negative if the ink extends beyond a margin.
        package var leftSideBearing, rightSideBearing: Double
        /// The tight bounds of the outlines, and the rectangle between the margins and lines.
        package var ink, layoutBox: Box
    }

    /// The properties of one layer in one rendering mode.
    package struct LayerSummary: Encodable, Sendable {
        /// The rendering mode.
        package var mode: String
        /// The number in the layer's class; 0 is the bottom layer.
        package var index: Int
        /// The source of the layer's colour: the name in the file, or a colour.
        package var role: String
        /// The steps that build the layer's shape.
        package var parts: [String]
        /// The opacity of the layer, from 0 to 1.
        package var opacity: Double
        /// Whether the layer first clears what lies behind its outline.
        package var clearsBehind: Bool
        /// The value from which variable colour lights the layer; `nil` for a layer that is always lit.
        package var variableThreshold: Double?
        /// The start and the length of the range of values over which variable draw draws the layer.
        package var variableDraw: [Double]?
        /// The number of the layer's motion group; `nil` for none.
        package var motionGroup: Int?
        /// Whether the layer is marked for the effects pulse, rotate and breathe.
        package var alwaysPulses, alwaysRotates, alwaysBreathes: Bool
        /// The tags that the file gives the layer.
        package var tags: [String]
        /// Declarations that have no meaning to this package, by property.
        package var others: [String: String]
    }

    /// The defaults that the template gives for its animations and its variable value; each is `nil` if left open.
    package struct Defaults: Encodable, Hashable, Sendable {
        /// The style of the effect wiggle: `clockwise`, `counterclockwise` or `linear`.
        package var wiggleStyle: String?
        /// The angle of a linear wiggle in degrees.
        package var wiggleAngle: Double?
        /// Whether the effect rotate turns the symbol clockwise.
        package var rotatesClockwise: Bool?
        /// The property that a variable value changes: `color` or `draw`.
        package var variableValueMode: String?
        /// Whether draw effects take the motion groups in reverse.
        package var drawReversesMotionGroups: Bool?
    }

    /// The path of the file.
    package var file: String
    /// The name of the symbol.
    package var name: String
    /// The kind of file.
    package var kind: Kind
    /// The label in the file, or else one derived from the name.
    package var accessibilityLabel: String?
    /// Whether the symbol is mirrored in right-to-left layout.
    package var mirrorsInRightToLeft: Bool
    /// The mode in which automatic rendering draws the symbol; `nil` if it has no preference.
    package var preferredMode: String?
    /// The version of the template format; `nil` if the file names none.
    package var templateVersion: String?
    /// The guide lines of each scale.
    package var guides: [Guide] = []
    /// Every cell that the file provides, drawn or interpolated.
    package var variants: [VariantSummary] = []
    /// The layers of all rendering modes.
    package var layers: [LayerSummary] = []
    /// The template's defaults; `nil` if it has none.
    package var defaults: Defaults?
    /// The reason why some cells cannot be interpolated; `nil` if every cell is available.
    package var interpolation: String?
    /// The viewport and the tight bounds of an icon; `nil` for a template.
    package var viewport, ink: Box?
    /// The number of shapes in an icon; `nil` for a template.
    package var shapes: Int?
    /// The diagnostics about the file and about what makes the symbol hard to see at the requested size.
    package var diagnostics: [Diagnostic]
    /// The font of the text style that the symbol is to match; `nil` if none was given.
    package var font: TextFont?
    /// The size in points and the weight to which the diagnostics and the contrast apply.
    package var pointSize, weight: Double?
    /// The contrast in each requested appearance; empty if no background was given.
    package var contrast: [ContrastReport] = []
    /// The comparison with another state; `nil` if none was given.
    package var comparison: StateComparison?
}
