internal import SymbolGeometry

/// Whether a template's missing cells can be interpolated, and from which sources.
package enum Interpolation: Hashable, Sendable {
    /// The three sources from which every cell can be interpolated.
    case sources(InterpolationSources)
    /// The file does not draw this cell, which is one of Ultralight-S, Regular-S and Black-S.
    case missing(Cell)
    /// The sources differ in structure; the text describes the first difference.
    case mismatch(String)

    init(_ variants: [Cell: Variant]) {
        let cells = [Weight.ultralight, .regular, .black].map { Cell($0, .small) }
        if let missing = cells.first(where: { variants[$0] == nil }) {
            self = .missing(missing)
            return
        }
        let drawn = cells.compactMap { variants[$0] }
        do throws(StructureMismatch) {
            self = .sources(try InterpolationSources(ultralight: drawn[0], regular: drawn[1], black: drawn[2]))
        } catch {
            self = .mismatch(error.description)
        }
    }
}

/// A one-line reason why drawings cannot be blended: the first difference in their structure.
package struct StructureMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, in one line.
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Three drawings of the same structure, at the small scale, from which any weight and scale can be interpolated.
package struct InterpolationSources: Hashable, Sendable {
    let ultralight: Variant
    let regular: Variant
    let black: Variant

    /// Creates sources from drawings in Ultralight, Regular and Black.
    ///
    /// - Throws: `StructureMismatch` unless all three have the same number of shapes, drawn with the same commands.
    package init(ultralight: Variant, regular: Variant, black: Variant) throws(StructureMismatch) {
        for other in [ultralight, black] {
            if let difference = regular.firstDifference(from: other) { throw StructureMismatch(difference) }
        }
        (self.ultralight, self.regular, self.black) = (ultralight, regular, black)
    }

    /// Returns the variant of a weight and scale: the blended sources, enlarged about the middle of the cap band.
    ///
    /// The result is `nil` where the blend has no extent.
    package func variant(weight: Weight, scale: Scale) -> Variant? {
        let weights = InterpolationWeights(weight: weight, scale: scale)
        let factor = scale.factor
        let middle = -Variant.capHeight / 2
        func point(_ a: Point, _ b: Point, _ c: Point) -> Point {
            let blended = Point(weights.blend(a.x, b.x, c.x), weights.blend(a.y, b.y, c.y))
            return Point(blended.x * factor, middle + (blended.y - middle) * factor)
        }
        let shapes = regular.shapes.indices.map { index -> SymbolShape in
            var shape = regular.shapes[index]
            let (light, bold) = (ultralight.shapes[index], black.shapes[index])
            shape.path = Path.blending(light.path, shape.path, bold.path, point)
            shape.drawKeyframes.blendKeyframes(light.drawKeyframes, bold.drawKeyframes, weights.blend)
            return shape
        }
        let advance = weights.blend(ultralight.advance, regular.advance, black.advance) * factor
        return Variant(weight: weight, scale: scale, shapes: shapes, advance: advance)
    }
}

extension Variant {
    /// Describes the first difference in structure between this variant and another; `nil` where the two can be
    /// blended.
    package func firstDifference(from other: Variant) -> String? {
        let names = "\(name) and \(other.name)"
        guard shapes.count == other.shapes.count else {
            return "\(names) have \(shapes.count) and \(other.shapes.count) paths"
        }
        for (index, (mine, theirs)) in zip(shapes, other.shapes).enumerated() {
            let path = "path \(index + 1) of \(names)"
            let (a, b) = (mine.path.elements, theirs.path.elements)
            if let position = zip(a, b).enumerated().first(where: { $0.element.0.verb != $0.element.1.verb })?.offset {
                return "\(path) differs at command \(position + 1): \(a[position].verb) and \(b[position].verb)"
            }
            if a.count != b.count { return "\(path) has \(a.count) and \(b.count) commands" }
            // A path cannot be half hidden.
            if mine.isPainted != theirs.isPainted {
                return "\(path) is hidden or without a fill in \(mine.isPainted ? other.name : name) only"
            }
        }
        return nil
    }
}

extension PathElement {
    fileprivate var verb: Character {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }
}

extension [Double] {
    /// Blends draw keyframes number by number with those of two other variants, unless the three do not correspond.
    ///
    /// Fractions of the outline are first moved by whole turns to be nearest to the own ones, since 0 and 1 are one
    /// point.
    mutating func blendKeyframes(_ a: [Double], _ c: [Double], _ blend: (Double, Double, Double) -> Double) {
        guard a.count == count, c.count == count else { return }
        // The first number is the header; then come flag, order and two fractions.
        for index in indices.dropFirst() where index % 4 == 3 || index % 4 == 0 {
            let own = self[index]
            func near(_ value: Double) -> Double { value - (value - own).rounded() }
            self[index] = blend(near(a[index]), own, near(c[index]))
        }
    }
}

extension Path {
    /// Blends three paths with the same verbs point by point.
    static func blending(
        _ a: Path, _ b: Path, _ c: Path, _ point: (Point, Point, Point) -> Point
    ) -> Path {
        var path = Path()
        for (index, element) in b.elements.enumerated() {
            switch (a.elements[index], element, c.elements[index]) {
            case (.move(let p), .move(let q), .move(let r)): path.move(to: point(p, q, r))
            case (.line(let p), .line(let q), .line(let r)): path.line(to: point(p, q, r))
            case (.quad(let p1, let p), .quad(let q1, let q), .quad(let r1, let r)):
                path.quad(to: point(p, q, r), control: point(p1, q1, r1))
            case (.cubic(let p1, let p2, let p), .cubic(let q1, let q2, let q), .cubic(let r1, let r2, let r)):
                path.cubic(to: point(p, q, r), control1: point(p1, q1, r1), control2: point(p2, q2, r2))
            default: path.close()
            }
        }
        return path
    }
}
