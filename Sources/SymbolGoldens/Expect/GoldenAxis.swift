public import SymbolStills

/// An axis of variation: values of a render option, each of which has a golden of its own.
///
///     expectGolden(of: .symbol(bell, across: .each(\.weight, [.thin, .bold]), .each(\.style.mode, [.monochrome])))
public struct GoldenAxis: Sendable {
    struct Value: Sendable {
        var name: String
        var apply: @Sendable (inout RenderOptions) -> Void
    }

    let values: [Value]

    /// Returns an axis that varies one option.
    ///
    /// - Parameters:
    ///   - option: The option, such as `\.weight` or `\.style.mode`.
    ///   - values: The values of the option. They appear in the names of goldens, by their raw values if they have any.
    /// - Returns: The axis.
    public static func each<Value: Sendable>(
        _ option: any WritableKeyPath<RenderOptions, Value> & Sendable, _ values: [Value]
    ) -> GoldenAxis {
        GoldenAxis(
            values: values.map { value in
                .init(name: GoldenName.portable(GoldenName.text(of: value))) { $0[keyPath: option] = value }
            })
    }

    /// Returns all combinations of the values of some axes with their names; the last axis varies fastest.
    static func combinations(
        _ axes: [GoldenAxis], of options: RenderOptions
    ) -> [(name: String, options: RenderOptions)] {
        axes.reduce([("", options)]) { combinations, axis in
            combinations.flatMap { name, options in
                axis.values.map { value in
                    var changed = options
                    value.apply(&changed)
                    return (name.isEmpty ? value.name : "\(name)-\(value.name)", changed)
                }
            }
        }
    }
}
