import SymbolText
import Testing

@Suite("The name that a slip was to be")
struct NearestTests {
    @Test(
        "What differs in a third of its letters at most, and in three, is a slip; neighbours may change places",
        arguments: [
            ("sizse", "sizes"), ("blod", "bold"), ("wieghts", "weights"), ("deuteranpia", "deuteranopia"),
            ("hierachicl", "hierarchical"), ("upp", "up")
        ])
    func near(word: String, name: String) { #expect(word.nearest(in: ["x", name, "other"]) == name) }

    @Test(
        "What differs in more is not",
        arguments: [("rotate", "matte"), ("font", "fit"), ("lite", "light"), ("uo", "up")])
    func far(word: String, name: String) { #expect(word.nearest(in: [name]) == nil) }

    @Test("Of several as near the first in alphabetical order is meant")
    func order() { #expect("bat".nearest(in: ["rat", "cat"]) == "cat") }
}
