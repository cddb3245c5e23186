@testable import SymbolFiles
import SymbolModel
import TestSupport
import Testing

@Suite struct LocalizedFileTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func sibling(of name: String, among files: [String], _ tag: String?) throws -> String? {
        for file in files { try folder.write(file, "") }
        let locale = tag.flatMap { SymbolLocale($0) }
        return LocalizedFile.sibling(of: folder.path(name), locale, locale?.direction ?? .leftToRight)
            .map { Files.name(of: $0) }
    }

    @Test(
        "A language's drawing is found wherever the language is in its name",
        arguments: [
            ("bell.ar.svg", "bell.svg"), ("bell.ar.circle.fill.svg", "bell.circle.fill.svg"),
            ("bell.circle.ar.fill.svg", "bell.circle.fill.svg"), ("bell.circle.fill.ar.svg", "bell.circle.fill.svg"),
            ("bell.ar.badge.plus.svg", "bell.badge.plus.svg"), ("bell.rtl.slash.svg", "bell.slash.svg")
        ])
    func found(file: String, name: String) throws {
        #expect(try sibling(of: name, among: [file], "ar-EG") == file)
        #expect(try sibling(of: name, among: [file], "en") == nil)
        #expect(LocalizedFile.original(of: file, among: [file, name]) == name)
        #expect(LocalizedFile.original(of: file, among: [file]) == nil)
    }

    @Test("The language itself comes before right-to-left layout, and the end of the name before its middle")
    func order() throws {
        let files = ["bell.rtl.circle.svg", "bell.circle.rtl.svg", "bell.zh.circle.svg", "bell.zh-hant.circle.svg"]
        #expect(try sibling(of: "bell.circle.svg", among: files, "he") == "bell.circle.rtl.svg")
        #expect(try sibling(of: "bell.circle.svg", among: files, "zh-Hant-TW") == "bell.zh-hant.circle.svg")
        #expect(
            try sibling(of: "bell.circle.svg", among: files + ["bell.he.circle.svg"], "he") == "bell.he.circle.svg")
    }

    @Test("A language may have its conventional capitals; in lower case it comes first, and in any other it is none")
    func capitals() throws {
        let files = ["bell.zh-Hant-TW.svg", "bell.zh-Hant.svg"]
        #expect(try sibling(of: "bell.svg", among: files, "zh-hant-tw") == "bell.zh-Hant-TW.svg")
        #expect(try sibling(of: "bell.svg", among: files, "zh-Hant-HK") == "bell.zh-Hant.svg")
        #expect(
            try sibling(of: "bell.svg", among: files + ["bell.zh-hant.svg"], "zh-Hant") == "bell.zh-hant.svg")
        #expect(LocalizedFile.original(of: "bell.zh-Hant.svg", among: ["bell.svg"]) == "bell.svg")
        for file in ["bell.ZH-Hant.svg", "bell.AR.svg"] {
            #expect(LocalizedFile.original(of: file, among: ["bell.svg"]) == nil)
        }
    }

    @Test("Words that are not languages of drawings are parts of names, except at the end")
    func words() throws {
        #expect(try sibling(of: "arrow.left.svg", among: ["arrow.to.left.svg"], "to") == nil)
        #expect(try sibling(of: "arrow.svg", among: ["arrow.to.svg"], "to") == "arrow.to.svg")
        #expect(LocalizedFile.original(of: "arrow.up.left.svg", among: ["arrow.left.svg"]) == nil)
        #expect(LocalizedFile.original(of: "ar.bell.svg", among: ["bell.svg"]) == nil)
    }
}
