import SymbolSVG
import TestSupport
import Testing

@Suite struct CSSFuzzTests {
    private static let pieces = [
        "{", "}", "(", ")", "[", "]", ":", ";", ",", ".", "#", "*", ">", "+", "~", "|", "=", "@", "!", "\\", "\"", "'",
        "\n",
        " ", "/*", "*/", "<!--", "-->", "-", "--", "url(", "a", "b1", "important", "first-child", "multicolor-0",
        "\\31 ", "é", "\0", "@media ", "(prefers-color-scheme:dark)", " and ", "not ", ":is(", ":nth-child(", "2n",
        "odd"
    ]

    private let element = Element("a", id: "b1", class: "a multicolor-0", [:], [])

    private func read(_ text: String) {
        let (sheet, diagnostics) = Stylesheet.parse(text)
        let (style, more) = Declaration.parse(text)
        var budget = MatchingBudget(.max)
        _ = Cascade([sheet]).declarations(for: element, style: style, &budget)
        let offsets = (diagnostics + more).map(\.offset) + (sheet.rules.flatMap(\.declarations) + style).map(\.offset)
        #expect(offsets.allSatisfy { 0...text.utf8.count ~= $0 })
    }

    @Test("Any mixture of CSS tokens is read without trapping", arguments: 1...4 as ClosedRange<UInt64>)
    func tokens(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<1500 {
            let count = Int.random(in: 0...24, using: &random)
            read((0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
        }
    }

    @Test("Any bytes are read without trapping")
    func bytes() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<1000 {
            let count = Int.random(in: 0...40, using: &random)
            read(String(decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, as: UTF8.self))
        }
    }

    @Test(
        "Brackets nested as deep as the text is long do not exhaust the stack",
        arguments: ["(", "{", "a{", "a>", "[", "@", ":is(", "@media(", "@media{", "a{@media{"])
    func deep(piece: String) {
        read(String(repeating: piece, count: 100_000))
    }
}
