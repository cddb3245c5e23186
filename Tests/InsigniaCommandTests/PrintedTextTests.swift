import Foundation
import TestSupport
import Testing

/// Characters that control a terminal, start a new line in a log, or reverse the direction of text, with their escapes.
private let hostile = "\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{2028}x\nerror: fake: 1"
private let escaped = #"\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{2028}x\nerror: fake: 1"#
private let escapedInJSON = #"\u001b[2J\u009b31m\u202e\u2066\u2028x\nerror: fake: 1"#

extension Command.Outcome {
    fileprivate var text: String { errors + String(decoding: output, as: UTF8.self) }

    /// Whether no control characters are printed but line ends and tabs.
    fileprivate var isPrintable: Bool {
        text.unicodeScalars.allSatisfy { scalar in
            "\n\t".unicodeScalars.contains(scalar)
                || scalar.properties.generalCategory != .control
                    && !(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        }
    }

    /// The lines that begin like the forged message.
    fileprivate var forged: [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("error: fake") }
    }
}

@Suite struct PrintedTextTests {
    private func check(_ outcome: Command.Outcome, _ text: String = escaped) {
        #expect(outcome.isPrintable && outcome.forged.isEmpty)
        #expect(outcome.text.contains(text))
    }

    @Test("A file's name in a message is one printable line", arguments: ["render", "inspect", "convert"])
    func fileName(command: String) throws {
        check(try Command().run(command, hostile + ".svg"))
    }

    @Test("Of a value of any length a message shows the beginning, and still says what was expected")
    func long() throws {
        let command = try Command()
        try command.icon("a.svg")
        let outcome = try command.run("render", "a.svg", "--tint", "x" + String(repeating: "y", count: 90_000))
        let message = try #require(outcome.messages.first)
        #expect(outcome.status == 64 && message.utf8.count < 2100)
        #expect(message.hasPrefix("error: --tint is \"xyyy") && message.hasSuffix("y\"; expected a colour"))
    }

    @Test("The name of a file that is found in a folder is one printable line")
    func foundName() throws {
        let command = try Command()
        try command.write("icons/\(hostile).svg", "<svg")
        check(try command.run("render", "icons", "-o", "out/"))
    }

    @Test(
        "An option's value in a message is one printable line",
        arguments: [["render", "--tint"], ["render", "--size"], ["animate", "--effect"]])
    func optionValue(words: [String]) throws {
        let command = try Command()
        try command.icon("a.svg")
        check(try command.run([words[0], "a.svg", words[1], hostile]))
    }

    @Test("An argument that no command knows is one printable line")
    func unknownArgument() throws {
        let command = try Command()
        check(try command.run(hostile))
        check(try command.run("render", "a.svg", "--\(hostile)"))
        check(try command.run("golden", "compare", "a", "b", hostile))
    }

    @Test("An attribute's value forges no message", arguments: [["render", "-q"], ["render"], ["inspect"]])
    func attribute(words: [String]) throws {
        let command = try Command()
        // ESC is not allowed in XML 1.0, so only the other characters are used.
        try command.write(
            "a.svg", svg("<path fill=\"ab&#x9B;&#x202E;&#10;error: fake: 1\" id=\"p\" d=\"M0 0H9V9Z\"/>"))
        let outcome = try command.run([words[0], "a.svg"] + words.dropFirst())
        #expect(outcome.isPrintable && outcome.forged.isEmpty)
        #expect(words.contains("-q") || outcome.text.contains(#"ab\u{9B}\u{202E}\nerror: fake: 1"#))
    }

    @Test("A build file's values forge no message")
    func buildFile() throws {
        let command = try Command()
        try command.icon("a.svg")
        try command.write("b.yml", "symbols: [a.svg]\nsizes: [\"\(escapedInJSON)\"]\noutputs: [{png: out/}]\n")
        check(try command.run("sprites", "b.yml"))
    }

    @Test("What JSON reports is escaped as JSON is, and is what it was")
    func json() throws {
        let command = try Command()
        try command.icon("\(hostile).svg")
        let outcome = try command.run("inspect", "--json", "\(hostile).svg")
        check(outcome, escapedInJSON)
        let list = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        #expect(list.first?["name"] as? String == hostile)
    }

    @Test("Annotations for GitHub tell line ends by %0A, and nothing else of the kind")
    func github() throws {
        let command = try Command()
        try command.icon("icons/\(hostile).svg")
        try command.write("g.yml", "symbols: [icons/*.svg]\nsizes: [8]\ngoldens: goldens/\n")
        let outcome = try command.run("golden", "verify", "g.yml", "--github")
        #expect(outcome.status == 1)
        check(outcome, "x%0Aerror%3A fake%3A 1")
    }

    @Test("Names of a catalog forge no line of a list")
    func catalog() throws {
        let command = try Command()
        try command.write(
            "c.json",
            """
            {"symbols": [{"name": "\(escapedInJSON)", "label": "a\\tb", "categories": [], "keywords": []}]}
            """)
        let outcome = try command.run("list", "--catalog", "c.json")
        check(outcome, escaped + "\ta\\tb\n")
    }
}
