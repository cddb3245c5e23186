import Insignia
import InsigniaTesting
import Testing

@Suite(.noOrphanedGoldens()) struct ExpectGoldenTests {
    @Test("A symbol that looks as its golden beside this file does passes")
    func same() throws { #expect(expectGolden(of: try Disc.symbol(), options: Disc.options, named: "disc")) }

    @Test("A golden without a name is that of the test and its arguments", arguments: [9])
    func argument(radius: Int) throws { #expect(expectGolden(of: try Disc.subject(radius))) }
}
