internal import SymbolModel

/// The page of a template: where its guides and drawings stand, in the page's own units, and what they are called.
///
/// Reader and writer share it. The places are those of files that Apple's app exports; a reader takes every place from
/// the file's guides and only the names from here, since other tools move them.
enum TemplatePage {
    static let width = 3300
    static let height = 2200

    /// From where to where baselines and cap lines run.
    static let lineSpan = (263.0, 3036.0)
    /// How far margins reach above and below the baseline.
    static let marginReach = (above: 95.215, below: 24.121)

    static func baselineID(_ scale: Scale) -> String { "\(GuideName.baseline.text)-\(scale.letter)" }
    static func caplineID(_ scale: Scale) -> String { "\(GuideName.capline.text)-\(scale.letter)" }
    static func leftMarginID(_ cell: Cell) -> String { "\(GuideName.leftMargin.text)-\(cell)" }
    static func rightMarginID(_ cell: Cell) -> String { "\(GuideName.rightMargin.text)-\(cell)" }

    private struct GuideName {
        let text: String
        /// What ids in lower case begin with that go on with a scale or a cell.
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

    /// Rounded unlike by the app: to a thousandth for the small scale, to a hundredth for the others.
    static func capline(_ scale: Scale) -> Double {
        scale == .small ? 625.541 : baseline(scale) - 70.46
    }

    /// The left margin of a weight's column.
    ///
    /// The columns' middles are where the format has them; a symbol of usual width stands about its own.
    static func leftMargin(_ weight: Weight) -> Double {
        559.711 + 296.711 * Double(weight.hundreds - 1) - 48
    }

    /// A line that gives drawings their measure.
    enum Guide: Hashable {
        case baseline(Scale)
        case capline(Scale)
        /// Versions 1 and 2 name no cell.
        case leftMargin(Cell?)
        case rightMargin(Cell?)

        /// As templates write it.
        var id: String {
            switch self {
            case .baseline(let scale): TemplatePage.baselineID(scale)
            case .capline(let scale): TemplatePage.caplineID(scale)
            case .leftMargin(let cell): cell.map(TemplatePage.leftMarginID) ?? GuideName.leftMargin.text
            case .rightMargin(let cell): cell.map(TemplatePage.rightMarginID) ?? GuideName.rightMargin.text
            }
        }

        /// The cell that a margin is of; nil for one of no cell, and for other guides.
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

        /// Nil for an id that names no guide, in any case.
        ///
        /// Ids are matched whole: tools turn notes into ids that merely begin alike.
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
