internal import SymbolGeometry
internal import SymbolTemplate

/// An error for drawings of one icon at several weights that cannot be interpolated.
package struct MasterMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}

extension Skeleton {
    /// The skeleton with outlines drawn by hand at ultralight and black, from other drawings of the same icon.
    ///
    /// Start points are moved and contours turned round where that makes them match. A weight that is not drawn is what
    /// the other two lead to.
    ///
    /// - Throws: `MasterMismatch` that names the first shape or contour that differs.
    package func drawn(ultralight: Skeleton?, black: Skeleton?) throws(MasterMismatch) -> Skeleton {
        guard ultralight != nil || black != nil else { return self }
        let regular = outlines
        let light = try ultralight.map { other throws(MasterMismatch) in
            try other.matching(regular, "the light drawing")
        }
        let bold = try black.map { other throws(MasterMismatch) in try other.matching(regular, "the bold drawing") }
        let (thinner, fatter) = (widths.regular - widths.ultralight, widths.black - widths.regular)
        var skeleton = self
        var place = 0
        for layer in skeleton.layers.indices {
            for stroke in skeleton.layers[layer].strokes.indices {
                let (l, r, b) = (light?[place], regular[place], bold?[place])
                skeleton.layers[layer].strokes[stroke].outlines = [
                    .ultralight: l ?? b.map { r.led(awayFrom: $0, by: thinner / fatter) } ?? r, .regular: r,
                    .black: b ?? l.map { r.led(awayFrom: $0, by: fatter / thinner) } ?? r
                ]
                place += 1
            }
        }
        return skeleton
    }

    /// What each stroke paints at the weight it is drawn in.
    private var outlines: [Path] {
        layers.flatMap(\.strokes).map { stroke in
            LayerOutlines(SkeletonLayer(strokes: [stroke]), widths).path(.regular).ringed
        }
    }

    private func matching(_ others: [Path], _ name: String) throws(MasterMismatch) -> [Path] {
        let mine = outlines
        guard mine.count == others.count else {
            throw MasterMismatch(description: "\(name) has \(mine.count) shapes, the regular one \(others.count)")
        }
        var matched: [Path] = []
        for (shape, (a, b)) in zip(mine, others).enumerated() {
            let (rings, goals) = (a.subpaths.map { ContourRing($0) }, b.subpaths.map { ContourRing($0) })
            guard rings.count == goals.count else {
                throw MasterMismatch(
                    description:
                        "shape \(shape + 1) of \(name) has \(rings.count) contours, of the regular one \(goals.count)")
            }
            var path = Path()
            for (contour, (ring, goal)) in zip(rings, goals).enumerated() {
                guard let aligned = ring.aligned(to: goal) else {
                    throw MasterMismatch(
                        description:
                            "contour \(contour + 1) of shape \(shape + 1) of \(name) has \(ring.count) segments "
                            + "that no turn makes match the \(goal.count) of the regular one")
                }
                path.append(aligned.subpath)
            }
            matched.append(path)
        }
        return matched
    }
}

extension Path {
    /// Every contour closed, and closed in the one way in which rings are.
    fileprivate var ringed: Path {
        var path = Path()
        for subpath in subpaths where !subpath.segments.isEmpty { path.append(ContourRing(subpath).subpath) }
        return path
    }

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
