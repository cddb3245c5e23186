@testable import SymbolGoldens
import Testing

@Suite("Golden reports as TAP and annotations") struct ReportTextTests {
    @Test("TAP 14 numbers the cases, escapes # and \\ in descriptions, and tells reasons in YAML blocks")
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

    @Test("GitHub is told an error for each failure and a warning for each notice, each in one line")
    func annotations() {
        #expect(
            GoldenReport.sample.githubAnnotations() == #"""
                ::error title=<script>#1\%3A failed::50%25, "bad"%0Aline 1%0Aline 2
                ::error title=new%3A missing::missing
                ::error title=old%3A orphaned::no case asks for it
                ::error title=cloud%3A broken::no #2
                ::warning title=a & b::other%0Arenderer
                """#)
    }

    @Test("Nothing in a name ends an annotation's title")
    func annotationTitle() {
        let report = GoldenReport(.init(name: "a,b::c%0A\r\nd", status: .failed, reasons: ["::x"]))
        #expect(report.githubAnnotations() == "::error title=a%2Cb%3A%3Ac%250A%0D%0Ad%3A failed::::x")
    }
}
