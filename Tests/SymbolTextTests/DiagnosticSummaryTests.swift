import SymbolText
import Testing

@Suite struct DiagnosticSummaryTests {
    private func lines(_ files: [String: [Diagnostic]]) -> [String] { DiagnosticSummary(files).lines.map(\.text) }

    private func rule(_ line: Int) -> Diagnostic {
        Diagnostic(.unsupported, "the rule is ignored", at: SourcePosition(line: line, column: 7), help: "leave it out")
    }

    @Test("A diagnostic that occurs once is unchanged")
    func once() {
        #expect(lines(["a.svg": [rule(3)]]) == ["a.svg:3:7: the rule is ignored (leave it out)"])
    }

    @Test("A repeated diagnostic has one line with its files, its count and its first position")
    func often() {
        #expect(
            lines(["b.svg": [rule(1), rule(2)], "a.svg": [rule(5)]]) == [
                "2 files: the rule is ignored (3 times), first at a.svg:5:7 (leave it out)"
            ])
        #expect(
            lines(["a.svg": [rule(1), rule(2)]]) == [
                "a.svg: the rule is ignored (2 times), first at a.svg:1:7 (leave it out)"
            ])
    }

    @Test("A diagnostic that names a file of its own is reported of that file")
    func otherFile() {
        let short = Diagnostic(.ineffective, "too short", in: "t.yml", at: SourcePosition(line: 2, column: 5))
        #expect(lines(["a.svg": [short]]) == ["t.yml:2:5: too short"])
        #expect(lines(["a.svg": [short], "b.svg": [short]]) == ["t.yml: too short (2 times), first at t.yml:2:5"])
        #expect("\(short)" == "t.yml:2:5: too short")
    }

    @Test("Diagnostics of whole files have only the number of files, and different ones are not combined")
    func apart() {
        let (all, note) = (Diagnostic(.substituted, "no Bold"), Diagnostic(.legibility, "no Bold"))
        let summary = DiagnosticSummary(["a.svg": [all, note], "b.svg": [all]])
        #expect(summary.lines.map(\.text) == ["2 files: no Bold, first in a.svg", "a.svg: no Bold"])
        #expect(summary.lines.map(\.severity) == [.warning, .note])
    }
}
