internal import SymbolGeometry
package import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// Writes a template's page: notes, guides and the drawn variants, with layers named in classes and rules, in versions
/// 3 to 7 of the format.
package struct TemplateFile: Sendable {
    /// The versions that can be written.
    ///
    /// Later versions support more: 4 adds monochrome layers and erasers, 5 motion groups, 6 tags and rotation, 7
    /// drawing by value.
    package static let versions = 3...7

    private let name: String
    private let title: String?
    private let mirrorsInRightToLeft: Bool
    private let artwork: TemplateArtwork
    private let rules: TemplateRules
    private let version: Int
    /// The number of decimal places in path data.
    private let decimals: Int

    /// Lays out a template file.
    ///
    /// - Parameters:
    ///   - artwork: The symbol's drawings and layers; what the version does not support is left out.
    ///   - name: The symbol's dotted name.
    ///   - title: The title that a screen reader speaks; nil when the name serves instead.
    ///   - mirrorsInRightToLeft: Whether the symbol is mirrored in right-to-left text.
    ///   - version: The version of the format, one of `versions`.
    ///   - decimals: The number of decimal places in path data.
    package init(
        _ artwork: TemplateArtwork, name: String, title: String? = nil, mirrorsInRightToLeft: Bool = false,
        version: Int = 6, decimals: Int = 6
    ) {
        (self.name, self.title, self.mirrorsInRightToLeft) = (name, title, mirrorsInRightToLeft)
        self.artwork = artwork.adapted(toVersion: version).artwork
        rules = TemplateRules(self.artwork, version)
        (self.version, self.decimals) = (version, decimals)
    }

    /// Lays out the file of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The symbol to write.
    ///   - version: The version of the format, one of `versions`; nil chooses the one that the drawing needs.
    ///   - isStatic: Whether all 27 combinations of weight and scale are written, instead of the three from which they
    ///     are interpolated.
    package init(_ drawing: TemplateDrawing, version: Int? = nil, isStatic: Bool = false) {
        let masters = drawing.artwork
        self.init(
            isStatic ? (try? masters.drawnStatically()) ?? masters : masters, name: drawing.name, title: drawing.title,
            mirrorsInRightToLeft: drawing.mirrorsInRightToLeft, version: version ?? drawing.neededVersion, decimals: 4)
    }

    /// The file's text.
    package var text: String {
        let size =
            version >= 6
            ? "viewBox=\"0 0 \(TemplatePage.width) \(TemplatePage.height)\""
            : "width=\"\(TemplatePage.width)\" height=\"\(TemplatePage.height)\""
        let mirrored = mirrorsInRightToLeft ? " data-auto-mirrored=\"true\"" : ""
        let mode = artwork.defaults.renderingMode.map { " data-rendering-mode=\"\($0.rawValue)\"" } ?? ""
        let title = title.map { "\n <title>\($0.markupEscaped)</title>" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" \(size)\(mirrored)\(mode)>\(title)
             <!--glyph: "\(commentName)", point size: 100.0-->
            \(rules.style)\(notes)\(guides)\(symbols)\(rules.layerTree?.markup ?? "")</svg>

            """
    }

    /// The name without hyphens that would end a comment.
    private var commentName: String {
        name.markupEscaped.split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
    }

    private var notes: String {
        """
         <g id="Notes">
          <rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
          <text id="template-version" \
        style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" \
        transform="matrix(1 0 0 1 3036 1933)">Template v.\(version).0</text>
          <text style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" \
        transform="matrix(1 0 0 1 3036 1951)">Requires Xcode \(Self.requirements[version] ?? 26) or greater</text>
          <text id="descriptive-name" \
        style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" \
        transform="matrix(1 0 0 1 3036 1969)">Generated from \(name.markupEscaped)</text>
          <text style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" \
        transform="matrix(1 0 0 1 3036 1987)">Typeset at 100 points</text>
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
        for cell in artwork.cells {
            let (left, baseline) = cell.origin
            let right = left + (artwork.variants[cell]?.advance ?? 0)
            let y = (baseline - TemplatePage.marginReach.above, baseline + TemplatePage.marginReach.below)
            text += Self.line(TemplatePage.leftMarginID(cell), x: (left, left), y: y, color: "#00AEEF")
            text += Self.line(TemplatePage.rightMarginID(cell), x: (right, right), y: y, color: "#00AEEF")
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
        let data = pathData
        for (cell, data) in zip(artwork.cells, data).reversed() {
            let (left, baseline) = cell.origin
            text +=
                "  <g id=\"\(cell)\" transform=\"matrix(1 0 0 1 \(Self.number(left)) \(Self.number(baseline)))\">\n"
            for (index, (shape, data)) in zip(artwork.variants[cell]?.shapes ?? [], data).enumerated() {
                // An outline without paint still takes up space.
                let hiding = shape.isPainted ? "" : " opacity=\"0\""
                let keyframes = shape.drawKeyframes.map(Self.number).joined(separator: " ")
                let drawing = keyframes.isEmpty ? "" : " data-clipstroke-keyframes=\"\(keyframes)\""
                text +=
                    "   <path class=\"\(rules.classes(of: index).markupEscaped)\"\(hiding)\(drawing) d=\"\(data)\"/>\n"
            }
            text += "  </g>\n"
        }
        return text + " </g>\n"
    }

    /// The path data of every cell's shapes, with the same command letters in all cells, because tools compare them.
    private var pathData: [[String]] {
        let cells = artwork.cells.compactMap { artwork.variants[$0]?.shapes.map(\.path) }
        guard let count = cells.first?.count, cells.allSatisfy({ $0.count == count }) else {
            return cells.map { $0.map { $0.svgData(decimals: decimals) } }
        }
        let columns = (0..<count).map { index in Path.svgData(alike: cells.map { $0[index] }, decimals: decimals) }
        return cells.indices.map { cell in columns.map { $0[cell] } }
    }

    private static func number(_ value: Double) -> String { SVGNumberFormat(decimals: 7).string(value) }
}
