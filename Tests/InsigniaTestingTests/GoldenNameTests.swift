import Insignia
import TestSupport
import Testing

@testable import InsigniaTesting

@Suite struct GoldenNameTests {
    @Suite struct Inner {
        @Test(
            "Suites are folders, and arguments follow the function", arguments: [RenderingMode.palette], [Weight.bold])
        func derived(mode: RenderingMode, weight: Weight) throws {
            let name = try RunningTest(file: #filePath).goldenName()
            #expect(name.description == "GoldenNameTests/Inner/derived-palette-700")
        }
    }

    @Test(
        "A class is a folder in that of its file, unless it is named as that is",
        arguments: [
            ("App.IconTests", ["IconTests"]), ("App.BadgeTests", ["IconTests", "BadgeTests"]),
            ("App.IconTests.Inner", ["IconTests", "IconTests", "Inner"]),
            ("App.(unknown context at $7f3a10).BadgeTests", ["IconTests", "BadgeTests"])
        ])
    func suites(type: String, expected: [String]) {
        #expect(GoldenLocation.suites(ofFile: "/a/IconTests.swift", type: type) == expected)
    }

    @Test("Symbols among the arguments are named", arguments: [try Disc.symbol()])
    func symbol(_ symbol: Symbol) throws {
        #expect(try RunningTest(file: #filePath).goldenName().description == "GoldenNameTests/symbol-disc")
    }

    @Test(
        "Dictionaries and sets are named in one order, wherever they lie",
        arguments: [
            (0..<20).map { ("key\($0 + 10)", $0) }, (0..<20).reversed().map { ("key\($0 + 10)", $0) }
        ])
    func hashed(pairs: [(String, Int)]) {
        struct Inner { var colors: [String: Int] }
        struct Outer { var inner: Inner }
        enum Choice { case some(Set<String>) }
        let entries = (0..<20).map { "key\($0 + 10): \($0)" }.joined(separator: ", ")
        let dictionary = Dictionary(uniqueKeysWithValues: pairs)
        #expect(GoldenName.text(of: dictionary) == "[\(entries)]")
        #expect(GoldenName.text(of: [Optional(dictionary)]) == "[[\(entries)]]")
        let nested = Outer(inner: Inner(colors: dictionary))
        #expect(GoldenName.text(of: nested) == "Outer(inner: Inner(colors: [\(entries)]))")
        let keys = (10..<30).map { "key\($0)" }.joined(separator: ", ")
        #expect(GoldenName.text(of: Choice.some(Set(pairs.map(\.0)))) == "some([\(keys)])")
    }

    @Test("Values print without the names of modules, and as people write them")
    func values() {
        struct Pair { var scheme: Appearance.Scheme, scale: Double?, weights: [Weight] }
        #expect(
            GoldenName.text(of: Pair(scheme: .dark, scale: 2, weights: [.bold]))
                == "Pair(scheme: dark, scale: 2, weights: [700])")
        #expect(GoldenName.text(of: (1.0, true)) == "(1, true)")
        #expect(GoldenName.text(of: Appearance(scheme: .dark)) == "dark")
    }

    @Test("Dictionaries among the arguments are named in one order", arguments: [["a": 1, "b": 2, "c": 3, "d": 4]])
    func dictionary(_ values: [String: Int]) throws {
        let name = try RunningTest(file: #filePath).goldenName().description
        #expect(name == "GoldenNameTests/dictionary-a-1-b-2-c-3-d-4")
    }

    @Test("What some file system refuses becomes a hyphen")
    func portable() throws {
        let name = try GoldenName(suites: ["A: b?"], function: "look<Int>(at:)", arguments: ["-1.5", "a/b|c", "…"])
        #expect(name.description == "A-b/look-Int--1.5-a-b-c--")
    }

    @Test("Long arguments are cut, and told apart by a digest")
    func long() throws {
        let text = String(repeating: "a", count: 500)
        let names = try ["x", "y"].map { try GoldenName(suites: [], function: "f", arguments: [text + $0]).description }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.count < 64 })
    }

    @Test(
        "A name that some file system refuses is told",
        arguments: [
            "", "/bell", "a//b", "../bell", "a\\b", "what?", "bell.", "bell ", "nul", "icons/COM1.a", "a:b",
            "Received/a"
        ])
    func refused(name: String) { #expect(throws: (any Error).self) { try GoldenName(name) } }

    @Test("Slashes in a name make folders")
    func folders() throws {
        let test = try TestFolder()
        _ = test.check(try Disc.subject(), named: "icons/24/disc")
        #expect(test.files.contains("Goldens/Received/icons/24/disc.png"))
        _ = test.check(try Disc.subject(), named: "icons/24/disc", recording: .missing)
        #expect(test.check(try Disc.subject(), named: "icons/24/disc")[0].failure == nil)
    }

    @Test("Two tests of a run cannot share a name, also not in another case")
    func shared() throws {
        let (test, claims) = (try TestFolder(), GoldenClaims())
        _ = test.check(try Disc.subject(), recording: .missing, test: "A/one", claims: claims)
        let failure = test.check(try Disc.subject(), named: "DISC", test: "A/two", claims: claims)[0].failure
        #expect(failure == "DISC: A/one also uses a golden of this name; expected different names")
    }

    @Test("One test may ask for the same picture twice, but not for two under one name")
    func twice() throws {
        let (test, claims) = (try TestFolder(), GoldenClaims())
        _ = test.check(try Disc.subject(), recording: .missing, claims: claims)
        #expect(test.check(try Disc.subject(), recording: .all, claims: claims)[0].failure == nil)
        let failure = test.check(try Disc.subject(8), recording: .all, claims: claims)[0].failure
        #expect(
            failure == "disc: the test uses this golden for another drawing too; expected a name for each by named:")
    }
}
