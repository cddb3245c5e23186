internal import SymbolFiles

/// A JSON Schema of build files, for editors that complete and check them.
package enum BuildFileSchema {
    /// Returns the schema of one value or a list of at least one.
    private static func oneOrMore(_ value: String) -> String {
        #""anyOf": [\#(value), {"type": "array", "minItems": 1, "items": \#(value)}]"#
    }

    /// Returns the schema of one word or several.
    private static func words(_ words: String...) -> String {
        oneOrMore("{\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))]}")
    }

    /// The keys for how pictures are drawn, which the file, outputs and entries of the symbols have in common.
    private static let drawing = #"""
                "name": {"description": "How pictures are named, with \#(SpriteName.placeholders).", "type": "string"},
                "separator": {
                  "description": "Separates the folders in {folder} and {path}; a dash by default.",
                  "type": "string"},
                "weights": {"description": "Names or 100 to 900.", "$ref": "#/$defs/values"},
                "scales": {\#(words("small", "medium", "large"))},
                "rendering-modes": {
                  \#(words("automatic", "monochrome", "hierarchical", "palette", "multicolor"))},
                "appearances": {\#(words("light", "dark"))},
                "sizes": {"description": "Pixels at display scale 1.", "$ref": "#/$defs/values"},
                "point-sizes": {"description": "The size of the text beside it, in points.", "$ref": "#/$defs/values"},
                "text-styles": {
                  "description": "Such as body and headline: they determine size and weight, and are {size} in names.",
                  "$ref": "#/$defs/texts"},
                "dynamic-types": {
                  "description": "Text sizes that readers choose: xSmall to xxxLarge, ax1 to ax5.",
                  "$ref": "#/$defs/texts"},
                "platform": {"enum": ["ios", "ipados", "macos", "tvos", "visionos", "watchos"]},
                "emphasized": {"type": "boolean"}, "bold-text": {"type": "boolean"},
                "variable-values": {"description": "0 to 1, or percentages.", "$ref": "#/$defs/values"},
                "locales": {"$ref": "#/$defs/texts"},
                "effects": {
                  "description": "Such as bounce.up.byLayer; a mapping also has the options of the effects.",
                  \#(oneOrMore(##"{"$ref": "#/$defs/motion"}"##))},
                "tint": {"type": "string"}, "palette": {"type": "string"}, "background": {"type": "string"},
                "color-rendering": {"enum": ["flat", "gradient"]}, "inactive": {"enum": ["dim", "hide"]},
                "variable-mode": {"enum": ["color", "draw"]}, "variable-layers": {"type": "boolean"},
                "increase-contrast": {"type": "boolean"},
                "layout-direction": {
                  "description": "By default, that of the locale.", "enum": ["left-to-right", "right-to-left"]},
                "canvas": {"enum": ["layout", "square", "ink"]},
                "baseline": {"enum": ["exact", "pixel"]}, "rasterizer": {"enum": ["exact", "cairo"]},
                "fit": {"description": "Whether the whole motion is fitted into each of the sizes.", "type": "boolean"},
                "asset-colors": {"type": "string"}, "strict": {"type": "boolean"},
                "raise-limits": {"type": "integer", "minimum": 1, "maximum": 1000}
        """#

    /// The schema, as JSON.
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "insignia build file",
          "type": "object",
          "required": ["symbols"],
          "additionalProperties": false,
          "properties": {
            "symbols": {
              "description": "Files, folders, patterns; !pattern leaves out; a mapping also has drawing keys.",
              \#(oneOrMore(##"{"$ref": "#/$defs/entry"}"##))},
            \#(drawing),
            "display-scales": {"description": "Pixels per point.", "$ref": "#/$defs/values"},
            "goldens": {"description": "The folder of goldens.", "type": "string"},
            "tolerance": {
              "description": "exact, antialiasing, sampling, or fuzzy(0-2, 0-40); or by patterns for cases.",
              "type": ["string", "object"], "additionalProperties": {"type": "string"}},
            "lists": {
              "description": "exact, or off to compare only pixels and colours; or by patterns for cases.",
              "anyOf": [
                {"$ref": "#/$defs/lists"}, {"type": "object", "additionalProperties": {"$ref": "#/$defs/lists"}}]},
            "ignore": {
              "description": "Areas that are not compared, x y width height in points; or by patterns for cases.",
              "type": ["string", "array", "object"], "items": {"type": "string"},
              "additionalProperties": {"$ref": "#/$defs/texts"}},
            "times": {"description": "Seconds into each effect; film strips by default.", "$ref": "#/$defs/values"},
            "strip-fps": {"type": ["number", "string"]},
            "outputs": {\#(oneOrMore(##"{"$ref": "#/$defs/output"}"##))}
          },
          "$defs": {
            "texts": {\#(oneOrMore(#"{"type": "string"}"#))},
            "lists": {"enum": ["exact", "off"]},
            "values": {\#(oneOrMore(#"{"type": ["string", "number"]}"#))},
            "lengths": {"type": "array", "items": {"type": ["number", "string", "array"]}},
            "sdf": {"description": "Whether images are signed distance fields, for maps.", "type": "boolean"},
            "motion": {
              "type": ["string", "object"],
              "additionalProperties": false,
              "properties": {
                "effect": {"description": "One effect or several at once.", "$ref": "#/$defs/texts"},
                "to": {"description": "The file of the symbol that replaces each symbol.", "type": "string"},
                "timeline": {"description": "A timeline file, in place of effects.", "type": "string"},
                "repeat": {"description": "A number of times, periodic or continuous.", "type": ["integer", "string"]},
                "delay": {"description": "Seconds of rest between repetitions.", "type": ["number", "string"]},
                "speed": {"type": ["number", "string"]},
                "duration": {"description": "Seconds.", "type": ["number", "string"]},
                "reduce-motion": {"type": "boolean"},
                "name": {"description": "What the effect is called in the names of pictures.", "type": "string"}
              }
            },
            "entry": {
              "type": ["string", "object"],
              "additionalProperties": false,
              "properties": {
                "files": {"description": "Files, folders, patterns, !patterns.", "$ref": "#/$defs/texts"},
                "catalog": {"type": "string"}, "category": {"type": "string"}, "search": {"type": "string"},
                "variants": {"type": "boolean"},
                "sdf": {"$ref": "#/$defs/sdf"},
                "content": {
                  "description": "Left, top, right and bottom of the area for text, in points.",
                  "$ref": "#/$defs/lengths"},
                "stretch-x": {
                  "description": "Start and end of the part that stretches, or of several, in points.",
                  "$ref": "#/$defs/lengths"},
                "stretch-y": {"$ref": "#/$defs/lengths"},
                \#(drawing)
              }
            },
            "output": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "png": {"type": "string"}, "sheet": {"type": "string"}, "xcassets": {"type": "string"},
                "symbolset": {"type": "string"},
                "android": {"type": "string"}, "vectordrawable": {"type": "string"}, "svg": {"type": "string"},
                "svgs": {"type": "string"},
                "iconify": {"type": "string"},
                "module": {"description": "An ES module, as in symbols.mjs.", "type": "string"},
                "swift": {"type": "string"}, "kotlin": {"type": "string"}, "typescript": {"type": "string"},
                "c": {"type": "string"},
                "strips": {"type": "string"}, "apng": {"type": "string"},
                "gif": {"type": "string"}, "webp": {"type": "string"},
                "manifests": {
                  \#(words("maplibre", "texturepacker-hash", "texturepacker-array", "css", "css-mask"))},
                "padding": {"type": "integer", "minimum": 0, "maximum": 64}, "trim": {"type": "boolean"},
                "fps": {"type": ["number", "string"]},
                "loops": {
                  "description": "How many times an animated image plays; 0 plays it forever.", "type": "integer",
                  "minimum": 0, "maximum": 65535},
                "matte": {"description": "The opaque colour that frames of a GIF are blended with.", "type": "string"},
                "columns": {
                  "description": "Frames in each row of a strip; all are in one row by default.", "type": "integer",
                  "minimum": 1, "maximum": 100000},
                "extrude": {"type": "integer", "minimum": 0, "maximum": 64}, "power-of-two": {"type": "boolean"},
                "max-size": {
                  "description": "Pixels of a page's longer side.", "type": "integer", "minimum": 16, "maximum": 16384},
                "hash": {"description": "Whether file names contain a digest of the content.", "type": "boolean"},
                "sdf": {"$ref": "#/$defs/sdf"},
                "prefix": {
                  "description": "Precedes the names of an SVG's or Iconify's symbols, and the ids of an ES module's.",
                  "type": "string"},
                "format": {"description": "The format of image sets.", "enum": ["png", "svg"]},
                "render-as": {"description": "How apps colour image sets.", "enum": ["original", "template"]},
                "package": {"description": "The package of the Kotlin file.", "type": "string"},
                \#(drawing),
                "display-scales": {"description": "Pixels per point.", "$ref": "#/$defs/values"}
              }
            }
          }
        }

        """#
}
