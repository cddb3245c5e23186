internal import SymbolGeometry
internal import SymbolTemplate

/// An error for drawings of one icon at several weights that cannot be interpolated.
package struct MasterMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message of the error.
    package let description: String
}

extension Skeleton {
    /// Returns the skeleton with outlines drawn by hand in Ultralight and Black, taken from other drawings of the same
    /// icon.
    ///
    /// Strokes with matching centre lines are outlined together; other contours are rotated and divided until their
    /// commands match. A weight that is not drawn is extrapolated from the other two.
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
        var index = 0
        for layer in skeleton.layers.indices {
            for stroke in skeleton.layers[layer].strokes.indices {
                var drawn = [Master.regular: regular[index]]
                (drawn[.ultralight], drawn[.black]) = (light?[index], bold?[index])
                guard let outlines = outlines(of: drawn) else {
                    throw MasterMismatch(
                        description: "the filled contours of shape \(index + 1) cannot be matched: "
                            + Master.allCases.compactMap { drawn[$0]?.contours }.joined(
                                separator: ", "))
                }
                skeleton.layers[layer].strokes[stroke].outlines = outlines
                index += 1
            }
        }
        return skeleton
    }

    /// Returns the outlines of a shape; nil when they cannot be matched.
    private func outlines(of drawn: [Master: DrawnShape]) -> [Master: Path]? {
        let widest = drawn.values.map(\.width).max() ?? 0
        let paths = drawn.mapValues { $0.outline(widest: widest) }
        guard let regular = paths[.regular],
            let matched = MasterOutlines(regular, paths.filter { $0.key != .regular })?.paths, let r = matched[.regular]
        else { return nil }
        let (thinner, fatter) = (widths.regular - widths.ultralight, widths.black - widths.regular)
        let (l, b) = (matched[.ultralight], matched[.black])
        return [
            .ultralight: l ?? b.map { r.extrapolated(awayFrom: $0, by: thinner / fatter) } ?? r, .regular: r,
            .black: b ?? l.map { r.extrapolated(awayFrom: $0, by: fatter / thinner) } ?? r
        ]
    }
}

extension Path {
    /// Returns the path extrapolated away from `other`, to `factor` times the distance between the two.
    ///
    /// Both paths have the same commands.
    fileprivate func extrapolated(awayFrom other: Path, by factor: Double) -> Path {
        func extrapolate(_ a: Point, _ b: Point) -> Point { a + (a - b) * factor }
        return Path(
            zip(elements, other.elements).map { mine, theirs in
                switch (mine, theirs) {
                case (.move(let a), .move(let b)): .move(extrapolate(a, b))
                case (.line(let a), .line(let b)): .line(extrapolate(a, b))
                case (.quad(let c, let a), .quad(let d, let b)): .quad(control: extrapolate(c, d), extrapolate(a, b))
                case (.cubic(let c, let d, let a), .cubic(let e, let f, let b)):
                    .cubic(control1: extrapolate(c, e), control2: extrapolate(d, f), extrapolate(a, b))
                default: mine
                }
            })
    }
}
