internal import SymbolGeometry

extension AffineTransform {
    /// Reads SVG's `transform` attribute, which has fewer functions than CSS's property, and numbers without units (SVG
    /// 1.1 §7.6); nil when it is malformed.
    ///
    /// Angles are in degrees, lengths in user units. An empty list is the identity.
    init?(svg text: String) { self.init(text, isAttribute: true) }

    /// Reads the functions of CSS's property, of which depth is left out; nil when the list is malformed or turns about
    /// another axis than the one that points at the reader.
    ///
    /// Angles without a unit are in degrees, lengths without one in user units.
    init?(css text: String) { self.init(text, isAttribute: false) }

    private init?(_ text: String, isAttribute: Bool) {
        var scanner = NumberScanner(text)
        scanner.skipWhitespace()
        var result = AffineTransform.identity
        if text.trimmingSpace == "none" {
            self = result
            return
        }
        while !scanner.isAtEnd {
            var name = scanner.letters()
            if scanner.skip(UInt8(ascii: "3")) { name += "3" + scanner.letters() }
            scanner.skipWhitespace()
            guard scanner.skip(UInt8(ascii: "(")), !isAttribute || Self.attributeFunctions.contains(name),
                let arguments = Self.arguments(&scanner, allowsUnits: !isAttribute, of: name.lowercased()),
                let next = AffineTransform(function: name.lowercased(), arguments)
            else { return nil }
            result = result * next
            scanner.skipCommaWhitespace()
        }
        self = result
    }

    private static let attributeFunctions: Set = ["matrix", "translate", "scale", "rotate", "skewX", "skewY"]

    /// Reads the arguments of a function up to its closing parenthesis, of which a comma may divide any two.
    private static func arguments(
        _ scanner: inout NumberScanner, allowsUnits: Bool, of name: String
    ) -> [Double]? {
        var values: [Double] = []
        scanner.skipWhitespace()
        while !scanner.skip(UInt8(ascii: ")")) {
            if !values.isEmpty { scanner.skipCommaWhitespace() }
            guard let number = scanner.number(), let factor = factor(ofUnit: &scanner, allowsUnits, of: name) else {
                return nil
            }
            values.append(number * factor)
            scanner.skipWhitespace()
        }
        return values
    }

    /// Reads a unit and returns what its number is multiplied by; nil for one that the function does not take (CSS
    /// Transforms 1 §8.1, and 2 §13.1 for percentages of scales).
    private static func factor(
        ofUnit scanner: inout NumberScanner, _ allowsUnits: Bool, of name: String
    ) -> Double? {
        if allowsUnits, name.hasPrefix("scale"), scanner.skip(UInt8(ascii: "%")) { return 0.01 }
        let unit = scanner.letters().lowercased()
        if unit.isEmpty { return 1 }
        guard allowsUnits else { return nil }
        if name.hasPrefix("translate") { return unit == "px" ? 1 : nil }
        return name.hasPrefix("rotate") || name.hasPrefix("skew") ? Angle.degrees[unit] : nil
    }

    private init?(function name: String, _ v: [Double]) {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        switch (name, v.count) {
        case ("matrix", 6): self.init(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
        case ("translate", 1): self = .translation(x: v[0], y: 0)
        case ("translate", 2): self = .translation(x: v[0], y: v[1])
        case ("translatex", 1): self = .translation(x: v[0], y: 0)
        case ("translatey", 1): self = .translation(x: 0, y: v[0])
        case ("scale", 1): self = .scale(v[0])
        case ("scale", 2): self = .scale(x: v[0], y: v[1])
        case ("scalex", 1): self = .scale(x: v[0], y: 1)
        case ("scaley", 1): self = .scale(x: 1, y: v[0])
        // Depth is not visible without a perspective.
        case ("scale3d", 3): self = .scale(x: v[0], y: v[1])
        case ("scalez", 1), ("translatez", 1): self = .identity
        case ("rotate", 1), ("rotatez", 1): self = .rotation(radians(v[0]))
        case ("rotate", 3): self = AffineTransform.rotation(radians(v[0])).about(Point(v[1], v[2]))
        case ("skew", 1): self = .skewX(radians(v[0]))
        case ("skew", 2):
            let (x, y) = (AffineTransform.skewX(radians(v[0])), AffineTransform.skewY(radians(v[1])))
            self.init(a: 1, b: y.b, c: x.c, d: 1, tx: 0, ty: 0)
        case ("skewx", 1): self = .skewX(radians(v[0]))
        case ("skewy", 1): self = .skewY(radians(v[0]))
        default: return nil
        }
    }
}
