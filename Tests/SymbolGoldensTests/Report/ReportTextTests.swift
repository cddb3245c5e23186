@testable import SymbolGoldens
import Testing

@Suite("Golden reports as TAP and annotations") struct ReportTextTests {
    @Test("TAP 14 numbers the cases, escapes # and \\ in descriptions, and puts reasons in YAML blocks")
    func tap() {
        #expect(
            GoldenReport.sample.tap() == ##"""
                TAP version 14
                1..5
                # insignia 1
                # notice: other renderer
                ok 1 - bell
                not ok 2 - <script>\#1\\
                  ---
                  status: failed
                  message: "50%, \"bad\""
                  details:
                    - "line 1\nline 2"
                  expected: "g/<1>.png"
                  actual: "r/1.png"
                  difference: "d/1.png"
                  ...
                not ok 3 - new
                  ---
                  status: missing
                  ...
                not ok 4 - old
                  ---
                  status: orphaned
                  message: "no case asks for it"
                  ...
                not ok 5 - cloud
                  ---
                  status: broken
                  message: "no #2"
                  ...

                """##)
    }

    @Test("A name of several lines is one line of TAP")
    func tapLines() {
        let report = GoldenReport(.init(name: "a\r\nok 2 - b", status: .passed))
        #expect(report.tap() == "TAP version 14\n1..1\n# \nok 1 - a  ok 2 - b\n")
    }

    @Test("GitHub gets an error for each failure and a warning for each notice, one per line")
    func annotations() {
        #expect(
            GoldenReport.sample.githubAnnotations() == #"""
                ::error title=<script>#1\%3A failed::50%25, "bad"%0Aline 1%0Aline 2
                ::error title=cloud%3A broken::no #2
                ::error title=new%3A missing::missing
                ::error title=old%3A orphaned::no case asks for it
                ::warning title=a & b::other%0Arenderer
                """#)
    }

    @Test("Nothing in a name ends an annotation's title")
    func annotationTitle() {
        let report = GoldenReport(.init(name: "a,b::c%0A\r\nd", status: .failed, reasons: ["::x"]))
        #expect(report.githubAnnotations() == "::error title=a%2Cb%3A%3Ac%250A%0D%0Ad%3A failed::::x")
    }

    @Test("Cases of one drawing are one annotation beside it, with the line where there is one")
    func annotationGroups() {
        let cases = [24, 48].map { size in
            GoldenReport.Case(
                name: "bell-\(size)", status: .failed, reasons: ["stroke width 2 → 2.4", "more"],
                path: "goldens/../icons/./bell.svg")
        }
        let broken = GoldenReport.Case(
            name: "x", status: .broken, reasons: ["icons/x.svg:3:5: bad"], path: "icons/x.svg")
        let report = GoldenReport(title: "t", cases: cases + [broken], notices: [], tool: "")
        #expect(
            report.githubAnnotations() == """
                ::error file=icons/bell.svg,title=bell%3A 2 failed::\
                bell-24: stroke width 2 → 2.4%0Abell-48: stroke width 2 → 2.4
                ::error file=icons/x.svg,line=3,title=x%3A broken::icons/x.svg:3:5: bad
                """)
    }

    @Test("An annotation of several goldens has the number of each status")
    func annotationCounts() {
        let statuses: [GoldenStatus] = [.missing, .failed, .missing, .broken]
        let cases = statuses.enumerated().map { number, status in
            GoldenReport.Case(name: "bell-\(number)", status: status, path: "bell.svg")
        }
        #expect(
            GoldenReport(title: "t", cases: cases, notices: [], tool: "").githubAnnotations()
                .hasPrefix("::error file=bell.svg,title=bell%3A 1 failed%2C 1 broken%2C 2 missing::"))
    }

    @Test("There are at most as many annotations as GitHub shows for a step, which is ten")
    func annotationLimit() {
        func report(_ count: Int) -> [Substring] {
            let cases = (1...count).map { GoldenReport.Case(name: "c\($0)", status: .failed) }
            return GoldenReport(title: "t", cases: cases, notices: [], tool: "").githubAnnotations()
                .split(separator: "\n")
        }
        #expect(report(10).last == "::error title=c10%3A failed::failed")
        #expect(report(12).count == 10)
        #expect(report(12).last == "::error title=3 more symbols differ::c10, c11, c12")
    }
}
