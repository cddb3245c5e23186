import Foundation
import SymbolImaging
import TestSupport
import Testing

/// Incremental builds of sheets from bands that are kept beside the state.
@Suite("Bands of sprite sheets")
struct SheetBandTests {
    let command: Command

    init() throws { command = try Command() }

    /// A sheet of several bands, which have at most 128 rows each.
    private static let file = """
        symbols: ['*.svg']
        display-scales: [1, 2]
        outputs: [{sheet: out/s, manifests: [texturepacker-hash]}]
        """

    private func icons(_ colors: [String] = Array(repeating: "black", count: 9)) throws {
        for (number, color) in colors.enumerated() {
            let circle = "<circle cx='25' cy='25' r='\(10 + number)' fill='\(color)'/>"
            try command.write("\(number).svg", svg(circle, "width='50' height='50'"))
        }
        try command.write("insignia.yml", Self.file)
    }

    private func build(_ command: Command) throws {
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// Returns all files but the state, which contains times.
    private func tree(_ command: Command) throws -> [String: Data] {
        try command.tree().filter { !$0.key.hasSuffix(".state") }
    }

    /// Returns the files of a build from scratch with the same inputs.
    private func freshTree() throws -> [String: Data] {
        let other = try Command()
        for name in command.files where name.hasSuffix(".svg") || name.hasSuffix(".yml") {
            try other.write(name, try command.data(name))
        }
        try build(other)
        return try tree(other)
    }

    /// The name of a file of bands.
    private var bands: String {
        get throws { try #require(command.files.first { $0.hasSuffix(".sheet2") }) }
    }

    @Test(
        "After a change, all files are as if there had been no sheet before",
        arguments: [
            (4, "black", "a shape of other colours and another shape"),
            (4, "gold", "a colour that others have not"), (0, "white", "a grey"), (8, "url(#none)", "no ink")
        ])
    func change(number: Int, color: String, kind: String) throws {
        try icons()
        try build(command)
        let before = try tree(command)
        let circle = "<circle cx='25' cy='30' r='13' fill='\(color)'/>"
        try command.write("\(number).svg", svg(circle, "width='50' height='50'"))
        try build(command)
        #expect(try tree(command) == freshTree())
        #expect(try tree(command)["out/s.png"] != before["out/s.png"])
    }

    @Test("Every icon is where the manifest says, in whatever bands it lies")
    func positions() throws {
        try icons()
        try build(command)
        for (scale, suffix) in [(1, ""), (2, "@2x")] {
            let sheet = try command.image("out/s\(suffix).png")
            let json = try JSONSerialization.jsonObject(with: command.data("out/s\(suffix).json")) as? [String: Any]
            let frames = try #require(json?["frames"] as? [String: [String: Any]])
            for number in 0..<9 {
                let options = ["-o", "one.png", "--display-scale", "\(scale)"]
                #expect(try command.run(["render", "\(number).svg"] + options).status == 0)
                let frame = try #require(frames["\(number)"]?["frame"] as? [String: Int])
                let area = PixelRectangle(
                    x: frame["x"] ?? 0, y: frame["y"] ?? 0, width: frame["w"] ?? 0, height: frame["h"] ?? 0)
                #expect(try sheet.part(area) == command.image("one.png"), "\(number) at \(scale)")
            }
        }
    }

    @Test("Kept bands that were damaged or removed are made again, and nothing else is another")
    func damage() throws {
        try icons()
        try build(command)
        let (before, bands) = (try tree(command), try bands)
        for damage in [nil, Data("insignia".utf8), before[bands].map { Data($0.dropLast()) }] {
            try FileManager.default.removeItem(atPath: command.path(bands))
            if let damage { try command.write(bands, damage) }
            try build(command)
            #expect(try tree(command) == before)
        }
        for offset in stride(from: 0, to: before[bands]?.count ?? 0, by: 409) {
            var damaged = try #require(before[bands])
            damaged[offset] ^= 0x10
            try command.write(bands, damaged)
            try command.write("4.svg", try command.text("4.svg") + "<!-- \(offset) -->")
            try build(command)
            #expect(try tree(command)["out/s.png"] == before["out/s.png"])
        }
        #expect(try tree(command) == freshTree())
    }

    @Test("Where no sheet is asked for any more, nothing of it is left")
    func removed() throws {
        try icons()
        try build(command)
        try command.write("insignia.yml", "symbols: ['*.svg']\noutputs: [{png: out/}]")
        try build(command)
        #expect(command.files.filter { $0.contains("insignia.yml.sprites") } == [])
    }
}
