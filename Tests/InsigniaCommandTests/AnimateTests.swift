import Insignia
import Foundation
import TestSupport
import Testing

@Suite struct AnimateTests {
    let command: Command
    let bell = Command.symbols.appendingPathComponent("bell.badge.svg").path
    private let gear = Command.symbols.appendingPathComponent("gear.svg").path
    private let leaf = Command.symbols.appendingPathComponent("leaf.svg").path

    init() throws { command = try Command() }

    @discardableResult
    func animate(_ arguments: String...) throws -> Command.Outcome {
        let outcome = try command.run(["animate"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome
    }

    private func bytes(_ name: String) throws -> Data {
        try command.data(name)
    }

    private func manifest(_ folder: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: try bytes(folder + "/frames.json")) as? [String: Any])
    }

    @Test(
        "A bounce of three groups takes 0.6 s and two staggers of 0.033: at 30 frames a second 20 intervals, 21 frames")
    func frames() throws {
        try animate(bell, "--effect", "bounce", "--size", "24", "-o", "out/")
        #expect(command.files.count == 22)
        #expect(command.files.last == "out/frames.json")
        #expect(command.files.dropLast().last == "out/bell.badge_0020.png")
    }

    @Test("The manifest tells of exact times, also at rates that are no whole numbers")
    func manifestTimes() throws {
        try animate(bell, "--effect", "pulse", "--size", "24", "--fps", "30000/1001", "--duration", "0.5", "-o", "out")
        let manifest = try manifest("out")
        #expect(manifest["fps"] as? Double == 30000.0 / 1001)
        #expect(manifest["frameRate"] as? String == "30000/1001")
        #expect(manifest["duration"] as? Double == 15 * 1001.0 / 30000)
        #expect(manifest["isLoop"] as? Bool == false)
        let frames = try #require(manifest["frames"] as? [[String: Any]])
        #expect(frames.count == 15)
        #expect(frames[3]["time"] as? Double == 3003.0 / 30000)
        #expect(frames[3]["file"] as? String == "bell.badge_0003.png")
        #expect((manifest["motionTable"] as? [String: Any])?["digest"] is String)
    }

    @Test(
        "A frame alone is the frame of the sequence, byte for byte",
        arguments: ["bounce", "drawOn", "rotate.wholeSymbol", "breathe"])
    func frameAlone(effect: String) throws {
        try animate(bell, "--effect", effect, "--size", "32", "--fps", "10", "-o", "all/")
        for frame in [0, 2, 5] {
            try animate(bell, "--effect", effect, "--size", "32", "--fps", "10", "--frame", "\(frame)", "-o", "one.png")
            #expect(try bytes("one.png") == bytes("all/bell.badge_000\(frame).png"))
        }
    }

