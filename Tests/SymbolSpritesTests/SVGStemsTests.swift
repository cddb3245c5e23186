import Testing

@testable import SymbolSprites

@Suite("Stems of ids in an SVG")
struct SVGStemsTests {
    @Test("A stem is the symbol's id, with a number where an earlier symbol has the same stem")
    func stems() {
        let ids = ["a b", "a_b", "é", "a/b", "a_b.2"]
        let stems = SVGStems(of: ids)
        #expect(ids.map(stems.stem) == ["a_b", "a_b.2", "_", "a_b.3", "a_b.2.2"])
    }

    @Test(
        "No symbol defines an id that another symbol has, wherever its dashes are",
        arguments: [
            ("a", ["a--clip-1", "a--clip-1--mask-1", "a---b"]), ("a--clip-1", ["a--clip-1--mask-1"]),
            ("a-", ["a---b"]), ("b", [])
        ])
    func taken(stem: String, ids: [String]) {
        let stems = SVGStems(of: ["a", "a--clip-1", "a--clip-1--mask-1", "a---b", "ab", "é--x"])
        #expect(stems.taken(from: stem) == ids)
    }

    @Test("An id that is taken is skipped")
    func names() {
        var names = SVGNames(stem: "a", taken: ["a--clip-1", "a--clip-3"])
        #expect((1...3).map { _ in names.next("clip") } == ["a--clip-2", "a--clip-4", "a--clip-5"])
        #expect(names.next("mask") == "a--mask-1")
    }
}
