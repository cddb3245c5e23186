import SymbolText
import Testing

@Suite("The nearest name to a misspelt one")
struct NearestTests {
    @Test(
        "A misspelling differs in at most a third of its letters and three; neighbours may be exchanged",
        arguments: [
            ("sizse", "sizes"), ("blod", "bold"), ("wieghts", "weights"), ("deuteranpia", "deuteranopia"),
            ("hierachicl", "hierarchical"), ("upp", "up")
        ])
    func near(word: String, name: String) { #expect(word.nearest(in: ["x", name, "other"]) == name) }

    @Test(
        "A word that differs in more is none",
        arguments: [("rotate", "matte"), ("font", "fit"), ("lite", "light"), ("uo", "up"), ("abcdefghijkl", "abcdefgh")]
    )
    func far(word: String, name: String) { #expect(word.nearest(in: [name]) == nil) }

    @Test("Of several equally near names the alphabetically first is found")
    func order() { #expect("bat".nearest(in: ["rat", "cat"]) == "cat") }

    @Test("Of names that are as near, the one that begins alike for longest is meant")
    func beginning() { #expect("bel".nearest(in: ["bed", "bell", "gel"]) == "bell") }
}
