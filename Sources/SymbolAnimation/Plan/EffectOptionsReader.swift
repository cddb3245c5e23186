package import SymbolEffects
package import SymbolFiles
internal import SymbolStills

/// A reader of the speed and repetition of effects in a file.
package struct EffectOptionsReader: Sendable {
    private var speed = 1.0
    private var count: YAMLNode?
    private var delay: (key: YAMLNode, seconds: Double)?

    /// The keys that the reader accepts.
    package static let keys = ["speed", "repeat", "delay"]

    package init() {}

    /// Reads the value of one of the keys.
    package mutating func read(_ name: String, _ key: YAMLNode, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch name {
        case "speed": speed = try file.value(node, of: "a speed", ValueSyntax.speed)
        case "repeat": count = node
        default: delay = (key, try file.value(node, of: "a delay", ValueSyntax.seconds))
        }
    }

    /// Returns the options that were read.
    ///
    /// A delay alone makes effects repeat until they end at the time of the key `end`, if there is such a key and it is
    /// given.
    ///
    /// - Throws: `FileError` for a delay without a repetition.
    package func options(
        endedBy end: (key: String, isGiven: Bool)? = nil, _ file: YAMLFile
    ) throws(FileError) -> EffectOptions {
        var options = EffectOptions(speed: speed)
        if let count {
            options.repetition = try file.value(count, of: "a number of times") { text throws(ValueError) in
                try ValueSyntax.repetition(text, delay: delay?.seconds)
            }
        } else if let delay {
            guard let end, end.isGiven else {
                throw file.error(delay.key, "\"delay\" needs \"repeat\"" + (end.map { " or \"\($0.key)\"" } ?? ""))
            }
            options.repetition = .periodic(count: nil, delay: delay.seconds)
        }
        return options
    }
}
