import Foundation
import Insignia
import TestSupport
import Testing

@Suite struct GoldenCriteriaTests {
    let command: Command

    init() throws {
        command = try Command()
        try draw("<path d='M2 2H12V12H2Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c04060'/>")
    }

    private func draw(_ shapes: String) throws { try command.write("a.svg", svg(shapes)) }

    /// Records goldens of the first drawing, then verifies the second.
    private func verify(_ settings: String, _ shapes: String) throws -> Command.Outcome {
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24, 48]\ngoldens: expected/\n\(settings)")
        let recorded = try command.run("golden", "record")
        #expect(recorded.status == 0, "\(recorded.errors)")
        try draw(shapes)
        return try command.run("golden", "verify")
    }

    /// The same squares; the outline of the first begins at another corner.
    private let rewritten = "<path d='M12 12H2V2H12Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c04060'/>"
    private let redder = "<path d='M2 2H12V12H2Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c14060'/>"

    @Test("Another list of the same pixels is a status of its own, accepted in one go")
    func rewrittenLists() throws {
        let outcome = try verify("", rewritten)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("a-24: rewritten"))
        #expect(try command.run("golden", "accept", "goldens.yml", "--rewritten").status == 0)
        #expect(try command.run("golden", "verify").status == 0)
    }

    @Test("Where pixels differ too, nothing counts as rewritten")
    func changed() throws {
        #expect(try verify("", redder).errors.contains("a-24: failed"))
        let outcome = try command.run("golden", "accept", "goldens.yml", "--rewritten")
        #expect(outcome.status == 66)
    }

    @Test("With lists off another list passes, and is one notice")
    func listsOff() throws {
        let outcome = try verify("lists: off", rewritten)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.messages.count { $0.contains("display lists differ") } == 1)
    }

    @Test("An ignored area outside of every picture is a notice, and one in any picture is none")
    func areasOutside() throws {
        let square = "<path d='M2 2H12V12H2Z' fill='#204060'/>"
        try draw(square)
        let outcome = try verify("ignore: ['500 0.5 9 9', '30 30 2 2']", square)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("ignore: the area 500 0.5 9 9 lies outside of every picture"))
        #expect(!outcome.errors.contains("30 30 2 2"))
    }

    @Test("Where a case cannot be drawn, no area is said to lie outside of every picture")
    func areasOfBroken() throws {
        let areas = "ignore: ['500 0.5 9 9']"
        #expect(try verify(areas, "<path d='M2 2H12V12H2Z' fill='#204060'/>").errors.contains("lies outside"))
        let broken = try verify(areas, "<path")
        #expect(broken.errors.contains("broken") && !broken.errors.contains("lies outside"))
    }

    @Test("Where a record cannot be written, no half golden remains")
    func halfGolden() throws {
        // Linux allows names of 255 bytes, which it has with `.png` but not with `.golden`.
        let name = String(repeating: "n", count: 249)
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24]\nname: \(name)\ngoldens: expected/\n")
        #expect(try command.run("golden", "record").status != 0)
        #expect(command.files.allSatisfy { !$0.hasSuffix(".png") })
    }

    @Test("Where the list differs, another renderer excuses no pixel, and both are stated where it passes")
    func listsOffElsewhere() throws {
        let settings = "lists: off\ntolerance: {'*-48': antialiasing, '*': exact}"
        // The edge of the square has one level of 255 more, as 0.004 of a pixel do.
        let moved = "<path d='M2 2H12.004V12H2Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c04060'/>"
        _ = try verify(settings, moved)
        for name in command.files where name.hasSuffix(".golden") && name.hasPrefix("expected/") {
            let text = try command.text(name)
            let renderer = try #require(text.firstMatch(of: /\nrenderer [^\n]*/)?.0)
            try command.write(name, text.replacing(renderer, with: "\nrenderer exact cairo 1.0.0"))
        }
        let outcome = try command.run("golden", "verify")
        #expect(outcome.errors.contains("1 passed, 1 failed") && outcome.errors.contains("a-24: failed"))
        for notice in ["recorded by exact cairo 1.0.0", "display lists differ, but are not compared"] {
            #expect(outcome.errors.contains(notice), "\(outcome.errors)")
        }
    }

    @Test("With lists off and any pixels allowed, another colour still fails")
    func colors() throws {
        let outcome = try verify("lists: off\ntolerance: fuzzy(0-255, 0-9999)", redder)
        #expect(outcome.errors.contains("colours: #c04060 is gone, #c14060 is new"), "\(outcome.errors)")
    }

    @Test("Areas that are ignored hide what changes in them, in points at any size of the file's cases")
    func ignored() throws {
        let settings = "display-scales: [2]\nignore: {'a-24*': 16 16 6 6, '*': [32 32 12 12, 0 0 1 1]}"
        #expect(try verify(settings, redder).status == 0)
        try draw("<path d='M2 2H13V12H2Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c14060'/>")
        #expect(try command.run("golden", "verify").errors.contains("0 passed, 2 failed"))
    }

    @Test("Outside of ignored areas, lists are compared, and their colours with lists off")
    func listsBesideIgnored() throws {
        let both = "<path d='M12 12H2V2H12Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c14060'/>"
        let outcome = try verify("ignore: {'*-24': 16 16 6 6, '*': 32 32 12 12}", both)
        #expect(outcome.errors.contains("0 passed, 2 failed"), "\(outcome.errors)")
        #expect(outcome.errors.contains("fill path") && !outcome.errors.contains("c14060"))
        let settings = "ignore: {'*-24': 16 16 6 6, '*': 32 32 12 12}\nlists: off\ntolerance: fuzzy(0-255, 0-9999)"
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24, 48]\ngoldens: expected/\n\(settings)")
        #expect(try command.run("golden", "verify").status == 0)
        try draw("<path d='M2 2H12V12H2Z' fill='#214060'/><path d='M16 16H22V22H16Z' fill='#c14060'/>")
        let colors = try command.run("golden", "verify").errors
        #expect(colors.contains("colours: #204060 is gone, #214060 is new"), "\(colors)")
    }

    @Test("The first pattern that a case has says how it is compared")
    func patterns() throws {
        let settings = "lists: off\ntolerance: {'*-24': 'fuzzy(0-255, 0-9999)', '*': exact}"
        let moved = "<path d='M2 2H12V13H2Z' fill='#204060'/><path d='M16 16H22V22H16Z' fill='#c04060'/>"
        let outcome = try verify(settings, moved)
        #expect(outcome.errors.contains("1 passed, 1 failed"))
        #expect(outcome.errors.contains("a-48: failed"))
    }

    @Test(
        "A pattern of no case, and what is no area or tolerance, are errors with their place",
        arguments: [
            ("tolerance: {'b-*': exact}", "4:13: no case has a name that matches \"b-*\""),
            (
                "tolerance: {'*': exact, 'a-2*': sampling}",
                "4:25: every case that matches \"a-2*\" matches an earlier pattern, which applies"
            ),
            ("ignore: 1 2 3", "4:9: \"1 2 3\": expected x y width height"),
            ("ignore: 0 0 0 5", "expected x y width height"),
            ("lists: none", "expected exact or off"),
            ("tolerance: samplin", "expected exact, antialiasing, sampling, or fuzzy")
        ])
    func mistakes(line: String, message: String) throws {
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24, 48]\ngoldens: expected/\n\(line)")
        let outcome = try command.run("golden", "verify")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("Images whose names differ in the composition of their letters are compared separately")
    func composition() throws {
        for letter in ["e\u{301}", "\u{E9}"] {
            for folder in ["old", "new"] {
                try command.icon("a.svg", folder == "new" && letter.utf8.count == 2 ? "red" : "blue")
                try command.write("\(folder)/kept", "")
                #expect(try command.run("render", "a.svg", "-o", "\(folder)/\(letter).png").status == 0)
            }
        }
        #expect(try command.run("golden", "compare", "old", "new").errors.contains("1 passed, 1 failed"))
    }

    /// Along the centres of the diagonal lines, which fill no pixel, no two pixels have the same colour.
    @Test(
        "Another colour of a drawing is found beside lines in other directions", arguments: ["antialiasing", "sampling"]
    )
    func recoloredLines(tolerance: String) throws {
        for (folder, color) in [("old", "#204060"), ("new", "#234060")] {
            let lines = "<circle cx='12' cy='13.5' r='7'/><path d='M3 6.5L6.5 3M21 6.5L17.5 3'/>"
            try draw("<g fill='none' stroke='\(color)' stroke-width='2' stroke-linecap='round'>\(lines)</g>")
            #expect(try command.run("render", "a.svg", "--size", "24", "-o", "\(folder)/a.png").status == 0)
        }
        let outcome = try command.run("golden", "compare", "old", "new", "--tolerance", tolerance)
        #expect(outcome.status == 1 && outcome.errors.contains("of one colour differ by up to 3"), "\(outcome.errors)")
    }

    @Test(
        "A bar that has moved by a pixel is found although the frame around it is near",
        arguments: ["antialiasing", "sampling"])
    func movedBar(tolerance: String) throws {
        for (folder, y) in [("old", 11.25), ("new", 12.25)] {
            let lines = "<rect x='3' y='7' width='14.5' height='10' rx='3'/><path d='M10.25 \(y)v1.5'/>"
            try draw("<g fill='none' stroke='#204060' stroke-width='2' stroke-linecap='round'>\(lines)</g>")
            #expect(try command.run("render", "a.svg", "--size", "24", "-o", "\(folder)/a.png").status == 0)
        }
        let outcome = try command.run("golden", "compare", "old", "new", "--tolerance", tolerance)
        #expect(outcome.status == 1 && outcome.errors.contains("moved by (0.00, "), "\(outcome.errors)")
    }

    @Test("Any two folders are compared, with a page that accepts nothing")
    func compare() throws {
        for (folder, color) in [("old", "#204060"), ("new", "#214060")] {
            for name in ["a", "b"] {
                try draw("<path fill='\(name == "a" ? color : "black")' d='M6 6H18V18H6Z'/>")
                #expect(try command.run("render", "a.svg", "-o", "\(folder)/in/\(name).png").status == 0)
            }
        }
        try FileManager.default.copyItem(atPath: command.path("old/in/b.png"), toPath: command.path("new/c.png"))
        let outcome = try command.run("golden", "compare", "old", "new", "--report", "r.html")
        #expect(outcome.status == 1)
        for text in ["in/a: failed", "c: new", "only in new/", "1 passed, 2 failed"] {
            #expect(outcome.errors.contains(text), "\(outcome.errors)")
        }
        #expect(try !command.text("r.html").contains("golden accept"))
        let lenient = try command.run("golden", "compare", "old/in/", "new/in", "--tolerance", "fuzzy(0-1, 0-9999)")
        #expect(lenient.status == 0)
        #expect(try command.run("golden", "compare", "old", "none").status == 66)
    }
}
