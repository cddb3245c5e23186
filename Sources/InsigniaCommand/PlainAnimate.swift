import Insignia

/// The plainest calls of `animate`: a file and what moves it, with the options that most give, each but `--effect` at
/// most once.
///
/// Setting up the parser for all options takes as long as drawing several frames. It reads whatever is not read here,
/// and tells what is wrong with it.
struct PlainAnimate {
    private var files: [String] = []
    private var other: String?
    private var output: String?
    private var format: AnimationFormat?
    private var effects: [EffectSpec] = []
    private var speed = 1.0
    private var rate = FrameRate.film
    private var duration: Double?
    private var options = RenderOptions()
    private var isQuiet = false

    /// - Returns: `nil` for arguments that need the parser.
    init?(_ arguments: [String]) {
        guard arguments.first == "animate" else { return nil }
        var words = arguments.dropFirst()
        var given: [String] = []
        while let word = words.popFirst() {
            switch word {
            case "--quiet", "-q": isQuiet = true
            case _ where word == "-" || !word.hasPrefix("-"): files.append(word)
            default:
                let name = word == "-o" ? "--output" : word
                guard let value = words.popFirst(), value == "-" || !value.hasPrefix("-"), !given.contains(name),
                    (try? read(name, value)) == true
                else { return nil }
                if name != "--effect" { given.append(name) }
            }
        }
        guard files.count == 1, !effects.isEmpty || other != nil,
            !given.contains("--size") || !given.contains("--point-size")
        else { return nil }
    }

    /// Whether it is an option that is read here.
    private mutating func read(_ name: String, _ value: String) throws -> Bool {
        switch name {
        case "--effect": effects.append(try EffectSpec(value))
        case "--to": other = value
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

    func run() throws { for file in files { try run(of: file).run() } }

    private func run(of file: String) throws -> AnimationRun {
        let time = AnimationRun.Time(
            rate: rate, duration: duration, from: nil, until: nil, frame: nil, at: nil, reducesMotion: false)
        var settings = AnimationWriter.Settings()
        settings.loops = 0
        let target = try AnimationTarget(output, format: format, isStill: false)
        return AnimationRun(
            file: file, other: other, motion: .effects(effects, EffectOptions(speed: speed, repetition: .once)),
            options: options, time: time,
            output: AnimationRun.Output(target: target, settings: settings, reportsJSON: false), quiet: isQuiet)
    }
}
