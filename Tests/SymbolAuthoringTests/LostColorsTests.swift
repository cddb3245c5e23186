import SymbolText
import TestSupport
import Testing
@testable import SymbolAuthoring

/// Icons in several colours.
@Suite struct LostColorsTests {
    private func notes(_ content: String) throws -> [String] {
        let text = svg(content, "viewBox='0 0 24 24'")
        return try Skeleton(parsing: Array(text.utf8), name: "icon").diagnostics.map(\.message)
    }

    private func squares(_ colors: [String], _ attributes: String = "") -> String {
        colors.map { "<path d='M4 4H20V20H4Z' fill='\($0)' \(attributes)/>" }.joined()
    }

    @Test("The colours that are lost are named, up to four")
    func named() throws {
        #expect(
            try notes(squares(["#d00000", "white"])) == [
                "the colours #d00000, #ffffff become one, so that what differs only in colour merges"
            ])
        #expect(
            try notes(squares(["#111", "#222", "#333", "#444", "#555", "#666"])) == [
                "the colours #111111, #222222, #333333, #444444 and 2 more become one, so that what differs only in "
                    + "colour merges"
            ])
    }

    @Test("One colour, black beside currentColor and colours in classes are no loss")
    func kept() throws {
        #expect(try notes(squares(["#d00000", "#d00000"])).isEmpty)
        #expect(try notes(squares(["black", "currentColor"])).isEmpty)
        #expect(try notes(squares(["#d00000", "white"], "class='color-systemRed'")).isEmpty)
    }
}
