import Foundation
import Insignia
import TestSupport
import Testing

extension ConvertTests {
    @Test("Components are composed and named")
    func compose() throws {
        try line()
        func alpha(_ name: String, _ x: Int, _ y: Int) throws -> UInt8 {
            #expect(try command.run("render", "\(name).svg", "--size", "48", "-q").status == 0)
            let image = try command.image("\(name).png")
            return image.bytes[(y * image.width + x) * 4 + 3]
        }
        #expect(try command.run("compose", "line.svg", "--circle", "--fill").status == 0)
        #expect(try command.run("compose", "line.svg", "--slash", "--circle", "--fill").status == 0)
        for name in ["line.circle.fill", "line.slash.circle.fill"] {
            // A disc from which the line is cut out.
            #expect(try alpha(name, 1, 1) == 0, "\(name)")
            #expect(try alpha(name, 24, 6) == 255, "\(name)")
            #expect(try alpha(name, 24, 24) == 0, "\(name)")
        }
        // A slash falls to the right and is cut out like the line.
        #expect(try alpha("line.circle.fill", 18, 18) == 255)
        #expect(try alpha("line.slash.circle.fill", 18, 18) == 0)
    }

    @Test("A template composed in version 3 lacks the gaps of its components, and that is told")
    func composedVersion() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "t/", "--template-version", "5").status == 0)
        let outcome = try command.run("compose", "t/line.svg", "--slash", "-o", "t/", "--template-version", "3")
        #expect(outcome.errors.contains("version 3 of the format does not support erasers"))
        #expect(outcome.errors.contains("what the symbol cuts out cannot be a hole and is filled in version 3"))
        #expect(try command.run("compose", "t/line.svg", "--slash", "-o", "t/").errors == "1 template\n")
    }

    @Test("Where nothing is closed there is nothing to fill, and the file says so")
    func nothingToFill() throws {
        try line()
        let outcome = try command.run("compose", "line.svg", "--slash", "--fill")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("line.svg: the drawing has no closed shape to fill"))
    }

    @Test("An icon of filled outlines grows bolder with the weight as a stroked one does")
    func filledWeights() throws {
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\""
        try command.write("stroked.svg", "\(head) stroke=\"#000\" stroke-width=\"2\"><path d=\"M4 12H20\"/></svg>")
        try command.write("filled.svg", "\(head)><path d=\"M4 11H20V13H4Z\"/></svg>")
        let outcome = try command.run("convert", "stroked.svg", "filled.svg", "-o", "t/")
        #expect(outcome.status == 0 && !outcome.errors.contains("warning"))
        func heights(_ name: String) throws -> [Int] {
            try ["ultralight", "regular", "black"].map { weight in
                let picture = "\(name).\(weight).png"
                _ = try command.run(
                    "render", "t/\(name).svg", "--weight", weight, "--point-size", "300", "--canvas", "ink", "-o",
                    picture)
                return try command.image(picture).height
            }
        }
        #expect(try heights("filled") == heights("stroked"))
        #expect(Set(try heights("filled")).count == 3)
    }

    @Test("That an icon has too many outlines for other weights is said once, with their number and what to do")
    func oneWeight() throws {
        let teeth = (0..<5001).map { "L\($0 % 20) \($0 % 7)" }.joined()
        for name in ["a", "b"] {
            try command.write(
                "\(name).svg",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M0 0\(teeth)Z\"/></svg>")
        }
        let warning =
            "the drawing has too many filled outlines to derive other weights from, so they look the same in all"
        let one = try command.run("convert", "a.svg", "-o", "t/")
        #expect(
            one.errors.contains("warning: a.svg: \(warning) (draw other weights and pass them with --light and --bold)")
        )
        let two = try command.run("convert", "a.svg", "b.svg", "-o", "t/")
        #expect(two.errors.contains("warning: 2 files: \(warning)"))
        #expect(two.errors.components(separatedBy: warning).count == 2)
        try line()
        #expect(!(try command.run("convert", "line.svg", "-o", "t/").errors.contains("warning")))
    }

    /// A fifth of a second of processor time is needed; it took minutes when outlines were cut at their nodes before
    /// they were counted.
    @Test("An outline that touches itself at very many nodes is converted without cutting it there")
    func touchingOutline() throws {
        let teeth = (0..<15_001).map { "L\($0 % 20) \($0 % 7)" }.joined()
        try command.write(
            "a.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M0 0\(teeth)Z\"/></svg>")
        #expect(try command.shell("\"$insignia\" convert a.svg -o t/", processorSeconds: 30).status == 0)
    }

    /// Half a second of processor time is needed; it took a hundred times as long when squares outside the line were
    /// searched for its counters.
    @Test("A closed line that crosses itself thousands of times is converted without a long search for counters")
    func crossingLines() throws {
        let line = (0..<5001).map { "L\($0 % 20) \($0 % 7)" }.joined()
        try command.write(
            "a.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\">"
                + "<path d=\"M0 0\(line)Z\"/></svg>")
        #expect(try command.shell("\"$insignia\" convert a.svg -o t/", processorSeconds: 30).status == 0)
    }

    @Test("A second slash, badge or enclosure, and a slash through a badge, are refused")
    func composedTwice() throws {
        try line()
        for options in [["--slash"], ["--badge", "plus"], ["--circle"], ["--fill", "--square"]] {
            #expect(try command.run(["compose", "line.svg"] + options).status == 0)
        }
        _ = try command.shell(
            "cp line.circle.svg other.svg; for word in slash.fill round; do cp line.svg line.$word.svg; done")
        for (file, options, made) in [
            ("line.slash.svg", ["--slash"], "a slash"), ("line.badge.plus.svg", ["--badge", "xmark"], "a badge"),
            ("line.badge.plus.svg", ["--slash"], "a badge"), ("line.square.fill.svg", ["--circle"], "an enclosure"),
            ("other.svg", ["--square"], "an enclosure"), ("line.slash.fill.svg", ["--slash"], "a slash")
        ] {
            let outcome = try command.run(["compose", file] + options)
            #expect(
                outcome.status == 65
                    && outcome.errors.contains(
                        "error: \(file): is already composed with \(made); expected the symbol without it"),
                "\(file): \(outcome.errors)")
        }
        for (file, options) in [("line.round.svg", ["--slash"]), ("line.slash.svg", ["--circle"])] {
            #expect(try command.run(["compose", file] + options).status == 0)
        }
    }
}
