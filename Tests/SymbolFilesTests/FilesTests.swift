import SymbolFiles
import Testing

@Suite struct FilesTests {
    @Test("A path is cut at its last slash, whatever the name begins with", arguments: ["b.svg", "\u{301}b.svg", ""])
    func parts(name: String) {
        #expect(Array(Files.folder(of: "a/" + name).utf8) == Array("a/".utf8))
        #expect(Array(Files.name(of: "a/" + name).utf8) == Array(name.utf8))
        #expect(Files.folder(of: name).isEmpty && Files.name(of: name) == name)
    }
}
