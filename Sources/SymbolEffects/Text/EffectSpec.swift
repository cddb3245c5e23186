/// An effect as it is written: `bounce.up.byLayer`, `wiggle.custom(angle: 30)`, `replace.magic(fallback: .upUp)`,
/// and behind an `@` the second in which it begins: `pulse@0.4`.
package struct EffectSpec: Hashable, Sendable {
    package enum Effect: Sendable {
        case symbol(any EffectBehavior)
        case replace(ReplaceSymbolEffect)
        /// The symbol's preferred: a transition with one symbol, a replacement with two.
        case automatic
    }

    /// The names that an effect may begin with, in alphabetical order.
    package static var names: [String] { EffectGrammar.names }

    /// As it was written.
    package let text: String
    package let effect: Effect
    /// Seconds; nil where none is given.
    package let begin: Double?

    /// The seconds that an animation may take: a day.
    package static let moments = 0.0...86_400

    /// - Throws: `EffectSyntaxError` that says what was found, what is allowed, what is nearest, and where.
    package init(_ text: String) throws(EffectSyntaxError) {
        self.text = text
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let spec = parts.first.map(String.init) ?? ""
        if parts.count == 2 {
            guard let begin = Double(parts[1].trimmed), Self.moments.contains(begin) else {
                throw EffectSyntaxError(
                    "\(spec)@\(parts[1]) does not begin at 0 to 86400 seconds; expected for instance \(spec)@0.4",
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

/// A one-line reason why a text is not an effect.
package struct EffectSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the text, in characters from 1.
    package let column: Int
    private let problem: String

    package var description: String { "column \(column): \(problem)" }

    init(_ problem: String, column: Int) {
        self.problem = problem
        self.column = column
    }
}

extension Substring {
    /// Without spaces around it.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
    }
}
