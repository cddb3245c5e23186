import Foundation
import TestSupport
import Testing

/// What pictures tell screen readers of symbols that are read from standard input, or have titles in several languages.
@Suite struct SpokenLabelTests {
    private let command: Command

    init() throws { command = try Command() }

    private func drawing(_ title: String = "") -> Data {
        Data(svg("\(title)<path d='M0 0H9V9Z'/>", "width='10' height='10'").utf8)
    }

    private func label(_ outcome: Command.Outcome) throws -> String? {
        #expect(outcome.status == 0, "\(outcome.errors)")
        let json = try JSONSerialization.jsonObject(with: outcome.output)
        return ((json as? [[String: Any]])?.first ?? json as? [String: Any])?["label"] as? String
    }

    @Test(
        "A symbol from standard input is spoken of by the name of its output",
        arguments: [
            (["-o", "bell.badge.png"], "bell badge"), (["-o", "bell@2x.png", "--display-scale", "2"], "bell"),
            (["-o", "out/"], nil), ([], nil)
        ] as [([String], String?)])
    func still(arguments: [String], expected: String?) throws {
        let outcome = try command.run(["render", "-", "--json"] + arguments, input: drawing())
        #expect(try label(outcome) == expected)
    }

    @Test("Without a name nothing is spoken, unless the file has a title")
    func standardOutput() throws {
        for (output, title, isSpoken) in [("-", "", false), ("-", "<title>Moon</title>", true)] {
            let picture = try command.run("render", "-", "-o", output, input: drawing(title)).output
            #expect((picture.range(of: Data("Description\0Moon".utf8)) != nil) == isSpoken)
            #expect((picture.range(of: Data("Description".utf8)) != nil) == isSpoken)
        }
        let film = try command.run(
            "animate", "-", "--effect", "bounce", "--format", "webp", "-o", "-", input: drawing())
        #expect(film.status == 0 && film.output.range(of: Data("stdin".utf8)) == nil)
    }

    @Test(
        "An animation from standard input has the name of its file, and a folder of frames none",
        arguments: [("bell.slash.webp", "bell slash"), ("bell.apng", "bell"), ("frames/", nil)] as [(String, String?)])
    func animation(output: String, expected: String?) throws {
        let outcome = try command.run(
            "animate", "-", "--effect", "bounce", "--json", "-o", output, input: drawing())
        #expect(try label(outcome) == expected)
    }

    @Test("A device has no name to give")
    func device() throws {
        try command.write("a.svg", drawing())
        let outcome = try command.shell("\"$insignia\" convert - -o /dev/stdout < a.svg | cat")
        #expect(String(decoding: outcome.output, as: UTF8.self).contains("glyph: \"stdin\""))
    }

    @Test("The title is that in the locale's language, in builds too")
    func languages() throws {
        let titles = "<title lang='de'>Mond</title><title>Moon</title><title lang='zh-Hant'>月亮</title>"
        try command.write("a.svg", drawing(titles))
        for (locale, expected) in [("de-AT", "Mond"), ("zh-TW", "月亮"), ("fr", "Moon")] {
            #expect(try label(command.run("render", "a.svg", "--json", "--locale", locale)) == expected)
        }
        try command.write("insignia.yml", "symbols: a.svg\nlocales: [fr, de]\noutputs: [{svgs: out/}]")
        #expect(try command.run("sprites").status == 0)
        #expect(try command.text("out/a-de.svg").contains("<title>Mond</title>"))
        #expect(try command.text("out/a-fr.svg").contains("<title>Moon</title>"))
    }
}
