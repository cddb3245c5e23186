@testable import SymbolColor
import Testing

@Suite struct ColorTests {
    @Test("Opacity multiplies alpha")
    func alpha() {
        #expect(Color(red: 1, green: 0, blue: 0, alpha: 0.5).multiplyingAlpha(by: 0.5).alpha == 0.25)
    }
}
