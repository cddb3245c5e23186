internal import SymbolGeometry

/// Reads the geometry of `path`, `rect`, `circle`, `ellipse`, `line`, `polyline` and `polygon` (SVG 2 §9, §10).
struct ShapeReader {
    struct Problem {
        var attribute: String
        /// The offset into the attribute's value, in UTF-8 bytes.
        var offset = 0
        var message: String
    }

    private let element: XMLElement
    private let geometry: DeclaredGeometry
    private let basis: LengthBasis
    private var problems: [Problem] = []

    init(_ element: XMLElement, _ geometry: DeclaredGeometry, _ basis: LengthBasis) {
        (self.element, self.geometry, self.basis) = (element, geometry, basis)
    }

    /// Returns the outline in the element's user space, or nil when the element draws nothing, and the problems found.
    consuming func read() -> (path: Path?, problems: [Problem]) {
        let path: Path? =
            switch element.name {
            case "path": pathData()
            case "rect": rect()
            case "circle": circle()
            case "ellipse": ellipse()
            case "line": line()
            case "polyline": points()
            case "polygon":
                points().map { polyline in
                    var polygon = polyline
                    polygon.close()
                    return polygon
                }
            default: nil
            }
        return (path, problems)
    }

    private mutating func pathData() -> Path? {
        guard let data = geometry.text(.d, of: element) else { return nil }
        let (path, error) = Path.parsing(svg: data)
        if let error {
            problems.append(Problem(attribute: "d", offset: error.utf8Offset, message: "path data: \(error.reason)"))
        }
        return path
    }

    private mutating func rect() -> Path? {
        let (x, y) = (length(.x, .horizontal), length(.y, .vertical))
        guard let width = size(.width, .horizontal), let height = size(.height, .vertical) else { return nil }
        let rect = Rect(x: x, y: y, width: width, height: height)
        let radii = (radius(.rx, .horizontal), radius(.ry, .vertical))
        let (rx, ry) = (radii.0 ?? radii.1 ?? 0, radii.1 ?? radii.0 ?? 0)
        guard rx > 0, ry > 0 else { return Path(rect: rect) }
        return Path(roundedRect: rect, rx: min(rx, width / 2), ry: min(ry, height / 2))
    }

    private mutating func circle() -> Path? {
        guard let r = size(.r, .other) else { return nil }
        return Path(ellipseAt: Point(length(.cx, .horizontal), length(.cy, .vertical)), rx: r, ry: r)
    }

    /// Returns an ellipse; a missing or `auto` radius takes the other's value (SVG 2 §10.4).
    private mutating func ellipse() -> Path? {
        let (rx, ry) = (radius(.rx, .horizontal), radius(.ry, .vertical))
        guard let width = rx ?? ry, let height = ry ?? rx, width > 0, height > 0 else { return nil }
        return Path(ellipseAt: Point(length(.cx, .horizontal), length(.cy, .vertical)), rx: width, ry: height)
    }

    private mutating func line() -> Path? {
        var path = Path()
        path.move(to: Point(end("x1", .horizontal), end("y1", .vertical)))
        path.line(to: Point(end("x2", .horizontal), end("y2", .vertical)))
        return path
    }

    /// Reads pairs up to the first error; an odd number of coordinates is one (SVG 2 §10.6).
    private mutating func points() -> Path? {
        guard let text = element["points"] else { return nil }
        var scanner = NumberScanner(text)
        scanner.skipWhitespace()
        var path = Path()
        while !scanner.isAtEnd {
            let start = scanner.position
            let x = scanner.number()
            scanner.skipCommaWhitespace()
            guard let x, let y = scanner.number() else {
                problems.append(
                    Problem(attribute: "points", offset: start, message: "points: expected a pair of numbers"))
                break
            }
            if path.isEmpty { path.move(to: Point(x, y)) } else { path.line(to: Point(x, y)) }
            scanner.skipCommaWhitespace()
        }
        return path.elements.count > 1 ? path : nil
    }

    private mutating func value(_ name: String, _ text: String?) -> Length? {
        guard let text, text != "auto" else { return nil }
        if let length = Length(text) { return length }
        problems.append(Problem(attribute: name, message: "\(name) is \"\(text)\"; expected a length"))
        return nil
    }

    /// Returns an endpoint coordinate of a line, which styles cannot set.
    private mutating func end(_ name: String, _ axis: LengthBasis.Axis) -> Double {
        value(name, element[name]).map { basis.resolve($0, axis) } ?? 0
    }

    private mutating func value(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double? {
        value(property.rawValue, geometry.text(property, of: element)).map { basis.resolve($0, axis) }
    }

    private mutating func length(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double {
        value(property, axis) ?? 0
    }

    /// Returns a length that must be positive for anything to be drawn; nil otherwise.
    ///
    /// Zero disables drawing; a negative value is an error.
    private mutating func size(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double? {
        let side = length(property, axis)
        if side < 0 { noteNegative(property) }
        return side > 0 ? side : nil
    }

    /// Returns a corner radius; nil for `auto` and for a negative value, which counts as `auto`.
    private mutating func radius(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double? {
        guard let radius = value(property, axis) else { return nil }
        if radius < 0 { noteNegative(property) }
        return radius < 0 ? nil : radius
    }

    private mutating func noteNegative(_ property: GeometryProperty) {
        problems.append(Problem(attribute: property.rawValue, message: "\(property.rawValue) is negative"))
    }
}
