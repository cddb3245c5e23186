/// An effect as it is written, such as `bounce.up.byLayer`, `wiggle.custom(angle: 30)` or `replace.magic(fallback:
/// .upUp)`, optionally followed by `@` and the second at which it begins: `pulse@0.4`.
package struct EffectSpec: Hashable, Sendable {
    /// The kind of effect.
    package enum Effect: Sendable {
        /// An effect on one symbol.
        case symbol(any EffectBehavior)
        /// The replacement of one symbol by another.
        case replace(ReplaceSymbolEffect)
        /// The effect that the symbols prefer: a transition of a single symbol, or a replacement of two.
        case automatic
    }

    /// The names with which an effect can begin, in alphabetical order.
    package static var names: [String] { EffectGrammar.names }

    /// The effect as it was written.
    package let text: String
    /// The effect that the text describes.
    package let effect: Effect
    /// The time in seconds at which the effect begins; `nil` if none is given.
    package let begin: Double?

    /// The range of times in an animation, in seconds: at most a day.
    package static let moments = 0.0...86_400

    /// Reads an effect.
    ///
    /// - Throws: `EffectSyntaxError` with what was found and where, what is allowed, and the nearest name.
    package init(_ text: String) throws(EffectSyntaxError) {
        self.text = text
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let spec = parts.first.map(String.init) ?? ""
        if parts.count == 2 {
            guard let begin = Double(parts[1].trimmed), Self.moments.contains(begin) else {
                throw EffectSyntaxError(
                    "\(spec)@\(parts[1]) does not begin within 0 to 86400 seconds; expected for example \(spec)@0.4",
                    column: spec.count + 2)
            }
            self.begin = begin
        } else {
            begin = nil
        }
        effect = try EffectGrammar.effect(spec)
    }

    package static func == (a: EffectSpec, b: EffectSpec) -> Bool { a.text == b.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Substring {
    /// The text without surrounding whitespace.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
    }
}
