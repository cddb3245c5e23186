@testable import SymbolColor
import Testing

@Suite struct ColorTests {
    @Test("Opacity multiplies alpha")
    func alpha() {
        #expect(Color(red: 1, green: 0, blue: 0, alpha: 0.5).multiplyingAlpha(by: 0.5).alpha == 0.25)
    }

    @Test("A channel that is not a number is 0, however it is set")
    func notANumber() {
        var color = Color(red: .nan, green: 1, blue: 1, alpha: .nan)
        #expect(color == Color(red: 0, green: 1, blue: 1, alpha: 0))
        (color.green, color.blue, color.alpha) = (.nan, .nan, 1)
        #expect(color == .black)
    }
}
