import SymbolAuthoring
import Testing

@Suite struct ComponentTests {
    @Test("A dotted suffix names components in order")
    func suffixes() {
        #expect(Component.list("slash.fill") == [.slash, .fill])
        #expect(Component.list("circle.fill") == [.enclosure(.circle), .fill])
        #expect(Component.list("badge.plus") == [.badge(.plus)])
    }

    @Test("A suffix with an unknown word is none", arguments: ["", "slsh", "badge", "badge.pluss"])
    func unknown(suffix: String) { #expect(Component.list(suffix) == nil) }
}
