import SymbolGeometry
import Testing

@Suite struct NumberScannerTests {
    @Test(
        "A number is read with correct rounding, as the compiler reads it",
        arguments: [
            ("0", 0), ("-0.5", -0.5), ("+7", 7), ("0.1", 0.1), ("123456789012345", 123456789012345), ("1e22", 1e22),
            ("1e-22", 1e-22), ("1e23", 1e23), ("9007199254740993", 9007199254740992),
            ("5e-324", .leastNonzeroMagnitude),
            ("0.3333333333333333333333333", 0.3333333333333333333333333), ("1e-999", 0), ("0e999", 0), (".5e1", 5),
            ("5.", 5),
            ("00000000000000000000000001.5", 1.5)
        ] as [(String, Double)])
    func value(text: String, value: Double) {
        var scanner = NumberScanner(text)
        let number = scanner.number()
        #expect(number == value)
        #expect(scanner.isAtEnd)
    }

    @Test(
        "Where no number begins, nothing is consumed",
        arguments: ["", "-", "+.", ".", "e5", "x", "--1", "1e309", "-1e999999999999999999999"])
    func none(text: String) {
        var scanner = NumberScanner(text)
        let number = scanner.number()
        #expect(number == nil)
        #expect(scanner.position == 0)
    }

    @Test(
        "A unit is left behind the number", arguments: [("1em", 1), ("2.5e", 3), ("1e+px", 1), ("10%", 2), ("1e2e3", 3)]
    )
    func unit(text: String, end: Int) {
        var scanner = NumberScanner(text)
        let number = scanner.number()
        #expect(number != nil)
        #expect(scanner.position == end)
    }

    @Test("At most one comma is a separator")
    func comma() {
        var scanner = NumberScanner(" , ,1")
        let hadComma = scanner.skipCommaWhitespace()
        #expect(hadComma)
        #expect(scanner.position == 3)
    }
}
