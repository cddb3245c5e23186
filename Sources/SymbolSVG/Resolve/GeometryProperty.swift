internal import SymbolGeometry
internal import SymbolText

/// A property that is an attribute's namesake and stands in for it where CSS declares it (SVG 2 §7).
enum GeometryProperty: String {
    case x, y, width, height, rx, ry, cx, cy, r, d

    /// The attribute's text that means what a declaration says; nil where that is no value of the property.
    func attribute(declared value: String) -> String? {
        switch (self, value.lowercased()) {
        case (_, "initial"), (_, "unset"): initial
        case (.d, "none"): ""
        case (.d, _): Self.pathData(value)
        case (.width, "auto"), (.height, "auto"), (.rx, "auto"), (.ry, "auto"): "auto"
        default: Length(value).flatMap { $0.value >= 0 || isSigned ? value : nil }
        }
    }

    private var initial: String {
        switch self {
        case .width, .height, .rx, .ry: "auto"
        case .x, .y, .cx, .cy, .r: "0"
        case .d: ""
        }
    }

    private var isSigned: Bool { self == .x || self == .y || self == .cx || self == .cy }

    /// That of `path("…")`, which has to be without fault (CSS Shapes 1 §3.1).
    private static func pathData(_ value: String) -> String? {
        let bytes = Array(value.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        guard cursor.identifier()?.lowercased() == "path", cursor.skip("(") else { return nil }
        cursor.skipSpace()
        guard let data = cursor.string() else { return nil }
        cursor.skipSpace()
        guard cursor.skip(")"), cursor.isAtEnd, Path.parsing(svg: data).error == nil else { return nil }
        return data
    }
}

/// What the styles of an element say of where it is and how large.
struct DeclaredGeometry {
    /// Nil where they say nothing, as mostly.
    private var texts: [GeometryProperty: String]?

    /// Takes in a declaration; whether it says something that the property can have.
    mutating func declare(_ property: GeometryProperty, _ value: String) -> ComputedStyle.Outcome {
        // What the parent has may be said by its attributes, which are not at hand here.
        if value.lowercased() == "inherit" { return .unsupported }
        guard let text = property.attribute(declared: value) else { return .invalid }
        texts = texts ?? [:]
        texts?[property] = text
        return .applied
    }

    /// The text of an attribute of the element, as its styles have it, or else as it is written.
    func text(_ property: GeometryProperty, of element: XMLElement) -> String? {
        texts?[property] ?? element[property.rawValue]
    }

    /// The length that it says; nil where that is none.
    func length(_ property: GeometryProperty, of element: XMLElement) -> Length? {
        text(property, of: element).flatMap { Length($0) }
    }
}
