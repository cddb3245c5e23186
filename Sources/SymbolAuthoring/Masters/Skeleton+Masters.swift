internal import SymbolGeometry
internal import SymbolTemplate

/// An error for drawings of one icon at several weights that cannot be interpolated.
package struct MasterMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}

extension Skeleton {
    /// The skeleton with outlines drawn by hand at ultralight and black, from other drawings of the same icon.
    ///
    /// Strokes of one centre line are outlined together; other contours are turned and cut until their commands are the
    /// same. A weight that is not drawn is what the other two lead to.
    ///
    /// - Throws: `MasterMismatch` that names the first shape that differs.
    package func drawn(ultralight: Skeleton?, black: Skeleton?) throws(MasterMismatch) -> Skeleton {
        guard ultralight != nil || black != nil else { return self }
        let regular = DrawnShape.shapes(of: self, "regular")
        let light = try ultralight.map { other throws(MasterMismatch) in
            try DrawnShape.shapes(of: other, "light").paired(with: regular, "light")
        }
        let bold = try black.map { other throws(MasterMismatch) in
            try DrawnShape.shapes(of: other, "bold").paired(with: regular, "bold")
        }
        var skeleton = self
        var place = 0
        for layer in skeleton.layers.indices {
            for stroke in skeleton.layers[layer].strokes.indices {
                var drawn = [Master.regular: regular[place]]
                (drawn[.ultralight], drawn[.black]) = (light?[place], bold?[place])
                guard let outlines = outlines(of: drawn) else {
                    throw MasterMismatch(
                        description: "the contours around the ink of shape \(place + 1) cannot be matched: "
                            + Master.allCases.compactMap { drawn[$0]?.contours }.joined(
                                separator: ", "))
                }
                skeleton.layers[layer].strokes[stroke].outlines = outlines
                place += 1
            }
        }
        return skeleton
    }

    /// Nil where the shapes cannot be matched.
    private func outlines(of drawn: [Master: DrawnShape]) -> [Master: Path]? {
        let widest = drawn.values.map(\.width).max() ?? 0
        let paths = drawn.mapValues { $0.outline(widest: widest) }
        guard let regular = paths[.regular],
            let alike = MasterOutlines(regular, paths.filter { $0.key != .regular })?.paths, let r = alike[.regular]
        else { return nil }
        let (thinner, fatter) = (widths.regular - widths.ultralight, widths.black - widths.regular)
        let (l, b) = (alike[.ultralight], alike[.black])
        return [
            .ultralight: l ?? b.map { r.led(awayFrom: $0, by: thinner / fatter) } ?? r, .regular: r,
            .black: b ?? l.map { r.led(awayFrom: $0, by: fatter / thinner) } ?? r
        ]
    }
}

extension Path {
    /// As far on the other side of this as `other` is on one, times `factor`.
    ///
    /// Both have the same commands.
    fileprivate func led(awayFrom other: Path, by factor: Double) -> Path {
        func lead(_ a: Point, _ b: Point) -> Point { a + (a - b) * factor }
        return Path(
            zip(elements, other.elements).map { mine, theirs in
                switch (mine, theirs) {
                case (.move(let a), .move(let b)): .move(lead(a, b))
                case (.line(let a), .line(let b)): .line(lead(a, b))
                case (.quad(let c, let a), .quad(let d, let b)): .quad(control: lead(c, d), lead(a, b))
                case (.cubic(let c, let d, let a), .cubic(let e, let f, let b)):
                    .cubic(control1: lead(c, e), control2: lead(d, f), lead(a, b))
                default: mine
                }
            })
    }
}
