internal import SymbolColor
internal import SymbolDrawing
internal import SymbolModel
internal import SymbolRendering

/// What a contact sheet shows side by side.
public enum SheetAxis: String, CaseIterable, Hashable, Sendable {
    /// The nine weights in the three scales.
    case weights
    /// The rendering modes, flat and with gradients.
    case modes
    /// The three scales of one weight.
    case scales
    /// Variable values from 0 to 100 %, in colour and drawn.
    case values

    /// The pictures row by row, from the options that are the same in all.
    func section(_ options: RenderOptions) -> ContactSheet.Section {
        switch self {
        case .weights:
            .init(columns: Weight.allCases, rows: Scale.allCases, column: \.name, row: \.rawValue) { weight, scale in
                var options = options
                (options.weight, options.scale) = (Double(weight.rawValue), scale)
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
                (options.style.variableValue, options.style.variableMode) = (Double(tenths) / 10, mode)
                return options
            }
        }
    }

    /// Shown where the user gives no palette.
    private static func palette(_ appearance: Appearance) -> [Color] {
        ["blue", "orange", "gray"].compactMap { SystemPalette.color(named: $0, appearance) }
    }
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
