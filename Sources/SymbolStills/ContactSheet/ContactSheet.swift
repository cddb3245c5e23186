internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolText

/// One labelled picture of a symbol in many forms: rows and columns of tiles with aligned baselines.
struct ContactSheet {
    /// A part of the sheet that shows the forms of one axis.
    struct Section {
        struct Row {
            var label: String
            var tiles: [RenderOptions]
        }

        var columns: [String]
        var rows: [Row]
    }

    /// The steps that paint the sheet, in pixels.
    let list: DisplayList
    let width: Int
    let height: Int
    /// The reasons why tiles could not be drawn as labelled, each once.
    let diagnostics: [Diagnostic]

    /// Lays out a sheet with a section for each axis.
    ///
    /// - Throws: The error of the first tile in a section in which none can be drawn.
    init(_ symbol: Symbol, _ axes: [ContactSheetAxis], _ options: RenderOptions) throws(RenderError) {
        let color = Self.labelColor(on: options.background)
        var builder = SheetBuilder(letters: StrokeLetters(height: 7 * options.displayScale, color: color))
        for axis in axes { try builder.append(axis.section(of: symbol, options), symbol) }
        list = DisplayList(items: builder.items)
        (width, height) = (Int(clamping: builder.width.rounded(.up)), Int(clamping: builder.height.rounded(.up)))
        diagnostics = builder.diagnostics
    }

    /// Returns the colour of labels: a grey that is legible on white and on black, or whichever of these is on a
    /// background near the grey.
    private static func labelColor(on background: Color) -> Color {
        let grey = Color(red: 0.5, green: 0.5, blue: 0.52)
        func contrast(_ color: Color) -> Double { Contrast.ratio(of: color, on: background) }
        if background.alpha == 0 || contrast(grey) >= Contrast.graphicsMinimum { return grey }
        return contrast(.black) >= contrast(.white) ? .black : .white
    }
}

/// A builder that puts tiles and labels on a growing page, in pixels.
private struct SheetBuilder {
    let letters: StrokeLetters
    private(set) var items: [DisplayItem] = []
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var diagnostics: [Diagnostic] = []

    init(letters: StrokeLetters) { self.letters = letters }

    /// A tile in pixels, whose origin is the left end of its baseline.
    private struct Tile {
        var items: [DisplayItem]
        var box: Rect
    }

    private var gap: Double { letters.height * 1.6 }

    mutating func append(_ section: ContactSheet.Section, _ symbol: Symbol) throws(RenderError) {
        var rows: [[Tile?]] = []
        var failure: RenderError?
        for row in section.rows {
            var (tiles, found): ([Tile?], [[Diagnostic]]) = ([], [])
            for options in row.tiles {
                do throws(RenderError) {
                    let (tile, diagnostics) = try tile(symbol, options)
                    tiles.append(tile)
                    found.append(diagnostics)
                } catch {
                    failure = failure ?? error
                    if case .unreadable(let fault) = error {
                        note(fault)
                    } else {
                        note(Diagnostic(.substituted, "\(error)"))
                    }
                    tiles.append(nil)
                }
            }
            rows.append(tiles)
            // An option without effect on one tile has an effect on another.
            for one in found.joined() where one.code != .ineffective || found.allSatisfy({ $0.contains(one) }) {
                note(one)
            }
        }
        guard let box = rows.joined().compactMap({ $0?.box }).union else { throw failure ?? .empty }
        place(section, rows, box, hasBaseline: symbol.hasScales)
    }

    private mutating func tile(_ symbol: Symbol, _ options: RenderOptions) throws(RenderError) -> (Tile, [Diagnostic]) {
        let scene = try Scene(symbol, options)
        if let other = scene.diagnostics.first(where: { $0.code == .substituted }) { throw .variantMissing(other) }
        let unit = try scene.unit(options)
        let box = scene.measures.layoutBox.union(scene.measures.inkBounds).transformed(by: .scale(unit))
        let whole = DisplayItem.group(DisplayGroup(items: scene.list().items))
        return (Tile(items: [whole.transformed(by: .scale(unit))], box: box), scene.diagnostics)
    }

    private mutating func note(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Adds the rows of a section; their labels stand on the tiles' baseline or, if these have none, in their middle.
    private mutating func place(_ section: ContactSheet.Section, _ rows: [[Tile?]], _ box: Rect, hasBaseline: Bool) {
        let pitch = max(box.width, section.columns.map(letters.width).max() ?? 0) + gap
        let margin = section.rows.map { letters.width(of: $0.label) }.max() ?? 0
        let start = gap + (margin > 0 ? margin + gap : 0)
        var y = height + gap
        for (row, tiles) in zip(section.rows, rows) {
            let baseline = (y - box.minY).rounded()
            let line = hasBaseline ? 0 : (box.midY + letters.height / 2).rounded()
            items += letters.items(row.label, at: Point(gap, baseline + line))
            for (column, tile) in tiles.enumerated() {
                guard let tile else { continue }
                let x = (start + pitch * (Double(column) + 0.5) - gap / 2 - tile.box.midX).rounded()
                items += tile.items.map { $0.transformed(by: .translation(x: x, y: baseline)) }
            }
            y = baseline + box.maxY + gap
        }
        for (column, label) in section.columns.enumerated() {
            let x = start + pitch * (Double(column) + 0.5) - gap / 2 - letters.width(of: label) / 2
            items += letters.items(label, at: Point(x, y + letters.height))
        }
        height = y + letters.height + gap
        width = max(width, start + pitch * Double(section.columns.count))
    }
}

extension Scene {
    /// Returns the number of pixels per symbol unit on a contact sheet, where a size is that of each tile.
    fileprivate func unit(_ options: RenderOptions) throws(RenderError) -> Double {
        var canvas = options.canvasOptions
        if canvas.size == .natural { canvas.size = .points(ContactSheet.standardPoints) }
        do { return try Framing(measures, canvas).transform.a } catch { throw .canvas(error) }
    }
}

extension ContactSheet {
    /// The text size of the tiles, in points, if no size is given.
    fileprivate static let standardPoints = 48.0
}
