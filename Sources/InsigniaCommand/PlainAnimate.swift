import Insignia

/// The simplest calls of `animate`: a file, its effects or timeline, and the most common options, each but `--effect`
/// at most once.
struct PlainAnimate {
    private var file = ""
    private var other: String?
    private var timeline: String?
    private var output: String?
    private var format: AnimationOutputFormat?
    private var effects: [EffectSpec] = []
    private var speed = 1.0
    private var rate = FrameRate.standard
    private var duration: Double?
    private var options = RenderOptions()
    private var isQuiet = false

    /// Reads arguments; returns nil for those that need the full parser.
    init?(_ arguments: [String]) {
        guard
            let plain = PlainArguments(
                arguments, of: "animate", flags: ["--quiet"], repeated: ["--effect"], read: { try read($0, $1) }),
            let file = plain.files.first, plain.files.count == 1, plain.hasAtMostOne(of: "--size", "--point-size"),
            timeline == nil
                ? !effects.isEmpty || other != nil
                : effects.isEmpty && other == nil && !plain.given.contains("--speed")
        else { return nil }
        (self.file, isQuiet) = (file, plain.given.contains("--quiet"))
    }

    /// Reads an option; returns whether it is one of those supported here.
    private mutating func read(_ name: String, _ value: String) throws -> Bool {
        switch name {
        case "--effect": effects.append(try EffectSpec(value))
        case "--to", "--timeline":
            try Values.file(value, of: name)
            if name == "--to" { other = value } else { timeline = value }
        case "--output": output = value
        case "--format": format = try Values.choice(value, of: name)
        case "--speed": speed = try Values.read(value, of: name, ValueSyntax.speed)
        case "--fps": rate = try Values.read(value, of: name, ValueSyntax.frameRate)
        case "--duration": duration = try Values.seconds(value, of: name)
        case "--size": options.size = try Values.size(value)
        case "--point-size": options.size = try Values.pointSize(value)
        case "--weight": options.weight = try Values.weight(value)
        case "--tint": options.style.tint = try Values.color(value, of: name)
        default: return false
        }
        return true
    }

    func run() throws {
        let script = MotionScript(
            try timeline.map { .timeline(try AnimationRun.timeline($0)) }
                ?? .effects(effects, EffectOptions(speed: speed, repetition: .once), other: other),
            duration: duration)
        let target = try AnimationTarget(output, format: format, isStill: false)
        let run = AnimationRun(
            file: file, script: script, options: options, time: .init(rate: rate),
            output: AnimationRun.Output(target: target, settings: .init(), reportsJSON: false), quiet: isQuiet)
        try run.run()
    }
}
