import Testing

@testable import SymbolFiles

@Suite struct BuildIDTests {
    @Test("The identifier is the content of the note that the linker leaves")
    func note() {
        let note: [UInt8] = [4, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8) + [0x0a, 0xff, 0x10, 0]
        #expect(BuildID.digits(in: [UInt8](repeating: 7, count: 8) + note) == "0aff10")
        #expect(BuildID.digits(in: [UInt8](repeating: 0, count: 64)) == "")
        #expect(BuildID.digits(in: []) == "")
    }

    #if os(Linux)
    @Test("This program has an identifier")
    func own() { #expect(BuildID.text.count == 40 || BuildID.text.count == 16) }
    #endif
}
