internal import SymbolGeometry
internal import SymbolText

/// A property with the name of an attribute, which it replaces when CSS declares it (SVG 2 §7).
enum GeometryProperty: String {
    case x, y, width, height, rx, ry, cx, cy, r, d

    /// Returns the attribute text that is equivalent to a declaration; nil when the value is not valid for the
    /// property.
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

    /// Returns the data of `path("…")`, which must be free of errors (CSS Shapes 1 §3.1).
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

/// The position and size that an element's styles declare.
struct DeclaredGeometry {
    /// The declared values; nil when there are none, which is the usual case.
    private var texts: [GeometryProperty: String]?

    /// Applies a declaration and returns whether its value is valid for the property.
    mutating func declare(_ property: GeometryProperty, _ value: String) -> ComputedStyle.Outcome {
        // The parent's value may come from its attributes, which are not available here.
        if value.lowercased() == "inherit" { return .unsupported }
        guard let text = property.attribute(declared: value) else { return .invalid }
        texts = texts ?? [:]
        texts?[property] = text
        return .applied
    }

    /// Returns the value of a property as the element's styles declare it, or else as its attribute does.
    func text(_ property: GeometryProperty, of element: XMLElement) -> String? {
        texts?[property] ?? element[property.rawValue]
    }

    /// Returns the length of a property; nil when its value is not a length.
    func length(_ property: GeometryProperty, of element: XMLElement) -> Length? {
        text(property, of: element).flatMap { Length($0) }
    }
}
