internal import SymbolColor
internal import SymbolDrawing
internal import SymbolModel
internal import SymbolRendering

/// The forms of a symbol that a contact sheet shows side by side.
public enum ContactSheetAxis: String, CaseIterable, Hashable, Sendable {
    /// The nine weights in each of the three scales.
    case weights
    /// The four rendering modes, with flat colours and with gradients.
    case modes
    /// The three scales of one weight.
    case scales
    /// The variable values from 0 % to 100 % in steps of 10 %, shown by colour and by drawing.
    case values

    /// Returns the rows of tiles for this axis, which differ from the given options only along this axis; an icon has a
    /// single scale.
    func section(of symbol: Symbol, _ options: RenderOptions) -> ContactSheet.Section {
        switch self {
        case .weights:
            .init(
                columns: Weight.allCases, rows: symbol.scales, column: { $0.name ?? "" }, row: { $0?.rawValue ?? "" }
            ) { weight, scale in
                var options = options
                options.weight = weight
                if let scale { options.scale = scale }
                return options
            }
        case .scales:
            .init(columns: Scale.allCases, rows: [()], column: \.rawValue, row: { "" }) { scale, _ in
                var options = options
                options.scale = scale
                return options
            }
        case .modes:
            .init(
                columns: [RenderingMode.monochrome, .hierarchical, .palette, .multicolor],
                rows: ColorRendering.allCases,
                column: \.rawValue, row: \.rawValue
            ) { mode, rendering in
                var options = options
                (options.style.mode, options.style.colorRendering) = (mode, rendering)
                if options.style.palette.isEmpty { options.style.palette = Self.palette(options.style.appearance) }
                return options
            }
        case .values:
            .init(columns: Array(0...10), rows: VariableValueMode.allCases, column: { "\($0 * 10)%" }, row: \.rawValue)
            { tenths, mode in
                var options = options
                (options.style.variableValue, options.style.variableValueMode) = (Double(tenths) / 10, mode)
                return options
            }
        }
    }

    /// Returns the palette that is used if none is given.
    private static func palette(_ appearance: Appearance) -> [Color] {
        ["blue", "orange", "gray"].compactMap { SystemPalette.color(named: $0, appearance) }
    }
}

extension Symbol {
    /// Whether the symbol is a template, which has scales and a baseline.
    var hasScales: Bool { if case .template = artwork { true } else { false } }

    /// The scales to choose from; `nil` stands for the single one of an icon.
    fileprivate var scales: [Scale?] { hasScales ? Scale.allCases : [nil] }
}

extension ContactSheet.Section {
    fileprivate init<Column, Row>(
        columns: [Column], rows: [Row], column: (Column) -> String, row: (Row) -> String,
        _ options: (Column, Row) -> RenderOptions
    ) {
        self.init(
            columns: columns.map(column),
            rows: rows.map { each in
                ContactSheet.Section.Row(label: row(each), tiles: columns.map { options($0, each) })
            })
    }
}
