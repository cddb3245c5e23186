internal import SymbolColor
internal import SymbolRendering
internal import SymbolText

extension [ContrastReport] {
    /// The lines of text, one for each pair.
    ///
    /// If there are several reports, a line that does not apply to all of them begins with its appearances.
    var lines: [String] {
        var lines: [(text: String, appearances: [String])] = []
        for report in self {
            for pair in report.pairs {
                let text = report.line(pair)
                if let index = lines.firstIndex(where: { $0.text == text }) {
                    lines[index].appearances.append(report.appearance.words)
                } else {
                    lines.append((text, [report.appearance.words]))
                }
            }
        }
        return lines.map { line in
            line.appearances.count == count ? line.text : "\(line.appearances.joined(separator: " and ")): \(line.text)"
        }
    }
}

extension ContrastReport {
    fileprivate func line(_ pair: Pair) -> String {
        let neighbor = pair.neighbor.map { "layer \($0)" } ?? "the background"
        let verdict = pair.passes ? "enough" : "too little: below \(number(pair.minimum))"
        let limit = pair.passesEverywhere == false ? " here, but no colour passes beside everything it touches" : ""
        let proposal = pair.passingColor.map { "; layer \(pair.layer) would pass in \($0)\(limit)" } ?? ""
        return "layer \(pair.layer) \(pair.color) on \(neighbor) \(pair.neighborColor): \(number(pair.ratio)), "
            + "\(verdict) (Lc \(number(pair.lightnessContrast)))\(proposal)"
    }
}

extension Appearance {
    fileprivate var words: String { scheme.rawValue + (increasesContrast ? " with increased contrast" : "") }
}

private func number(_ value: Double) -> String { SVGNumberFormat(decimals: 3).decimal(value) }
