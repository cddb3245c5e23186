import Foundation
import SymbolAuthoring
import SymbolFiles
import SymbolGeometry
import SymbolModel
import SymbolSVG
import SymbolTemplate
import TestSupport
import Testing

/// The committed set in `Symbols/`.
@Suite struct SetTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private static func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }.sorted()
    }

    private static let catalog: [Catalog.Entry] =
        (try? Catalog(contentsOf: folder.appendingPathComponent("catalog.json").path).symbols) ?? []

    private static let skeletonFolder: URL = folder.appendingPathComponent("Skeletons")
    private static let skeletonNames: [String] = (try? names(in: skeletonFolder)) ?? []

    private func skeleton(_ name: String) throws -> Skeleton {
        try Skeleton(
            parsing: [UInt8](Data(contentsOf: Self.skeletonFolder.appendingPathComponent(name))),
            name: String(name.dropLast(4)))
    }

    private func skeletons() throws -> [Skeleton] { try Self.skeletonNames.map(skeleton) }

    @Test("The skeleton that the README shows converts, with its variants")
    func example() throws {
        let readme = Self.skeletonFolder.appendingPathComponent("README.md")
        let blocks = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```svg\n").dropFirst()
        let text = try #require(blocks.first?.components(separatedBy: "```").first)
        var conversion = Conversion()
        conversion.composesVariants = true
        let templates = try conversion.templates(parsing: Array(text.utf8), path: "bell.svg")
        #expect(templates.map(\.name).contains("bell.badge.plus"))
        #expect(templates.flatMap(\.diagnostics).isEmpty)
    }

    @Test("The skeletons and their variants are exactly what is committed")
    func complete() throws {
        let expected = try skeletons().flatMap { base in [base.name] + base.variants.map { "\(base.name).\($0)" } }
        #expect(try Self.names(in: Self.folder) == expected.map { $0 + ".svg" }.sorted())
        #expect(Self.catalog.map(\.name) == expected.sorted())
    }

    @Test("The committed templates and catalog entries match their skeleton", arguments: skeletonNames)
    func rebuilt(name: String) throws {
        var conversion = Conversion()
        conversion.composesVariants = true
        let templates = try conversion.templates(of: Self.skeletonFolder.appendingPathComponent(name).path)
        for template in templates {
            let file = Self.folder.appendingPathComponent(template.name + ".svg")
            #expect(try String(contentsOf: file, encoding: .utf8) == template.text, "\(template.name)")
        }
        let names = Set(templates.map(\.name))
        #expect(Catalog(templates).symbols == Self.catalog.filter { names.contains($0.name) })
    }

    @Test("There are at least 100 drawn and 500 symbols in all, each with a label, categories and keywords")
    func size() throws {
        let skeletons = try skeletons()
        #expect(skeletons.count >= 100)
        #expect(try Self.names(in: Self.folder).count >= 500)
        for skeleton in skeletons {
            #expect(
                skeleton.title != nil && !skeleton.categories.isEmpty && skeleton.keywords.count >= 3,
                "\(skeleton.name)")
        }
    }

    @Test("Every template reads without diagnostics, and gives all 27 cells without substitution")
    func cells() throws {
        for name in try Self.names(in: Self.folder) {
            let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
            let document = try SymbolDocument(parsing: bytes, name: name)
            let (symbol, diagnostics) = (document.symbol, document.diagnostics)
            #expect(diagnostics.isEmpty, "\(name): \(diagnostics)")
            guard case .template(let artwork) = symbol.artwork else {
                Issue.record("\(name) is not a template")
                continue
            }
            for scale in Scale.allCases {
                let choices = Weight.allCases.compactMap { artwork.variant(weight: $0, scale: scale) }
                #expect(choices.count == 9 && choices.allSatisfy { $0.substitution == nil }, "\(name)")
            }
        }
    }

    /// Strokes are outlines whose holes have the opposite direction, so the areas of a symbol's shapes add up to its
    /// painted area where they do not overlap.
    @Test("A symbol of strokes has a larger painted area the heavier the weight", arguments: skeletonNames)
    func area(name: String) throws {
        let strokes = try skeleton(name).layers.filter { $0.clearing == .none }.flatMap(\.strokes)
        guard strokes.contains(where: { !$0.isSolid }) else { return }
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
        guard case .template(let artwork) = try SymbolDocument(parsing: bytes, name: name).symbol.artwork else {
            return
        }
        let areas = [Weight.ultralight, .regular, .black].compactMap { weight in
            artwork.variants[Cell(weight, .small)]?.shapes.reduce(0) { $0 + $1.path.signedArea() }
        }.map(abs)
        #expect(areas.count == 3 && areas == areas.sorted() && Set(areas).count == 3, "\(areas)")
    }

    /// The template format, and the reasons for which makers' tools reject files.
    @Test(
        "Every template follows the format's rules: version, six lines, three pairs of margins, only paths in weights")
    func rules() throws {
        for name in try Self.names(in: Self.folder) {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            for id in ["template-version", "Notes", "Guides", "Symbols"] {
                #expect(text.contains("id=\"\(id)\""), "\(name): \(id)")
            }
            for scale in ["S", "M", "L"] {
                #expect(
                    text.contains("id=\"Baseline-\(scale)\"") && text.contains("id=\"Capline-\(scale)\""), "\(name)")
            }
            for weight in ["Ultralight", "Regular", "Black"] {
                #expect(
                    text.contains("<line id=\"left-margin-\(weight)-S\"")
                        && text.contains("<line id=\"right-margin-\(weight)-S\""), "\(name)")
            }
            let symbols = try #require(text.range(of: "<g id=\"Symbols\">").map { text[$0.upperBound...] })
            for banned in [" fill=", " stroke", "evenodd", "<image", "<text", "ENTITY", "clip-path"] {
                #expect(!symbols.contains(banned), "\(name): \(banned)")
            }
            let tags = symbols.split(separator: "<").map { $0.prefix { $0 != " " && $0 != ">" && $0 != "/" } }
            #expect(Set(tags).isSubset(of: ["", "\n", "g", "path"]), "\(name): \(Set(tags))")
        }
    }

    @Test("The three weights of every template have the same commands")
    func structure() throws {
        for name in try Self.names(in: Self.folder) {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            let groups = text.components(separatedBy: "<g id=\"").filter { group in
                ["Black-S", "Regular-S", "Ultralight-S"].contains { group.hasPrefix($0) }
            }
            let paths = try groups.map { group in
                try group.components(separatedBy: " d=\"").dropFirst().map {
                    try Path(svg: String($0.prefix { $0 != "\"" })).commands
                }
            }
            #expect(paths.count == 3 && Set(paths).count == 1, "\(name)")
        }
    }

    @Test("Fills and slashes keep the margins of their base symbol")
    func metrics() throws {
        for base in try skeletons() where base.variants.contains("fill") && base.variants.contains("slash") {
            let plain = TemplateFile(base.composed([.slash], suffix: "slash")).text
            let margins = { (text: String) in text.components(separatedBy: "\n").filter { $0.contains("-margin-") } }
            #expect(margins(plain) == margins(TemplateFile(base).text), "\(base.name)")
        }
    }
}
