import Insignia
import Foundation
import FoundationXML
import TestSupport
import Testing

extension SpritesTests {
    @Test("A sheet has all sprites in one layout, at 2x exactly twice that at 1x, and a manifest for each")
    func sheets() throws {
        for number in 1...5 { try command.icon("icons/i\(number).svg", "rgb(\(number * 40), 0, 9)", size: 6 + number) }
        try command.icon("icons/same.svg", "rgb(40, 0, 9)", size: 7)
        try file(
            "symbols: [icons/*.svg]\ndisplay-scales: [1, 2]\noutputs: [{sheet: out/sprite, manifests: [maplibre, css]}]"
        )
        _ = try build()
        #expect(
            outputs == [
                "out/sprite.css", "out/sprite.json", "out/sprite.png", "out/sprite@2x.json", "out/sprite@2x.png"
            ])
        func manifest(_ name: String) throws -> [String: [String: Any]] {
            let data = try command.data(name)
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
        }
        let (one, two) = (try manifest("out/sprite.json"), try manifest("out/sprite@2x.json"))
        #expect(one.keys.sorted() == ["i1", "i2", "i3", "i4", "i5", "same"])
        for (name, entry) in one {
            for key in ["x", "y", "width", "height"] {
                #expect(
                    try #require(two[name]?[key] as? Int) == 2 * (try #require(entry[key] as? Int)), "\(name) \(key)")
            }
        }
        // The same picture is stored once.
        #expect(
            one["i1"]?["x"] as? Int == one["same"]?["x"] as? Int && one["i1"]?["y"] as? Int == one["same"]?["y"] as? Int
        )
        let (small, large) = (try command.image("out/sprite.png"), try command.image("out/sprite@2x.png"))
        #expect((large.width, large.height) == (2 * small.width, 2 * small.height))
        #expect(written(try build()).isEmpty)
    }

    @Test("Sheets from shards are those of a single run")
    func sheetShards() throws {
        let other = try Command()
        for command in [command, other] {
            for number in 1...7 {
                try command.icon("icons/i\(number).svg", "rgb(\(number * 30), 0, 9)", size: 6 + number)
            }
            try command.write(
                "insignia.yml",
                "symbols: [icons/*.svg]\noutputs: [{sheet: out/sprite, manifests: [texturepacker-hash]}, {png: out/}]")
        }
        #expect(try command.run("sprites").status == 0)
        for part in 1...3 { #expect(try other.run("sprites", "--shard", "\(part)/3").status == 0) }
        let merge = try other.run("sprites", "--merge")
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(try tree(command) == tree(other))
    }

    @Test("An SVG sprite holds each symbol, drawn in the colour of the page")
    func vectorSprite() throws {
        try command.icon("a.svg", "currentColor")
        try command.icon("b.svg", "red")
        try file("symbols: [a.svg, b.svg]\noutputs: [{svg: out/sprite.svg}]")
        _ = try build()
        let text = try command.text("out/sprite.svg")
        #expect(text.contains("<symbol id=\"a\" viewBox=\"0 0 10 10\">"))
        #expect(text.contains("fill=\"currentColor\"") && text.contains("fill=\"#f00\""))
        #expect(XMLParser(data: Data(text.utf8)).parse())
    }

    @Test("An SVG sprite keeps clips, each narrowed by the one around it")
    func vectorSpriteClips() throws {
        try command.write(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
            <clipPath id="b"><path d="M0 0H9V9Z"/></clipPath><clipPath id="a" clip-path="url(#b)">\
            <rect width="5" height="5"/></clipPath>
            <rect width="10" height="10" clip-path="url(#a)"/></svg>
            """)
        try file("symbols: a.svg\noutputs: [{svg: out/sprite.svg}]")
        _ = try build()
        let text = try command.text("out/sprite.svg")
        #expect(text.contains("<clipPath id=\"a--clip-1\">\n      <path d=\"M0 0H5V5H0Z\"/>"))
        #expect(text.contains("<clipPath id=\"a--clip-2\" clip-path=\"url(#a--clip-1)\">"))
        #expect(text.contains("<g clip-path=\"url(#a--clip-2)\">"))
    }
}
