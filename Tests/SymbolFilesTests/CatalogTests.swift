@testable import SymbolFiles
import TestSupport
import Testing

@Suite struct CatalogTests {
    private let catalog = Catalog(symbols: [
        .init(name: "cloud.rain", label: "Rain", categories: ["weather"], keywords: ["wet", "drops"]),
        .init(
            name: "cloud.rain.fill", label: "Rain, filled", categories: ["weather"], keywords: ["wet", "drops"],
            variantOf: "cloud.rain"),
        .init(name: "cup", label: "Cup of tea", categories: ["objects", "food"], keywords: ["drink"]),
        .init(name: "drink", label: "Glass", categories: ["food"], keywords: ["wet"])
    ])

    private func names(_ entries: [Catalog.Entry]) -> [String] { entries.map(\.name) }

    @Test("Symbols drawn in their own right are listed, and variants on request")
    func variants() {
        #expect(names(catalog.list()) == ["cloud.rain", "cup", "drink"])
        #expect(
            names(catalog.list(category: "weather", variants: true)) == ["cloud.rain", "cloud.rain.fill"])
    }

    @Test("An entry is found by the symbol's name")
    func named() {
        #expect(catalog["cup"]?.label == "Cup of tea")
        #expect(catalog["mug"] == nil)
    }

    @Test("A text is searched for by its words")
    func text() {
        #expect(names(catalog.search("wet rain")) == ["cloud.rain", "cloud.rain.fill"])
        #expect(catalog.search("wet tea").isEmpty)
    }

    @Test("A symbol is listed in each of its categories, and in no other")
    func categories() {
        #expect(names(catalog.list(category: "food", variants: false)) == ["cup", "drink"])
        #expect(names(catalog.list(category: "objects", variants: false)) == ["cup"])
        #expect(catalog.list(category: "none", variants: true).isEmpty)
        #expect(catalog.categories == ["food", "objects", "weather"])
    }

    @Test(
        "Words are found in names, keywords, labels and categories, the best match first",
        arguments: [
            (["drink"], ["drink", "cup"]),
            (["RAIN"], ["cloud.rain", "cloud.rain.fill"]),
            (["wet"], ["drink", "cloud.rain", "cloud.rain.fill"]),
            (["cloud rain"], ["cloud.rain", "cloud.rain.fill"]), (["tea"], ["cup"]),
            (["weather"], ["cloud.rain", "cloud.rain.fill"]),
            (["dro"], ["cloud.rain", "cloud.rain.fill"]), (["snow"], [])
        ])
    func search(words: [String], found: [String]) { #expect(names(catalog.search(words)) == found) }

    @Test(
        "A variant is found by the meanings of its components, before its symbol if that has the word too",
        arguments: [
            ("mute", ["speaker.slash", "speaker", "bell.slash"]), ("mute speaker", ["speaker.slash", "speaker"]),
            ("add", ["bell.badge.plus"]),
            ("solid", ["bell.slash.fill"]), ("pending", [])
        ])
    func meanings(word: String, found: [String]) {
        let catalog = Catalog(symbols: [
            .init(name: "bell", label: "Bell"), .init(name: "bell.slash", label: "", variantOf: "bell"),
            .init(name: "bell.slash.fill", label: "", keywords: [], variantOf: "bell"),
            .init(name: "bell.badge.plus", label: "", variantOf: "bell"),
            .init(name: "speaker", label: "", keywords: ["mute"]),
            .init(name: "speaker.slash", label: "", keywords: ["mute"], variantOf: "speaker")
        ])
        let names = names(catalog.search([word])).filter { word == "solid" || !$0.hasSuffix("fill") }
        #expect(names == found)
    }

    @Test(
        "An exact name comes first, then words of names, then keywords in their order, and variants last",
        arguments: [
            ("logout", ["door.out", "door", "door.out.fill"]), ("Log Out", ["door.out", "door.out.fill"]),
            ("door", ["door", "door.out", "door.out.fill"]), ("doorout", ["door.out"]),
            ("leave", ["door", "door.out", "door.out.fill"]),
            ("settings", ["gear", "hammer", "gear.circle"]), ("sound", ["speaker", "ear"])
        ])
    func ranking(words: String, found: [String]) {
        let catalog = Catalog(symbols: [
            .init(name: "door", label: "Door", keywords: ["leave", "logout"]),
            .init(name: "door.out", label: "Log out", keywords: ["session", "exit", "leave"]),
            .init(
                name: "door.out.fill", label: "Log out, filled", keywords: ["logout", "exit", "leave"],
                variantOf: "door.out"),
            .init(name: "ear", label: "Ear with sound waves"),
            .init(name: "gear", label: "Gear", keywords: ["settings"]),
            .init(name: "gear.circle", label: "Gear, in a circle", keywords: ["settings"], variantOf: "gear"),
            .init(name: "hammer", label: "Hammer", keywords: ["tool", "settings"]),
            .init(name: "speaker", label: "Speaker", keywords: ["sound"])
        ])
        #expect(names(catalog.search([words])) == found)
    }

    @Test(
        "A category is found by each of its words, whatever their case",
        arguments: ["weather", "Signs", "WEATHERSIGNS"])
    func categoryWords(word: String) throws {
        let catalog = Catalog(symbols: [.init(name: "sun", label: "", categories: ["Weather Signs"])])
        #expect(names(catalog.search(word)) == ["sun"])
        let match = try #require(catalog["sun"]?.matches(SearchWords([word]))?.first)
        #expect(match.field == .category && match.text == "Weather Signs")
    }

    @Test("All words must be found")
    func allWords() {
        #expect(names(catalog.search(["wet", "rain"])) == ["cloud.rain", "cloud.rain.fill"])
        #expect(catalog.search(["wet", "tea"]).isEmpty)
    }

    @Test("A word that is given again counts once")
    func repeatedWord() throws {
        let matches = try #require(catalog["cup"]?.matches(SearchWords(["cup", "Cup cup"])))
        #expect(matches.map(\.word) == ["cup"])
    }

    @Test("The nearest category to a misspelt one is found, unless none is near")
    func nearest() {
        #expect(catalog.nearestCategory(to: "wether") == "weather")
        #expect(catalog.nearestCategory(to: "instruments") == nil)
    }

    @Test("A catalog is read from its file, whatever else that contains")
    func file() throws {
        let test = try TestFolder()
        try test.write(
            "c.json",
            """
            {"version": 1, "symbols": [{"name": "cup", "label": "Cup", "categories": ["food"], "keywords": ["tea"],
              "variantOf": "glass", "new": [1]}]}
            """)
        let read = try Catalog(contentsOf: test.path("c.json"))
        #expect(
            read.symbols == [
                .init(name: "cup", label: "Cup", categories: ["food"], keywords: ["tea"], variantOf: "glass")
            ])
    }

    @Test("The file of a symbol beside a catalog is the drawing in its symbol set, if there is one")
    func symbolSet() throws {
        let test = try TestFolder()
        try test.write("cup.symbolset/drawing.svg", "")
        #expect(
            Catalog.file(of: "cup", besideCatalog: test.path("c.json")) == test.path("cup.symbolset/drawing.svg"))
        #expect(Catalog.file(of: "tea", besideCatalog: test.path("c.json")) == test.path("tea.svg"))
    }

    @Test("A catalog is read from bytes, and errors name what they are called")
    func bytes() throws {
        let json = "{\"symbols\": [{\"name\": \"cup\", \"label\": \"Cup\"}]}"
        #expect(try Catalog(parsing: Array(json.utf8)).symbols == [.init(name: "cup", label: "Cup")])
        let error = #expect(throws: FileError.self) { try Catalog(parsing: Array("{}".utf8), path: "icons") }
        #expect(error?.description.hasPrefix("icons:1:1: ") == true)
    }

    @Test(
        "A name that is a path is rejected, as it would lead out of the catalog's folder",
        arguments: ["..", ".", "../a", "a/b", "/a", "a/\u{301}b"])
    func path(name: String) {
        let json = "{\"symbols\": [{\"label\": \"Cup\",\n  \"name\": \"\(name)\"}]}"
        let error = #expect(throws: FileError.self) { try Catalog(parsing: Array(json.utf8), path: "icons") }
        #expect(
            error?.description == "icons:2:11: \"\(name)\" is a path; expected the name of a symbol beside the catalog")
    }

    @Test("A name that occurs twice is rejected with the position of the second symbol")
    func duplicate() {
        let json = "{\"symbols\": [{\"name\": \"a\"},\n  {\"name\": \"a\"}]}"
        let error = #expect(throws: FileError.self) { try Catalog(parsing: Array(json.utf8), path: "icons") }
        #expect(error?.description == "icons:2:3: a symbol named \"a\" comes before; names are unique")
    }

    @Test("A file that is not a catalog is rejected with the position")
    func noCatalog() throws {
        let test = try TestFolder()
        try test.write("c.json", "{\"symbols\": [\n  \"cup\"]}")
        let path = test.path("c.json")
        do throws(FileError) {
            _ = try Catalog(contentsOf: path)
            Issue.record("read a catalog")
        } catch {
            #expect(error.description == "\(path):2:3: found \"cup\"; expected a symbol")
        }
    }
}
