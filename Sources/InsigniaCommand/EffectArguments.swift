import ArgumentParser
import Insignia

/// What moves a symbol, and how often.
struct EffectArguments: ParsableArguments {
    @Option(
        name: .customLong("effect"),
        help: ArgumentHelp(
            "bounce.up.byLayer, wiggle.custom(angle: 30), replace.downUp …; pulse@0.4 begins after 0.4 seconds. Several act together.",
            valueName: "effect"))
    var effects: [String] = []

    @Option(help: ArgumentHelp("0.1 to 10: how fast the effects run; 1 by default.", valueName: "factor"))
    var speed: String?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp("How many times the effects run, or continuous.", valueName: "times"))
    var repetition: String?

    @Option(help: ArgumentHelp("Seconds of rest between the times.", valueName: "seconds"))
    var delay: String?

    @Flag(help: "Fade instead of moving, as with the accessibility setting Reduce Motion.")
    var reduceMotion = false

    func validate() throws {
        _ = try specs()
        _ = try options()
    }

    /// Whether anything is told that a timeline tells itself.
    var isSet: Bool { !effects.isEmpty || speed != nil || repetition != nil || delay != nil }

    func specs() throws -> [EffectSpec] {
        try effects.map { text in
            do throws(EffectSyntaxError) { return try EffectSpec(text) } catch {
                throw ValidationError("--effect: \(error)")
            }
        }
    }

    func options() throws -> EffectOptions {
        EffectOptions(speed: try rate(), repetition: try repetitions())
    }

    func rate() throws -> Double {
        try speed.map { try Values.read($0, of: "--speed", ValueSyntax.speed) } ?? 1
    }

    private func repetitions() throws -> EffectRepetition {
        let pause = try delay.map { try Values.seconds($0, of: "--delay") }
        guard let repetition else {
            if pause != nil { throw ValidationError("--delay needs --repeat") }
            return .once
        }
        return try Values.read(repetition, of: "--repeat") { text throws(ValueError) in
            try ValueSyntax.repetition(text, delay: pause)
        }
    }
}
