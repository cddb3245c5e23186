import Foundation
import SymbolImaging
import TestSupport
import Testing

@Suite("What moves the pictures of a build")
struct SpriteMotionTests {
    let command: Command

    init() throws {
        command = try Command()
        try draw("a.svg", "M1 1h8v8")
        try draw("b.svg", "M1 9V1h8")
    }

    private func draw(_ file: String, _ outline: String) throws {
        let icon = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><path d='\(outline)'/></svg>"
        try command.write(file, icon)
    }

    private func build(_ effects: String, _ output: String = "{strips: out/, fps: 10}") throws -> Command.Outcome {
        try command.write("insignia.yml", "symbols: a.svg\nsizes: [16]\neffects:\n\(effects)\noutputs: [\(output)]")
        return try command.run("sprites")
    }

    private var outputs: [String] { command.files.filter { $0.hasPrefix("out") } }

    /// Returns the file that `animate` writes with the same options.
    private func animated(_ options: String...) throws -> Data { try animated(options, "webp") }

    private func animated(_ options: [String], _ ending: String) throws -> Data {
        let arguments = ["animate", "a.svg", "--size", "16", "-o", "expected.\(ending)"] + options
        #expect(try command.run(arguments).status == 0)
        return try command.data("expected.\(ending)")
    }

    @Test("Outputs take the options of formats that the command takes, and change with them")
    func formats() throws {
        for (output, options) in [
            ("gif: out/, matte: red", ["--matte", "red"]),
            ("gif: out/, matte: lime, loops: 2", ["--matte", "lime", "--loops", "2"]),
            ("webp: out/, loops: 3", ["--loops", "3"]), ("apng: out/, loops: 1", ["--loops", "1"])
        ] {
            let ending = String(output.prefix { $0 != ":" })
            #expect(try build("- bounce", "{\(output)}").status == 0)
            let expected = try animated(["--effect", "bounce"] + options, ending)
            #expect(try command.data("out/a-bounce.\(ending)") == expected)
        }
    }

    @Test("A strip of several rows tells where each frame is")
    func rows() throws {
        #expect(try build("- bounce", "{strips: out/, fps: 10, columns: 4}").status == 0)
        let strip = try command.image("out/a-bounce.png")
        let json = try JSONSerialization.jsonObject(with: command.data("out/a-bounce.json")) as? [String: Any]
        let frames = try #require(json?["frames"] as? [[String: Any]])
        let width = try #require(json?["width"] as? Int), height = try #require(json?["height"] as? Int)
        #expect((strip.width, strip.height) == (4 * width, (frames.count + 3) / 4 * height))
        #expect(frames[5]["x"] as? Int == width && frames[5]["y"] as? Int == height)
    }

    @Test(
        "A strip tells whether it repeats",
        arguments: [("bounce", false), ("{effect: rotate, repeat: continuous}", true)])
    func loops(effect: String, isLoop: Bool) throws {
        #expect(try build("- \(effect)").status == 0)
        let file = try #require(outputs.first { $0.hasSuffix(".json") })
        let json = try JSONSerialization.jsonObject(with: command.data(file)) as? [String: Any]
        #expect(json?["isLoop"] as? Bool == isLoop)
    }

    @Test(
        "Options of another format are refused",
        arguments: [
            ("png: out/, loops: 2", "loops"), ("webp: out/, matte: red", "matte"), ("gif: out/, columns: 2", "columns")
        ])
    func otherFormats(output: String, key: String) throws {
        #expect(try build("- bounce", "{\(output)}").errors.contains("\"\(key)\" has no effect on"))
    }

    @Test("A build warns once of what its GIFs cannot show without a matte")
    func translucentGIF() throws {
        let warning = "GIF has no translucency: what is fainter than half is missing (give \"matte\")"
        let errors = try build("- appear\n- disappear", "{gif: out/, display-scales: [1, 2]}").errors
        #expect(errors.components(separatedBy: warning).count == 2)
        #expect(try !build("- appear", "{gif: out/, matte: white}").errors.contains("GIF"))
        #expect(try !build("- appear", "{webp: out/}").errors.contains("GIF"))
    }

    @Test("A matte is opaque")
    func matte() throws {
        #expect(try build("- bounce", "{gif: out/, matte: '#f008'}").errors.contains("expected an opaque colour"))
    }

