internal import SymbolModel

/// The page of a template: the positions of its guides and drawings, in page units, and their names.
///
/// The reader and the writer share it. The positions are those of files that Apple's app exports; the reader takes
/// every position from the file's guides and only the names from here, since other tools move the guides.
enum TemplatePage {
    static let width = 3300
    static let height = 2200

    /// The horizontal extent of baselines and cap lines.
    static let lineSpan = (263.0, 3036.0)
    /// The distances that margins reach above and below the baseline.
    static let marginReach = (above: 95.215, below: 24.121)

    static func baselineID(_ scale: Scale) -> String { "\(GuideName.baseline.text)-\(scale.letter)" }
    static func caplineID(_ scale: Scale) -> String { "\(GuideName.capline.text)-\(scale.letter)" }
    static func leftMarginID(_ cell: Cell) -> String { "\(GuideName.leftMargin.text)-\(cell)" }
    static func rightMarginID(_ cell: Cell) -> String { "\(GuideName.rightMargin.text)-\(cell)" }

    private struct GuideName {
        let text: String
        /// The beginning, in lower case, of ids that go on with a scale or a cell.
        let prefix: String

        init(_ text: String) { (self.text, prefix) = (text, text.lowercased() + "-") }

        static let baseline = GuideName("Baseline")
        static let capline = GuideName("Capline")
        static let leftMargin = GuideName("left-margin")
        static let rightMargin = GuideName("right-margin")

        func rest(of id: String) -> String? {
            id.hasPrefix(prefix) ? String(Substring(id.utf8.dropFirst(prefix.utf8.count))) : nil
        }

        func scale(of id: String) -> Scale? { rest(of: id).flatMap { $0.utf8.count == 1 ? Scale(name: $0) : nil } }
        func cell(of id: String) -> Cell? { rest(of: id).flatMap { Cell(name: $0) } }
    }

    static func baseline(_ scale: Scale) -> Double {
        switch scale {
        case .small: 696
        case .medium: 1126
        case .large: 1556
        }
    }

    /// Returns the y coordinate of a cap line, rounded as the app does: to a thousandth for the small scale, to a
    /// hundredth for the others.
    static func capline(_ scale: Scale) -> Double {
        scale == .small ? 625.541 : baseline(scale) - 70.46
    }

    /// Returns the left margin of a weight's column.
    ///
    /// The centres of the columns are the format's; a symbol of the usual width is centred on its own.
    static func leftMargin(_ weight: Weight) -> Double {
        559.711 + 296.711 * Double(weight.hundreds - 1) - 48
    }

    /// A line that positions and scales the drawings.
    enum Guide: Hashable {
        case baseline(Scale)
        case capline(Scale)
        /// Versions 1 and 2 do not name a cell.
        case leftMargin(Cell?)
        case rightMargin(Cell?)

        /// The id as templates write it.
        var id: String {
            switch self {
            case .baseline(let scale): TemplatePage.baselineID(scale)
            case .capline(let scale): TemplatePage.caplineID(scale)
            case .leftMargin(let cell): cell.map(TemplatePage.leftMarginID) ?? GuideName.leftMargin.text
            case .rightMargin(let cell): cell.map(TemplatePage.rightMarginID) ?? GuideName.rightMargin.text
            }
        }

        /// The cell of a margin; nil for a margin without a cell and for other guides.
        var cell: Cell? {
            switch self {
            case .leftMargin(let cell), .rightMargin(let cell): cell
            case .baseline, .capline: nil
            }
        }

        var isMargin: Bool {
            switch self {
            case .leftMargin, .rightMargin: true
            case .baseline, .capline: false
            }
        }

        /// Creates a guide from its id in upper or lower case; nil when the id does not name a guide.
        ///
        /// The whole id must match, because tools turn notes into ids that merely begin alike.
        init?(id: String) {
            let id = id.lowercased()
            if let scale = GuideName.baseline.scale(of: id) {
                self = .baseline(scale)
            } else if let scale = GuideName.capline.scale(of: id) {
                self = .capline(scale)
            } else if let cell = GuideName.leftMargin.cell(of: id) {
                self = .leftMargin(cell)
            } else if let cell = GuideName.rightMargin.cell(of: id) {
                self = .rightMargin(cell)
            } else if id == GuideName.leftMargin.text {
                self = .leftMargin(nil)
            } else if id == GuideName.rightMargin.text {
                self = .rightMargin(nil)
            } else {
                return nil
            }
        }
    }
}
