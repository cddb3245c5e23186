import Foundation
import TestSupport
import Testing

/// What the command prints on terminals, which `script` provides.
@Suite struct TerminalTests {
    @Test(
        "Messages are coloured on terminals, but not where colours are refused or the terminal has none",
        arguments: [
            ("TERM=xterm", true), ("TERM=xterm NO_COLOR=1", false), ("TERM=dumb", false), ("-u TERM", false)
        ])
    func colors(environment: String, isColored: Bool) throws {
        let outcome = try Command().shell("env \(environment) script -qec '\"$insignia\" render none.svg' /dev/null")
        let text = String(decoding: outcome.output, as: UTF8.self)
        #expect(text.contains("none.svg"))
        #expect(text.contains("\u{1B}[") == isColored)
    }
}