    @Test("Effects take the options that the command takes")
    func options() throws {
        let alarm = "- {effect: [bounce, pulse@0.2], repeat: 2, delay: 0.1, speed: 2, duration: 3, name: alarm}"
        #expect(try build(alarm, "{webp: out/}").status == 0)
        #expect(
            try command.data("out/a-alarm.webp")
                == animated(
                    "--effect", "bounce", "--effect", "pulse@0.2", "--repeat", "2", "--delay", "0.1", "--speed", "2",
                    "--duration", "3"))
    }

    @Test("One symbol gives way to another, as calmly as is asked for")
    func replaced() throws {
        #expect(
            try build("- {effect: replace.upUp, to: b.svg}\n- {to: b.svg, reduce-motion: true}", "{webp: out/}").status
                == 0)
        #expect(outputs == ["out/a-b.webp", "out/a-replace.upUp-b.webp"])
        #expect(
            try command.data("out/a-replace.upUp-b.webp") == animated("--to", "b.svg", "--effect", "replace.upUp"))
        #expect(try command.data("out/a-b.webp") == animated("--to", "b.svg", "--reduce-motion"))
    }

    @Test("A timeline moves what it is told to, and names pictures by its file")
    func timeline() throws {
        try command.write("story.yml", "events:\n- {effect: bounce}\n- {at: 1, symbol: b.svg}")
        #expect(try build("- {timeline: story.yml}", "{webp: out/}").status == 0)
        #expect(try command.data("out/a-story.webp") == animated("--timeline", "story.yml"))
    }

    @Test("A duration that is too short for a timeline is an error with the place of the event")
    func shortTimeline() throws {
        try command.write("story.yml", "events:\n- {effect: bounce}\n- {at: 1, symbol: b.svg}")
        let outcome = try build("- {timeline: story.yml, duration: 0.5}", "{webp: out/}")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("story.yml:3:3: the event begins when the animation is over"))
        #expect(
            try command.run("animate", "a.svg", "--timeline", "story.yml", "--duration", "1", "-o", "a.png").status
                == 65)
    }

    @Test("What a motion reads is an input: a change of it alone draws again what it moves")
    func inputs() throws {
        try command.write("story.yml", "events:\n- {effect: bounce}\n- {at: 1, symbol: b.svg}")
        let motions = "- bounce\n- {timeline: story.yml}\n- {to: b.svg}"
        #expect(try build(motions, "{webp: out/}").errors.contains("3 written"))
        #expect(try build(motions, "{webp: out/}").errors.contains("0 written"))
        try draw("b.svg", "M1 1h4v8")
        #expect(try build(motions, "{webp: out/}").errors.contains("2 written"))
        try command.write("story.yml", "events:\n- {effect: bounce}\n- {at: 0.5, symbol: b.svg}")
        #expect(try build(motions, "{webp: out/}").errors.contains("1 written"))
        let plan = String(decoding: try command.run("sprites", "--dry-run", "--json").output, as: UTF8.self)
        for path in ["a.svg", "b.svg", "story.yml"] { #expect(plan.contains("\"\(path)\"")) }
    }

    @Test("A golden of a replacement fails where the second symbol changes, and says that a symbol did")
    func golden() throws {
        try command.write("goldens.yml", "symbols: a.svg\neffects: [{to: b.svg}]\ntimes: [0.5]\ngoldens: expected/")
        #expect(try command.run("golden", "record", "goldens.yml").status == 0)
        #expect(try command.run("golden", "verify", "goldens.yml").status == 0)
        try draw("b.svg", "M1 1h4v8")
        let outcome = try command.run("golden", "verify", "goldens.yml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the symbol's file has changed"))
    }

    @Test("Names of effects hold nothing that names of files may not")
    func names() throws {
        let outcome = try build(
            """
            - 'wiggle.custom(angle: 30)'
            - 'wiggle.custom(angle: -.5).byLayer'
            - {effect: 'replace.magic(fallback: .upUp)@0.4', to: b.svg}
            """)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            outputs.filter { $0.hasSuffix("png") } == [
                "out/a-replace.magic-upUp@0.4-b.png", "out/a-wiggle.custom--.5.byLayer.png",
                "out/a-wiggle.custom-30.png"
            ])
    }

    @Test(
        "What a motion lacks is told where it stands",
        arguments: [
            ("- {effect: replace}", "4:3: replace needs a second symbol; expected \"to\" with its file"),
            ("- {effect: bounce@3, duration: 1}", "4:3: bounce@3 begins when the animation is over"),
            ("- {effect: scale.up, repeat: 2}", "4:3: scale is held until it is released; it does not repeat"),
            ("- {to: b.svg, repeat: 2}", "4:3: a symbol is replaced once; replace does not repeat"),
            ("- {effect: bounce, delay: 1}", "4:20: \"delay\" needs \"repeat\""),
            ("- {timeline: a.svg, speed: 2}", "a.svg"),
            ("- {effect: bounce, name: ../x}", "4:26: \"../x\": expected a name without \"/\""),
            ("- {name: x}", "4:3: nothing moves; expected \"effect\", \"to\" or \"timeline\""),
            ("- {effects: bounce}", "4:4: unknown key \"effects\"; did you mean effect?"),
            ("- bounce\n- {effect: bounce, speed: 2}", "5:3: \"bounce\" is given twice"),
            (
                "- bounce\n- {effect: bounce.up.byLayer, name: jump}",
                "5:3: \"jump\" is given twice, first as \"bounce\""
            )
        ])
    func refused(effects: String, message: String) throws {
        let outcome = try build(effects)
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outputs.isEmpty)
    }

    @Test("A timeline names effects and symbols itself")
    func timelineAlone() throws {
        try command.write("story.yml", "events:\n- {effect: bounce}")
        let outcome = try build("- {timeline: story.yml, to: b.svg}")
        #expect(outcome.errors.contains("4:25: \"timeline\" already names effects and symbols; it excludes \"to\""))
    }
}
