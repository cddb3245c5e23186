import Foundation
import SymbolImaging
import TestSupport
import Testing

/// An icon whose style sheet has a rule for the dark appearance follows what is asked for, wherever it is drawn.
@Suite struct IconAppearanceTests {
    let command: Command
    private let style = "path{fill:#010203}@media (prefers-color-scheme:dark){path{fill:#f1f2f3}}"

    init() throws {
        command = try Command()
        try write(style)
    }

    private func write(_ style: String) throws {
        try command.write("a.svg", svg("<style>\(style)</style><path d='M0 0H8V8H0z'/>", "width='8' height='8'"))
    }

    private func color(_ path: String) throws -> [UInt8] { try Array(command.image(path).bytes.prefix(3)) }

    @Test("Stills and animations are drawn in the appearance that is asked for")
    func drawn() throws {
        for (appearance, color) in [("light", [1, 2, 3]), ("dark", [0xF1, 0xF2, 0xF3])] as [(String, [UInt8])] {
            let words = ["a.svg", "--appearance", appearance, "--size", "8"]
            #expect(try command.run(["render", "-q", "-o", "a.png"] + words).status == 0)
            #expect(try self.color("a.png") == color)
            let moves = ["--effect", "pulse", "--duration", "0.1", "-o", "out/"]
            #expect(try command.run(["animate", "-q"] + words + moves).status == 0)
            let first = try #require(command.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }.min())
            #expect(try self.color(first) == color)
        }
    }

    @Test("A build draws both appearances, and draws neither again until something changes")
    func build() throws {
        try command.write("insignia.yml", "symbols: a.svg\nappearances: [light, dark]\noutputs: [{png: out}]")
        func written() throws -> Set<String> {
            let outcome = try command.run("sprites", "--json")
            let report = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
            return Set(try #require(report?["written"] as? [String]))
        }
        #expect(try written() == ["out/a-dark.png", "out/a-light.png"])
        #expect(try color("out/a-dark.png") == [0xF1, 0xF2, 0xF3] && color("out/a-light.png") == [1, 2, 3])
        #expect(try written().isEmpty)
        try write(style.replacing("f3", with: "ff"))
        #expect(try written() == ["out/a-dark.png", "out/a-light.png"])
        #expect(try color("out/a-dark.png") == [0xF1, 0xF2, 0xFF] && color("out/a-light.png") == [1, 2, 3])
    }
}
