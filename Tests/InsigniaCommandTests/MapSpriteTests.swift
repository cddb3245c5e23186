import Foundation
import SymbolImaging
import TestSupport
import Testing

/// The keys and their types are those of the style specification (https://maplibre.org/maplibre-style-spec/sprite/).
@Suite("Sprites of maps")
struct MapSpriteTests {
    let command: Command

    init() throws { command = try Command() }

    private func build(_ entry: String, scales: String = "[1, 2]") throws -> Command.Outcome {
        let file = "symbols: [{files: a.svg, \(entry)}]\ndisplay-scales: \(scales)\noutputs: [{sheet: out/s}]"
        try command.write("insignia.yml", file)
        return try command.run("sprites")
    }

    private func image(_ name: String) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: command.data(name)) as? [String: [String: Any]]
        return try #require(json?["a"])
    }

    @Test("Parts that stretch and where text fits are told in pixels of each image")
    func stretch() throws {
        try command.icon("a.svg", size: 24)
        let entry = "stretch-x: [4, 20], stretch-y: [[4, 8], [16, 20]], content: [4, 5, 20, 21]"
        #expect(try build(entry).status == 0)
        let large = try image("out/s@2x.json")
        #expect(large["stretchX"] as? [[Double]] == [[8, 40]])
        #expect(large["stretchY"] as? [[Double]] == [[8, 16], [32, 40]])
        #expect(large["content"] as? [Double] == [8, 10, 40, 42])
        #expect(try image("out/s.json")["stretchX"] as? [[Double]] == [[4, 20]])
    }

    @Test("What reaches beyond the picture is an error, as maps refuse it")
    func beyond() throws {
        try command.icon("a.svg", size: 24)
        let outcome = try build("stretch-x: [4, 25]")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("a.svg: \"stretch-x\" reaches to 25, beyond the picture's 24 points"))
    }

    @Test("A field has 3 points around it, and all positions count from there")
    func fieldEdges() throws {
        try command.icon("a.svg", size: 24)
        #expect(try build("sdf: true, content: [4, 4, 20, 20]").status == 0)
        let large = try image("out/s@2x.json")
        #expect(large["sdf"] as? Bool == true)
        #expect(large["width"] as? Int == 60 && large["content"] as? [Double] == [14, 14, 46, 46])
    }

    /// Values rise from 0 to 255 over 8 pixels at scale 1, and 16 at scale 2; the outline is at three quarters.
    @Test("A field tells the distance from a circle, in points", arguments: [(1, "out/s.png"), (2, "out/s@2x.png")])
    func field(scale: Int, name: String) throws {
        try command.write("a.svg", svg("<circle cx='12' cy='12' r='8'/>", "viewBox='0 0 24 24'"))
        #expect(try build("sdf: true").status == 0)
        let image = try command.image(name)
        #expect(image.width == 30 * scale)
        var worst = 0.0
        for index in 0..<image.width * image.height {
            let (x, y) = (Double(index % image.width), Double(index / image.width))
            let center = Double(image.width - 1) / 2
            let distance = Double(8 * scale) - hypot(x - center, y - center)
            let expected = min(max(255 * (0.75 + distance / Double(8 * scale)), 0), 255)
            worst = max(worst, abs(Double(image.bytes[4 * index + 3]) - expected))
            #expect(image.bytes[4 * index] == 0)
        }
        // One and a half levels are a twentieth of a point.
        #expect(worst < 1.5)
    }

    @Test("Readers that are no maps get the picture itself")
    func otherSheets() throws {
        try command.icon("a.svg", size: 24)
        let file = """
            symbols: [{files: a.svg, sdf: true}]
            outputs: [{sheet: out/map}, {sheet: out/page, manifests: [css]}, {png: out}]
            """
        try command.write("insignia.yml", file)
        #expect(try command.run("sprites").status == 0)
        #expect(try command.image("out/map.png").width == 30)
        #expect(try command.image("out/page.png") == command.image("out/a.png"))
    }
}
