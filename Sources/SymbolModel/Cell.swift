/// A combination of weight and scale: one of the 27 cells of a template.
package struct Cell: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The weight, which is one of the nine named weights.
    package var weight: Weight
    /// The scale.
    package var scale: Scale

    package init(_ weight: Weight, _ scale: Scale) {
        self.weight = weight
        self.scale = scale
    }

    /// Creates a cell from the name of a template's group, such as `Semibold-M`, ignoring case.
    package init?(name: String) {
        let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 1, let weight = Weight(name: Substring(parts[0])),
            let scale = Scale(name: Substring(parts[1]))
        else { return nil }
        self.init(weight, scale)
    }

    /// The cell's name as templates write it, such as `Semibold-M`.
    package var description: String { "\(weight.name ?? "")-\(scale.letter)" }

    /// All 27 cells, ordered by scale and then by weight.
    package static let all = Scale.allCases.flatMap { scale in Weight.allCases.map { Cell($0, scale) } }

    package static func < (a: Cell, b: Cell) -> Bool { (a.scale, a.weight) < (b.scale, b.weight) }
}
