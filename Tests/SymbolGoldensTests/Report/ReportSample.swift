@testable import SymbolGoldens

extension GoldenReport {
    /// A report with every status, and with names and messages that each format has to escape.
    static var sample: GoldenReport {
        let still = [Image(png: [1, 2, 3], width: 4, height: 5)]
        return GoldenReport(
            title: "a & b",
            cases: [
                Case(name: "bell", status: .passed, seconds: 0.25),
                Case(
                    name: #"<script>#1\"#, status: .failed, reasons: ["50%, \"bad\"", "line 1\nline 2"],
                    expected: still, actual: still, difference: still, seconds: 1,
                    files: Files(expected: "g/<1>.png", actual: "r/1.png", difference: "d/1.png")),
                Case(name: "new", status: .missing, actual: still),
                Case(name: "old", status: .orphaned, reasons: ["no case asks for it"]),
                Case(name: "cloud", status: .broken, reasons: ["no #2"])
            ],
            notices: ["other\nrenderer"], tool: "insignia 1")
    }

    /// Creates a report of a single case.
    init(_ one: Case, file: String? = nil) { self.init(title: "t", cases: [one], notices: [], tool: "", file: file) }
}
