package import SymbolEffects
package import SymbolFiles
internal import SymbolStills

/// Reads how fast and how often effects run, as a file says it beside them.
package struct EffectOptionsReader: Sendable {
    private var speed = 1.0
    private var count: YAMLNode?
    private var delay: (key: YAMLNode, seconds: Double)?

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

    /// What was read.
    ///
    /// A delay alone lets effects repeat until the key is reached that ends them, where there is such a key and it is
    /// given.
    ///
    /// - Throws: `FileError` where a delay has nothing to delay.
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
