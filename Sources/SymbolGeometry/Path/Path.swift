/// An element of a path, in absolute coordinates.
package enum PathElement: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, Point)
    case cubic(control1: Point, control2: Point, Point)
    case close

    /// The control points, if any, followed by the end; empty for `.close`.
    package var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

/// The rule that determines which regions of a self-overlapping outline are inside (SVG 2 §13.3.2).
package enum FillRule: String, Hashable, Sendable {
    case nonZero = "nonzero"
    case evenOdd = "evenodd"
}

/// A sequence of subpaths made of absolute lines and Bézier curves.
///
/// Every subpath begins with `.move`. A drawing verb may not directly follow `.close`: the methods below insert the
/// `.move` to the subpath's start that SVG implies.
package struct Path: Hashable, Sendable {
    package private(set) var elements: [PathElement] = []

    /// The point that the next verb starts from: the end of the last one, or the subpath's start after `.close`.
    package private(set) var currentPoint: Point?
    private var subpathStart = Point.zero
    private var needsMove = true

    package init() {}

    package init(_ elements: some Sequence<PathElement>) {
        for element in elements { append(element) }
    }

    /// Creates a closed polygon.
    package init(polygon corners: [Point]) {
        for (index, corner) in corners.enumerated() {
            if index == 0 { move(to: corner) } else { line(to: corner) }
        }
        close()
    }

    package var isEmpty: Bool { elements.isEmpty }

    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    package mutating func append(_ element: PathElement) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): line(to: point)
        case .quad(let control, let point): quad(to: point, control: control)
        case .cubic(let control1, let control2, let point): cubic(to: point, control1: control1, control2: control2)
        case .close: close()
        }
    }

    package mutating func append(_ path: Path) {
        guard !path.isEmpty else { return }
        elements += path.elements
        (currentPoint, subpathStart, needsMove) = (path.currentPoint, path.subpathStart, path.needsMove)
    }

    package mutating func move(to point: Point) {
        elements.append(.move(point))
        (currentPoint, subpathStart, needsMove) = (point, point, false)
    }

    package mutating func line(to point: Point) {
        openSubpath()
        elements.append(.line(point))
        currentPoint = point
    }

    package mutating func quad(to point: Point, control: Point) {
        openSubpath()
        elements.append(.quad(control: control, point))
        currentPoint = point
    }

    package mutating func cubic(to point: Point, control1: Point, control2: Point) {
        openSubpath()
        elements.append(.cubic(control1: control1, control2: control2, point))
        currentPoint = point
    }

    /// Closes the open subpath, if any.
    package mutating func close() {
        guard !needsMove else { return }
        elements.append(.close)
        (currentPoint, needsMove) = (subpathStart, true)
    }

    private mutating func openSubpath() {
        if needsMove { move(to: currentPoint ?? .zero) }
    }

    package func transformed(by transform: AffineTransform) -> Path {
        guard transform != .identity else { return self }
        var result = self
        result.elements = elements.map { $0.transformed(by: transform) }
        result.currentPoint = currentPoint.map { transform($0) }
        result.subpathStart = transform(subpathStart)
        return result
    }

    package static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
    package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension PathElement {
    package func transformed(by transform: AffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quad(let control, let point): .quad(control: transform(control), transform(point))
        case .cubic(let control1, let control2, let point):
            .cubic(control1: transform(control1), control2: transform(control2), transform(point))
        case .close: .close
        }
    }
}
