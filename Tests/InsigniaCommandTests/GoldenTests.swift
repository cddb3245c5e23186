import Foundation
import Insignia
import TestSupport
import Testing

@Suite struct GoldenTests {
    let command: Command

    init() throws {
        command = try Command()
        try command.write(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\
            <circle cx="12" cy="12" r="9" fill="#204060"/></svg>
            """)
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24, 32]\ngoldens: expected/")
    }

    private func golden(_ arguments: String...) throws -> Command.Outcome { try command.run(["golden"] + arguments) }

    @Test("What was recorded passes, and keeps a record beside each image")
    func record() throws {
        #expect(try golden("record").status == 0)
        #expect(
            command.files.filter { $0.hasPrefix("expected/") } == [
                "expected/a-24.golden", "expected/a-24.png", "expected/a-32.golden", "expected/a-32.png"
            ])
        #expect(try golden("verify").status == 0)
    }

    @Test("The golden of a case that has another name now is named")
    func renamed() throws {
        #expect(try golden("record").status == 0)
        #expect(try command.shell("mv a.svg b.svg; sed -i 's/a.svg/b.svg/' goldens.yml").status == 0)
        let errors = try golden("verify").errors
        let words = "is drawn as the golden a-24, which no case asks for: renamed?"
        for text in ["b-24: missing", words, "a-24: orphaned"] { #expect(errors.contains(text), "\(errors)") }
    }

    @Test("A null is no folder", arguments: ["~", "null", ""])
    func noFolder(null: String) throws {
        try command.write("goldens.yml", "symbols: a.svg\ngoldens: \(null)")
        let outcome = try golden("record")
        #expect(outcome.status == 65 && outcome.errors.contains("goldens.yml:2:"), "\(outcome.errors)")
        #expect(!command.files.contains { $0.hasSuffix(".png") })
    }

    @Test("Goldens are not recorded in continuous integration")
    func noRecordInCI() throws {
        let outcome = try command.run("golden", "record", environment: ["CI": "true"])
        #expect(outcome.status == 64)
        #expect(!command.files.contains { $0.hasPrefix("expected/") })
    }

    @Test(
        "A missing golden, a missing image, a damaged record and an orphan all fail",
        arguments: [
            ("rm expected/a-24.*", "there is no golden"), ("rm expected/a-24.png", "damaged: the image is missing"),
            ("rm expected/a-24.golden", "damaged: the record is missing"),
            ("echo x > expected/a-24.golden", "damaged: cannot be read as a record"),
            ("echo x > expected/a-24.png", "a-24.png: damaged"),
            ("echo '<<<<<<< HEAD' >> expected/a-24.golden", "damaged: has the marks of a merge conflict"),
            ("truncate -s -9 expected/a-24.golden", "its display lists are not those that were recorded"),
            ("sed -i 's/^pixels .*/pixels 0/' expected/a-24.golden", "its pixels are not those of"),
            ("sed -i 's/^rate .*/rate 99/' expected/a-24.golden", "no frames a second, expected 99"),
            ("cp expected/a-24.png expected/b.png", "is no golden, since it has no record"),
            ("mkdir expected/old; cp expected/a-24.png expected/old/b.png", "old/b: orphaned"),
            ("cp expected/a-24.png expected/a-32.png", "its pixels are not those of"),
            ("cp expected/a-24.png expected/a-32.png; cp expected/a-24.golden expected/a-32.golden", "size is 32×32")
        ])
    func noFalsePass(damage: String, message: String) throws {
        #expect(try golden("record").status == 0)
        #expect(try command.shell(damage).status == 0)
        let outcome = try golden("verify")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("A changed symbol fails on its list and its pixels, is kept for review, and is accepted by name")
    func accept() throws {
        #expect(try golden("record").status == 0)
        try command.write(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\
            <circle cx="12" cy="12" r="9" fill="#204061"/></svg>
            """)
        let outcome = try golden("verify")
        #expect(outcome.status == 1)
        for message in ["fill colour #204060 → #204061 (display list, step 1)", "the symbol's file has changed"] {
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
        #expect(command.files.contains(".insignia/received/goldens.yml/a-24.png"))
        #expect(try golden("accept", "goldens.yml", "a-24").status == 0)
        #expect(try golden("verify").errors.contains("1 passed, 1 failed"))
        #expect(try golden("accept", "goldens.yml", "a-32").status == 0)
        #expect(try golden("verify").status == 0)
    }

    @Test("Nothing is accepted that was not received, or that there is not")
    func wrongAccept() throws {
        #expect(try golden("record").status == 0)
        #expect(try golden("accept", "goldens.yml", "a-24").errors.contains("nothing was received"))
        #expect(try golden("accept", "goldens.yml", "a-25").errors.contains("did you mean a-24?"))
    }

    @Test("Another renderer with the same display list is a notice")
    func otherRenderer() throws {
        #expect(try golden("record").status == 0)
        for name in command.files where name.hasSuffix(".golden") {
            let text = try command.text(name)
            let version = try #require(text.firstMatch(of: /\nrenderer exact cairo ([0-9.]+)/)?.1)
            try command.write(name, text.replacing("cairo \(version)", with: "cairo 1.0.0", maxReplacements: 1))
        }
        let outcome = try golden("verify")
        #expect(outcome.status == 0)
        #expect(outcome.messages.count { $0.contains("recorded by exact cairo 1.0.0") } == 1)
    }

    @Test("A file without goldens, and a drawing of nothing, are errors")
    func nothing() throws {
        try command.write("goldens.yml", "symbols: a.svg")
        #expect(try golden("verify").errors.contains("expected \"goldens: FOLDER\""))
        try command.write("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"/>")
        try command.write("goldens.yml", "symbols: a.svg\ngoldens: expected/")
        let outcome = try golden("record")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("nothing is drawn"))
    }

    @Test("An icon that fills its square has a golden; a background alone, and what is ignored altogether, have none")
    func oneColor() throws {
        try command.write("a.svg", svg("<path fill='red' d='M0 0H24V24H0Z'/>"))
        #expect(try golden("record").status == 0)
        #expect(try golden("verify").status == 0)
        #expect(try golden("compare", "expected", "expected").status == 0)
        let base = "symbols: a.svg\nsizes: [24]\n"
        for (keys, message) in [
            ("background: white\neffects: [disappear]\ntimes: [9]\ngoldens: one/", "nothing is drawn"),
            ("ignore: 0 0 24 24\ngoldens: two/", "ignore covers everything that is drawn")
        ] {
            try command.write("goldens.yml", base + keys)
            #expect(try golden("record").errors.contains(message))
            #expect(try golden("verify").status == 1)
            let accepted = try golden("accept", "goldens.yml", "--all")
            #expect(accepted.status == 65 && accepted.errors.contains(message), "\(accepted.errors)")
        }
    }

    @Test("Goldens that were recorded before they proved nothing fail for the same reason")
    func ignoredAltogether() throws {
        #expect(try golden("record").status == 0)
        try command.write("goldens.yml", "symbols: a.svg\nsizes: [24, 32]\nignore: 0 0 32 32\ngoldens: expected/")
        #expect(try golden("verify").errors.contains("ignore covers everything that is drawn"))
    }

    @Test("Names that differ only in case are refused, and those that Windows does not allow are noted")
    func portableNames() throws {
        let icon = try command.text("a.svg")
        for name in ["A.svg", "con.svg"] { try command.write(name, icon) }
        try command.write("goldens.yml", "symbols: [a.svg, A.svg]\ngoldens: expected/")
        let refused = try golden("record")
        #expect(refused.status == 65)
        #expect(refused.errors.contains(#"the goldens "a" and "A" are the same file where case is ignored"#))
        try command.write("goldens.yml", "symbols: con.svg\ngoldens: expected/")
        let noted = try golden("record")
        #expect(noted.status == 0)
        #expect(noted.errors.contains("the golden con has the name of the device CON, which Windows does not allow"))
    }

    @Test("Reports are written into new folders, and each of them even where another cannot be")
    func reportFolders() throws {
        #expect(try golden("record").status == 0)
        let words = ["--report", "new/deep/r.html", "--junit", "other/j.xml"]
        #expect(try command.run(["golden", "verify"] + words).status == 0)
        #expect(command.files.contains("new/deep/r.html") && command.files.contains("other/j.xml"))
        #expect(try command.shell("mkdir folder.html").status == 0)
        #expect(try golden("verify", "--report", "folder.html", "--junit", "j.xml").status != 0)
        #expect(command.files.contains("j.xml"))
    }

    @Test("An effect is held against its frames, and at given times")
    func effects() throws {
        try command.write("goldens.yml", "symbols: a.svg\neffects: [bounce]\ntimes: [0.1, 0.2]\ngoldens: expected/")
        #expect(try golden("record").status == 0)
        #expect(command.files.contains("expected/a-bounce-0.1s.png"))
        #expect(try golden("verify").status == 0)
    }
}