    @Test("A GIF without a matte warns of what it cannot show, and only then")
    func translucentGIF() throws {
        func errors(_ effect: String, _ options: String...) throws -> String {
            try command.run(["animate", leaf, "--effect", effect, "--size", "16", "-o", "out.gif"] + options).errors
        }
        let warning = "GIF has no translucency: what is fainter than half is missing (give --matte)"
        #expect(try errors("appear").components(separatedBy: warning).count == 2)
        #expect(try errors("bounce", "--tint", "#0008").contains(warning))
        for silent in [
            try errors("bounce"), try errors("drawOn"), try errors("appear", "--matte", "white"),
            try errors("appear", "--background", "white"), try errors("appear", "--quiet")
        ] { #expect(!silent.contains("GIF")) }
    }

    @Test("A moment that is a frame's is that frame")
    func moment() throws {
        try animate(bell, "--effect", "wiggle", "--size", "32", "--fps", "10", "--frame", "3", "-o", "frame.png")
        try animate(bell, "--effect", "wiggle", "--size", "32", "--fps", "10", "--at", "0.3", "-o", "moment.png")
        #expect(try bytes("frame.png") == bytes("moment.png"))
    }

    @Test("One core writes what all cores write", .enabled(if: Command.has("taskset"), "there is no taskset here"))
    func cores() throws {
        let line = "\"$insignia\" animate '\(bell)' --effect wiggle --effect variableColor --size 48 -o"
        #expect(try command.shell("\(line) all.webp").status == 0)
        #expect(try command.shell("taskset -c 0 \(line) one.webp").status == 0)
        #expect(try bytes("all.webp") == bytes("one.webp"))
    }

    /// Returns the part of a frame that the symbol occupies at rest, found by its margins.
    func still(
        in frame: Pixmap, size: String = "40", _ file: String, _ extra: String...
    ) throws -> (part: Pixmap, still: Pixmap) {
        #expect(try command.run(["render", file, "--size", size, "-o", "still.png"] + extra).status == 0)
        let still = try command.image("still.png")
        let (x, y) = ((frame.width - still.width) / 2, (frame.height - still.height) / 2)
        return (frame.part(PixelRectangle(x: x, y: y, width: still.width, height: still.height)), still)
    }

    @Test(
        "What begins and ends at rest does so exactly",
        arguments: [
            "bounce.up", "bounce.down.wholeSymbol", "wiggle", "wiggle.left", "pulse", "breathe", "rotate",
            "rotate.counterClockwise.wholeSymbol"
        ])
    func rest(effect: String) throws {
        try animate(bell, "--effect", effect, "--repeat", "1", "--size", "40", "--fps", "5", "-o", "out/")
        let frames = command.files.filter { $0.hasSuffix(".png") }
        for name in [frames.first, frames.last].compactMap({ $0 }) {
            let (part, still) = try still(in: try command.image(name), bell)
            #expect(part == still, "\(name)")
        }
    }

    @Test(
        "A replacement begins with the one still and ends with the other",
        arguments: ["replace", "replace.downUp", "replace.upUp"])
    func replacement(effect: String) throws {
        // Both symbols have one size, so that the stills have the same scale and position as in the frames.
        try command.icon("a.svg", "red", size: 10)
        try command.icon("b.svg", "blue", size: 10)
        try animate("a.svg", "--to", "b.svg", "--effect", effect, "--size", "40", "--fps", "10", "-o", "out/")
        let frames = command.files.filter { $0.hasSuffix(".png") }
        let first = try still(in: try command.image(try #require(frames.first)), "a.svg")
        #expect(first.part == first.still)
        let last = try still(in: try command.image(try #require(frames.last)), "b.svg")
        #expect(last.part == last.still)
        #expect(last.still != first.still)
    }

    @Test("A symbol replaced by itself never changes")
    func itself() throws {
        try animate(bell, "--to", bell, "--effect", "replace", "--size", "32", "-o", "out/")
        let frames = try command.files.filter { $0.hasSuffix(".png") }.map(bytes)
        #expect(frames.count > 1)
        #expect(Set(frames).count == 1)
    }

    @Test("A turn of two seconds loops after 60 frames of 30 a second")
    func loop() throws {
        try animate(gear, "--effect", "rotate", "--repeat", "continuous", "--size", "24", "-o", "out/")
        let manifest = try manifest("out")
        #expect((manifest["frames"] as? [Any])?.count == 60)
        #expect(manifest["isLoop"] as? Bool == true)
    }

    @Test("Speed divides the time that an effect takes")
    func speed() throws {
        try animate(gear, "--effect", "rotate", "--repeat", "continuous", "--speed", "2", "--size", "24", "-o", "out/")
        #expect((try manifest("out")["frames"] as? [Any])?.count == 30)
    }

    @Test(
        "Formats go by the output's name",
        arguments: [
            ("a.apng", [0x89, 0x50, 0x4E, 0x47]), ("a.gif", [0x47, 0x49, 0x46, 0x38]),
            ("a.webp", [0x52, 0x49, 0x46, 0x46])
        ] as [(String, [UInt8])])
    func formats(name: String, signature: [UInt8]) throws {
        try animate(leaf, "--effect", "bounce", "--size", "24", "-o", name)
        #expect(try bytes(name).starts(with: signature))
    }

    @Test("In a folder, a file has the symbol's name", arguments: [("--format", "webp", "webp"), ("--at", "0", "png")])
    func folder(option: String, value: String, ending: String) throws {
        try animate(leaf, "--effect", "bounce", "--size", "8", option, value, "-o", "out/")
        #expect(command.files == ["out/leaf.\(ending)"])
    }

    @Test("Raw frames are straight RGBA, one after the other, and end where the reader does")
    func raw() throws {
        let outcome = try animate(leaf, "--effect", "pulse", "--size", "16", "--fps", "5", "--format", "raw", "-o", "-")
        #expect(outcome.output.count == 5 * 16 * 16 * 4)
        let cut = try command.shell(
            "\"$insignia\" animate '\(leaf)' --effect pulse --size 512 --format raw -o - | head -c 100 | wc -c")
        #expect(String(decoding: cut.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == "100")
    }

    @Test("A strip has its frames in rows of so many columns")
    func strip() throws {
        try animate(
            leaf, "--effect", "pulse", "--size", "16", "--fps", "10", "--format", "strip", "--columns", "4", "-o",
            "strip.png")
        let strip = try command.image("strip.png")
        #expect((strip.width, strip.height) == (64, 48))
    }

    @Test("With reduced motion nothing leaves its place: the canvas stays as it is")
    func reducedMotion() throws {
        try animate(bell, "--effect", "bounce", "--reduce-motion", "--size", "32", "--frame", "5", "-o", "a.png")
        #expect(try command.image("a.png").width == 32)
    }

    @Test(
        "Wrong values get one line with what is allowed and what is nearest",
        arguments: [
            (["--effect", "bounse"], "did you mean bounce?"), (["--effect", "bounce.upp"], "did you mean up?"),
            ([], "nothing to animate"),
            (["--effect", "bounce", "--fps", "0"], "--fps is \"0\""),
            (["--effect", "bounce", "--speed", "11"], "expected 0.1 to 10"),
            (["--effect", "replace"], "needs a second symbol"),
            (["--effect", "scale", "--repeat", "3"], "does not repeat"),
            (["--effect", "bounce", "--repeat", "0"], "--repeat is \"0\""),
            (["--effect", "bounce", "--delay", "1"], "--delay needs --repeat"),
            (["--effect", "bounce", "--format", "apgn"], "did you mean apng?"),
            (["--effect", "bounce", "--at", "1", "--frame", "2"], "cannot be combined"),
            (["--effect", "bounce", "--timeline", "a.yml"], "cannot be combined with --to, --effect"),
            (["--effect", "bounce", "--explain"], "--explain needs a second symbol")
        ])
    func usage(arguments: [String], message: String) throws {
        let outcome = try command.run(["animate", bell] + arguments + ["-o", "out.webp"])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(command.files.isEmpty)
    }

    @Test("The report tells how to take a strip apart, how long it takes and when it rests; so does the strip itself")
    func report() throws {
        let outcome = try animate(
            bell, "--effect", "bounce", "--size", "24", "--format", "strip", "--columns", "4", "-o", "strip.png",
            "--json")
        let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(report["path"] as? String == "strip.png")
        #expect((report["frameCount"] as? Int, report["columns"] as? Int, report["fps"] as? Double) == (21, 4, 30))
        let strip = try command.image("strip.png")
        let (width, height) = (try #require(report["width"] as? Int), try #require(report["height"] as? Int))
        #expect((strip.width, strip.height) == (4 * width, 6 * height))
        #expect(report["duration"] as? Double == 0.7)
        // A bounce takes 0.6 s, plus two staggers.
        #expect(abs((report["completion"] as? Double ?? 0) - 0.666) < 1e-9)
        let text = "Strip\0frames=21 width=\(width) height=\(height) columns=4 fps=30"
        #expect(try bytes("strip.png").range(of: Data(text.utf8)) != nil)
    }

    @Test("The report is of what was written: one period of a loop, a part that is none, or one picture")
    func reportOfWhatIsWritten() throws {
        try command.write("cross.svg", svg("<path d='M4 0H6V10H4ZM0 4H10V6H0Z'/>", "width='10' height='10'"))
        func report(_ more: String...) throws -> [String: Any] {
            let loop = ["animate", "cross.svg", "--effect", "rotate", "--repeat", "continuous", "--json"]
            let outcome = try command.run(loop + more)
            return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        }
        // A turn takes two seconds, and each quarter looks like the next.
        let period = try report("-o", "a.webp")
        #expect((period["frameCount"] as? Int, period["duration"] as? Double) == (15, 0.5))
        #expect(period["isLoop"] as? Bool == true)
        let part = try report("--from", "0", "--until", "0.3", "-o", "b.webp")
        #expect((part["frameCount"] as? Int, part["isLoop"] as? Bool) == (9, false))
        let still = try report("--frame", "6", "-o", "c.png")
        #expect((still["frameCount"] as? Int, still["time"] as? Double) == (1, 0.2))
        #expect((still["path"] as? String, still["isLoop"] as? Bool) == ("c.png", false))
    }

    @Test("A frame beyond the end of an animation is not cut by the canvas")
    func lateFrame() throws {
        // The motion itself lasts longer than half a second.
        let grown = ["--effect", "scale.up", "--duration", "0.05", "--size", "40"]
        let late = try command.run(["animate", bell] + grown + ["--fps", "10", "--frame", "4", "-o", "a.png"])
        let atTime = try command.run(["animate", bell] + grown + ["--at", "0.4", "-o", "b.png"])
        #expect((late.status, atTime.status) == (0, 0))
        #expect(try bytes("a.png") == bytes("b.png"))
    }

    @Test("A frame after the end is refused, unless there is no end")
    func missingFrame() throws {
        func run(_ frame: String, _ more: String...) throws -> Command.Outcome {
            try command.run(["animate", bell, "--effect", "bounce", "--frame", frame, "-o", "a.png"] + more)
        }
        #expect(try run("20").status == 0)
        let outcome = try run("21")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--frame 21: there is no such frame; expected 0 to 20"), "\(outcome.errors)")
        #expect(try run("999", "--repeat", "periodic").status == 0)
    }

    @Test(
        "A range of times without a frame is wrong usage",
        arguments: [["--from", "2"], ["--from", "0.5", "--until", "0.2"]])
    func emptyRange(options: [String]) throws {
        let outcome = try command.run(["animate", bell, "--effect", "bounce", "-o", "a.webp"] + options)
        #expect(outcome.status == 64)
        #expect(outcome.errors.hasPrefix("error: no frame lies at or after --from "), "\(outcome.errors)")
        #expect(outcome.errors.contains("; expected times from 0 to "))
    }

    @Test("GIF above 50 frames a second is warned of, and the report counts the frames that are shown")
    func fastGIF() throws {
        func report(_ rate: String) throws -> [String: Any] {
            let outcome = try command.run(
                "animate", bell, "--effect", "rotate", "--duration", "0.5", "--fps", rate, "--matte", "white", "--size",
                "24", "-o", "a.gif", "--json")
            return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        }
        func messages(_ report: [String: Any]) -> [String] {
            let found = (report["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
            return found.filter { $0.hasPrefix("GIF") }
        }
        let (even, fast) = (try report("50"), try report("100"))
        #expect((even["frameCount"] as? Int, messages(even)) == (25, []))
        // Every other frame would last for a hundredth of a second only.
        #expect(fast["frameCount"] as? Int == 25)
        #expect(messages(fast) == ["GIF shows at most 50 frames a second: of 100, some are left out"])
    }

    @Test("The report has the metrics and all diagnostics that are printed")
    func reportOfDiagnostics() throws {
        try command.write("odd.svg", svg("<path fill='nonsense' d='M4 4h9v9z'/>"))
        try command.write("other.svg", svg("<path stroke='nonsense' d='M4 4h9v9z'/>"))
        let outcome = try command.run(
            "animate", "odd.svg", "--to", "other.svg", "--size", "24", "-o", "a.webp", "--json")
        let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let found = try #require(report["diagnostics"] as? [[String: Any]])
        #expect(found.map { $0["file"] as? String } == [nil, "other.svg"])
        #expect(found.allSatisfy { $0["line"] != nil })
        let metrics = try #require(report["metrics"] as? [String: Any])
        #expect(metrics["baseline"] != nil && metrics["alignmentInsets"] != nil)
    }

    @Test("Frames of a longer animation before do not stay among those of a shorter one, but other files do")
    func formerFrames() throws {
        for duration in ["0.4", "0.2"] {
            #expect(
                try command.run(
                    "animate", bell, "--effect", "pulse", "--duration", duration, "--fps", "10", "-o", "out/"
                ).status == 0)
            try command.write("out/bell.badge_0099.png", "mine")
        }
        #expect(
            command.files.filter { $0.hasPrefix("out/") }.sorted()
                == ["out/bell.badge_0000.png", "out/bell.badge_0001.png", "out/bell.badge_0099.png", "out/frames.json"])
    }

    @Test("A list of frames that takes the place of another symbol's says so")
    func framesOfAnotherSymbol() throws {
        try command.write("cross.svg", svg("<path d='M4 0H6V10H4ZM0 4H10V6H0Z'/>", "width='10' height='10'"))
        func warnings(_ symbol: String) throws -> String {
            try command.run("animate", symbol, "--effect", "bounce", "--duration", "0.2", "--fps", "10", "-o", "out/")
                .errors
        }
        #expect(try warnings(bell) == "")
        #expect(
            try warnings("cross.svg")
                == "warning: out/frames.json lists the frames of cross now; former ones, such as bell.badge_0000.png, "
                + "stay; expected a folder for each symbol\n")
        #expect(try warnings("cross.svg") == "")
    }

    @Test("A loop is written as one period of what is seen: a square's half turn is like the other")
    func seenPeriod() throws {
        try command.write("cross.svg", svg("<path d='M4 0H6V10H4ZM0 4H10V6H0Z'/>", "width='10' height='10'"))
        let loop = ["--effect", "rotate", "--repeat", "continuous", "--size", "24"]
        func frameCount(_ symbol: String, _ more: [String] = []) throws -> Int {
            let outcome = try command.run(["animate", symbol] + loop + more + ["-o", "a.png"])
            #expect(outcome.status == 0)
            // Each frame but the first has its data in chunks of this name.
            return try bytes("a.png").split(separator: Data("fcTL".utf8)).count - 1
        }
        #expect(try frameCount("cross.svg") == 15)
        #expect(try frameCount("cross.svg", ["--loops", "2"]) == 60)
        try command.write("wedge.svg", svg("<path d='M4 0H6V10H4ZM0 4H5V6H0Z'/>", "width='10' height='10'"))
        #expect(try frameCount("wedge.svg") == 60)
    }

    @Test(
        "What replaces one symbol by another is described by both, in every format", arguments: ["png", "webp", "gif"])
    func bothLabels(format: String) throws {
        for (name, title) in [("a.svg", "Bell"), ("b.svg", "Heart")] {
            try command.write(name, svg("<title>\(title)</title><path d='M0 0H9V9Z'/>", "width='10' height='10'"))
        }
        try animate("a.svg", "--to", "b.svg", "--size", "16", "-o", "ab.\(format)")
        #expect(try bytes("ab.\(format)").range(of: Data("Bell, Heart".utf8)) != nil)
        try animate("a.svg", "--to", "b.svg", "--size", "16", "--decorative", "-o", "ab.\(format)")
        #expect(try bytes("ab.\(format)").range(of: Data("Bell".utf8)) == nil)
    }

    @Test("An animation that takes the symbol away ends with one empty frame")
    func lastInk() throws {
        try animate(leaf, "--effect", "disappear", "--size", "16", "-o", "out/")
        let frames = try command.files.filter { $0.hasSuffix(".png") }.map(command.image)
        let isBlank = frames.map { $0.bytes.allSatisfy { $0 == 0 } }
        #expect(isBlank.last == true)
        #expect(isBlank.filter { $0 }.count == 1)
    }
}
