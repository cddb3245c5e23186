import SymbolText
import Testing

/// Parameters of libraries under the names of options and keys.
@Suite struct NamingTests {
    private let names = ["light": "--light", "other": "--to"]

    @Test("Each parameter between backticks gets its other name, wherever it stands")
    func text() {
        #expect("`light` or `light`, not light or `bold`".naming(names) == "--light or --light, not light or `bold`")
    }

    @Test("What a message quotes stays as it was written; its help names options")
    func diagnostic() {
        let named = Diagnostic(.invalid, "\"`light`\" is not valid", help: "expected `other`").naming(names)
        #expect(named.message == "\"`light`\" is not valid")
        #expect(named.help == "expected --to")
    }
}
