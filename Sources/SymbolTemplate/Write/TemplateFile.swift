internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// Writes a template's page: notes, guides and the drawn variants, with the layers named in classes and rules, as the
/// format's versions 3 to 7 have them.
package struct TemplateFile: Sendable {
    /// Later versions hold more: 4 monochrome layers and erasers, 5 motion groups, 6 tags and rotation, 7 drawing by value.
    package static let versions = 3...7

    private let drawing: TemplateDrawing
    private let version: Int
    private let cells: [TemplateCell]

    /// Lays out a template file.
    ///
    /// - Parameters:
    ///   - drawing: The symbol to write.
    ///   - version: The version of the format; a value outside `versions` is clamped to it, and `nil` stands for the
    ///     version that the drawing needs.
    ///   - isStatic: Whether all 27 weights and scales are written out, rather than the three they are interpolated
    ///     from.
    package init(_ drawing: TemplateDrawing, version: Int? = nil, isStatic: Bool = false) {
        let version = min(max(version ?? drawing.neededVersion, Self.versions.lowerBound), Self.versions.upperBound)
        (self.drawing, self.version) = (drawing, version)
        let rules = TemplateRules(drawing, version)
        cells = isStatic ? TemplateCell.all(of: drawing, rules) : TemplateCell.sources(of: drawing, rules)
    }

    /// The file's text.
    package var text: String {
        let size =
            version >= 6
            ? "viewBox=\"0 0 \(TemplatePage.width) \(TemplatePage.height)\""
            : "width=\"\(TemplatePage.width)\" height=\"\(TemplatePage.height)\""
        let mirrored = drawing.mirrorsInRightToLeft ? " data-auto-mirrored=\"true\"" : ""
        let mode = drawing.defaults.renderingMode.map { " data-rendering-mode=\"\($0.rawValue)\"" } ?? ""
        let title = drawing.title.map { "\n <title>\($0.markupEscaped)</title>" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" \(size)\(mirrored)\(mode)>\(title)
             <!--glyph: "\(drawing.name.markupEscaped)", point size: 100.0-->
            \(TemplateRules(drawing, version).style)\(notes)\(guides)\(symbols)</svg>

            """
    }

    private var notes: String {
        """
         <g id="Notes">
          <rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
          <text id="template-version" style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" transform="matrix(1 0 0 1 3036 1933)">Template v.\(version).0</text>
          <text style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" transform="matrix(1 0 0 1 3036 1951)">Requires Xcode \(Self.requirements[version] ?? 26) or greater</text>
          <text id="descriptive-name" style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" transform="matrix(1 0 0 1 3036 1969)">Generated from \(drawing.name.markupEscaped)</text>
          <text style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" transform="matrix(1 0 0 1 3036 1987)">Typeset at 100 points</text>
         </g>

        """
    }

    private static let requirements = [3: 13, 4: 14, 5: 15, 6: 16, 7: 26]

    private var guides: String {
        var text = " <g id=\"Guides\">\n"
        for scale in Scale.allCases {
            let (baseline, capline) = (TemplatePage.baseline(scale), TemplatePage.capline(scale))
            let x = TemplatePage.lineSpan
            text += Self.line(TemplatePage.baselineID(scale), x: x, y: (baseline, baseline), color: "#27AAE1")
            text += Self.line(TemplatePage.caplineID(scale), x: x, y: (capline, capline), color: "#27AAE1")
        }
        for cell in cells {
            let (left, right) = (cell.left, cell.left + cell.advance)
            let y = (cell.baseline - TemplatePage.marginReach.above, cell.baseline + TemplatePage.marginReach.below)
            text += Self.line(TemplatePage.leftMarginID(cell.cell), x: (left, left), y: y, color: "#00AEEF")
            text += Self.line(TemplatePage.rightMarginID(cell.cell), x: (right, right), y: y, color: "#00AEEF")
        }
        return text + " </g>\n"
    }

    private static func line(_ id: String, x: (Double, Double), y: (Double, Double), color: String) -> String {
        let n = number
        return "  <line id=\"\(id)\" style=\"fill:none;stroke:\(color);opacity:1;stroke-width:0.5;\" "
            + "x1=\"\(n(x.0))\" x2=\"\(n(x.1))\" y1=\"\(n(y.0))\" y2=\"\(n(y.1))\"/>\n"
    }

    private var symbols: String {
        var text = " <g id=\"Symbols\">\n"
        let data = alikeData
        for (place, cell) in cells.enumerated().reversed() {
            text +=
                "  <g id=\"\(cell.cell)\" transform=\"matrix(1 0 0 1 \(Self.number(cell.left)) \(Self.number(cell.baseline)))\">\n"
            for (shape, data) in zip(cell.shapes, data[place]) {
                let keyframes = version >= 6 ? shape.keyframes.map { " data-clipstroke-keyframes=\"\($0)\"" } ?? "" : ""
                text += "   <path class=\"\(shape.classes)\"\(keyframes) d=\"\(data)\"/>\n"
            }
            text += "  </g>\n"
        }
        return text + " </g>\n"
    }

    /// The path data of every cell's shapes, with the same letters in all cells: tools compare letters.
    private var alikeData: [[String]] {
        let shapes = cells.map { $0.shapes.map(\.path) }
        let columns = (shapes.first ?? []).indices.map { index in
            Path.svgData(alike: shapes.map { $0[index] }, decimals: 4)
        }
        return cells.indices.map { cell in columns.map { $0[cell] } }
    }

    private static func number(_ value: Double) -> String { SVGNumberFormat(decimals: 7).string(value) }
}
