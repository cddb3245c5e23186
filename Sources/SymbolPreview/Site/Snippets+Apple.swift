internal import Insignia

// What SwiftUI and UIKit, in which a symbol is an image in an asset catalog, express in the same words.

extension Snippets {
    /// The name of the text style in UIKit; nil for none.
    var textStyle: String? { query["text-style"].flatMap { TextStyle(name: $0)?.rawValue } }

    /// The name of the given weight; that of the nearest named one for a weight between two, as Apple's frameworks have
    /// no others.
    var weight: String? {
        guard query["weight"] != nil, let weight = options.weight else { return nil }
        let nearest = Weight(rawValue: (weight.rawValue / 100).rounded() * 100) ?? weight
        return nearest.name.map { $0 == "Ultralight" ? "ultraLight" : $0.lowercased() }
    }

    var isRightToLeft: Bool { options.effectiveDirection == .rightToLeft }

    /// The options that all effects share, as a further argument.
    var repeating: String { effectOptions.isEmpty ? "" : ", options: \(effectOptions.joined())" }

    var effectOptions: [String] {
        let pace = speed == 1 ? [] : [".speed(\(number(speed)))"]
        switch repetition {
        case .once: return pace
        case .continuous: return pace + [".repeat(.continuous)"]
        case .periodic(let count, let delay):
            let parts = [count.map { "\($0)" }, delay.map { "delay: \(number($0))" }].compactMap { $0 }
            return pace + [".repeat(.periodic(\(parts.joined(separator: ", "))))"]
        }
    }
}

extension EffectSpec {
    /// The effect as it is written in Swift, without its start time.
    var name: String { String(text.prefix { $0 != "@" }) }

    /// The kind of the effect: the first word of its name.
    var kind: String { String(text.prefix { $0.isLetter }) }

    /// Whether the effect can play a number of times and rest; the others last as long as they are active.
    var isDiscrete: Bool { ["bounce", "breathe", "pulse", "rotate", "variableColor", "wiggle"].contains(kind) }

    /// Whether the effect is added to an image view; replacements are not.
    var isAdded: Bool { if case .symbol = effect { true } else { false } }
}

extension EffectRepetition {
    /// Whether the effect has no end of its own.
    var isEndless: Bool {
        switch self {
        case .once, .periodic(_?, _): false
        case .continuous, .periodic(nil, _): true
        }
    }
}

/// Returns a number as a Swift literal, rounded to three decimals.
func number(_ value: Double) -> String { JSONValue.number((value * 1000).rounded() / 1000).text }
