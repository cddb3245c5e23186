import ArgumentParser
import Insignia
import SymbolEffects

/// What moves a symbol, and how often.
struct EffectArguments: ParsableArguments {
    @Option(name: .customLong("effect"), help: ArgumentHelp(
        "bounce.up.byLayer, wiggle.custom(angle: 30), replace.downUp …; pulse@0.4 begins after 0.4 seconds. Several act together.",
        valueName: "effect"))
    var effects: [String] = []

    @Option(help: ArgumentHelp("0.1 to 10: how fast the effects run; 1 by default.", valueName: "factor"))
    var speed: String?

    @Option(name: .customLong("repeat"), help: ArgumentHelp("How many times the effects run, or continuous.", valueName: "times"))
    var repetition: String?

    @Option(help: ArgumentHelp("Seconds of rest between the times.", valueName: "seconds"))
    var delay: String?

    @Flag(help: "Fade instead of moving, as with the accessibility setting Reduce Motion.")
    var reduceMotion = false

    func validate() throws {
        _ = try specs()
        _ = try options()
    }

    func specs() throws -> [EffectSpec] {
        try effects.map { text in
            do throws(EffectSyntaxError) { return try EffectSpec(text) } catch { throw ValidationError("--effect: \(error)") }
        }
    }

    func options() throws -> EffectOptions {
        EffectOptions(speed: try rate(), repetition: try repetitions())
    }

    func rate() throws -> Double {
        guard let speed else { return 1 }
        guard let value = Double(speed), EffectOptions.speeds.contains(value) else {
            throw ValidationError("--speed is \"\(speed)\"; expected 0.1 to 10")
        }
        return value
    }

    private func repetitions() throws -> EffectRepetition {
        let pause = try delay.map { try Values.seconds($0, of: "--delay") }
        switch repetition {
        case nil:
            if pause != nil { throw ValidationError("--delay needs --repeat") }
            return .once
        case "continuous":
            if pause != nil { throw ValidationError("--repeat continuous never rests; expected a number of times with --delay") }
            return .continuous
        case let text?:
            guard let count = Int(text), (1...10_000).contains(count) else {
                throw ValidationError("--repeat is \"\(text)\"; expected 1 to 10000, or continuous")
            }
            return .periodic(count: count, delay: pause)
        }
    }
}
