import ArgumentParser
import Insignia

/// The options that select effects and their repetition.
struct EffectArguments: ParsableArguments {
    @Option(
        name: .customLong("effect"),
        help: ArgumentHelp(
            "An effect, such as wiggle.custom(angle: 30); pulse@0.4 starts at 0.4 s. Can be given several times.",
            valueName: "effect"), completion: .list(EffectSpec.names))
    var effects: [String] = []

    @Option(help: ArgumentHelp("How fast the effects run, from 0.1 to 10; 1 by default.", valueName: "factor"))
    var speed: String?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(
            "How many times the effects run, or periodic (endlessly, with pauses) or continuous.", valueName: "times"),
        completion: .list(["periodic", "continuous"]))
    var repetition: String?

    @Option(help: ArgumentHelp("The pause between repetitions.", valueName: "seconds"))
    var delay: String?

    @Flag(help: "Fade instead of moving, as with the accessibility setting Reduce Motion.")
    var reduceMotion = false

    /// Whether any option was given that conflicts with `--timeline`.
    var isSet: Bool { !effects.isEmpty || speed != nil || repetition != nil || delay != nil }

    /// The options that set how effects run, with whether they are given.
    var options: KeyValuePairs<String, Bool> {
        [
            "--speed": speed != nil, "--repeat": repetition != nil, "--delay": delay != nil,
            "--reduce-motion": reduceMotion
        ]
    }

    func specs() throws -> [EffectSpec] {
        try effects.map { text in
            do throws(EffectSyntaxError) { return try EffectSpec(text) } catch {
                throw ValidationError("--effect: \(error)")
            }
        }
    }

    func effectOptions() throws -> EffectOptions {
        let rate = try speed.map { try Values.read($0, of: "--speed", ValueSyntax.speed) }
        return EffectOptions(speed: rate ?? 1, repetition: try repetitions())
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
