import Foundation
import SymbolColor
import SymbolFiles
import SymbolGeometry
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// What programs can ask of a symbol before it is drawn, and how values print in a test's log.
@Suite struct SymbolDescriptionTests {
    private func example(_ name: String) throws -> Symbol {
        try SymbolDocument(contentsOf: "\(Command.symbols.path)/\(name).svg").symbol
    }

    @Test("A symbol prints as its name alone")
    func symbols() throws {
        let bell = try example("bell.badge")
        #expect("\(bell)" == "bell.badge")
        var text = ""
        dump(bell, to: &text)
        #expect(text.utf8.count < 100)
    }

    @Test("Values print as people write them")
    func values() throws {
        #expect("\(Weight.semibold) \(try #require(Weight(450)))" == "semibold 450")
        #expect("\(Color(red: 1, green: 0, blue: 0, alpha: 0.2))" == "#ff000033")
        #expect("\(SourcePosition(line: 3, column: 14))" == "3:14")
        #expect("\(try #require(SymbolLocale("zh_Hant-TW")))" == "zh-hant-tw")
        #expect("\(Pixmap(width: 3, height: 2))" == "3 × 2 pixels")
        #expect("\(Appearance())" == "light")
        #expect("\(Appearance(scheme: .dark, increasesContrast: true))" == "dark-increased-contrast")
        let sizes: [SymbolSize] = [.points(12), .points(12.5), .pixels(64), .fit(width: 20, height: 30), .natural]
        #expect(sizes.map { "\($0)" } == ["12pt", "12.5pt", "64px", "20x30", "natural"])
    }

    @Test("A template says what it draws and has layers for")
    func template() throws {
        let bell = try example("bell.badge")
        #expect(bell.isTemplate && bell.interpolates)
        #expect(bell.drawnWeights(in: .small) == [.ultralight, .regular, .black])
        #expect(bell.drawnWeights(in: .large).isEmpty)
        #expect(bell.layerModes == [.monochrome, .hierarchical, .multicolor])
    }

    @Test("An icon has neither weights nor layers")
    func icon() throws {
        let icon = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        #expect(!icon.isTemplate && !icon.interpolates && icon.layerModes.isEmpty)
        #expect(Scale.allCases.allSatisfy { icon.drawnWeights(in: $0).isEmpty })
    }

    @Test("Of an icon and a template, each is placed about the centre of the other")
    func centres() throws {
        let icon = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        let scenes = [try Scene(icon, RenderOptions()), try Scene(try example("bell.badge"), RenderOptions())]
        for (scene, other) in [(scenes[0], scenes[1]), (scenes[1], scenes[0])] {
            let center = scene.placement(on: other)(scene.measures.layoutBox.center)
            #expect(center.distance(to: other.measures.layoutBox.center) < 1e-9)
        }
    }

    @Test("A measured picture has the size and metrics of the drawn one", arguments: ["bell.badge", "cloud.sun"])
    func measures(name: String) throws {
        var options = RenderOptions()
        (options.size, options.displayScale, options.weight) = (.points(17), 2, .bold)
        let symbol = try example(name)
        let (width, height, metrics) = try SymbolRenderer().measure(symbol, options: options)
        let drawn = try SymbolRenderer().render(symbol, options: options)
        #expect((width, height) == (drawn.pixmap.width, drawn.pixmap.height))
        #expect(metrics == drawn.metrics)
    }
}
