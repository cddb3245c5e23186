internal import CLibrary

/// Expands the short forms of `feColorMatrix`, and functions of `filter`, to four rows of five (Filter Effects 1 §9.6
/// and §13.2).
enum ColorMatrix {
    /// Returns the rows of a form; values that do not fit the form result in the identity.
    static func rows(type: String?, _ values: [Double]?) -> [Double] {
        switch (type, values) {
        case ("luminanceToAlpha", _): [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
        case ("saturate", let values?) where values.count == 1: saturated(values[0])
        case ("hueRotate", let values?) where values.count == 1: hueRotated(values[0] * .pi / 180)
        case ("saturate", _), ("hueRotate", _): identity
        case (_, let values?) where values.count == 20: values
        default: identity
        }
    }

    /// The number of values of a form; nil for one that ignores them.
    static func valueCount(type: String?) -> Int? {
        switch type {
        case "luminanceToAlpha": nil
        case "saturate", "hueRotate": 1
        default: 20
        }
    }

    private static var identity: [Double] { matrix { row, column in column == row ? 1 : 0 } }

    /// The weights of red, green and blue in grey.
    private static let luminance = [0.213, 0.715, 0.072]

    static func saturated(_ amount: Double) -> [Double] { mixed(luminance, amount) }

    /// Returns the matrix of `grayscale()`, whose weights have one more digit.
    static func grayscale(_ amount: Double) -> [Double] { mixed([0.2126, 0.7152, 0.0722], 1 - amount) }

    static func sepia(_ amount: Double) -> [Double] {
        let sepia = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]
        return matrix { row, column in amount * sepia[row][column] + (column == row ? 1 - amount : 0) }
    }

    private static func mixed(_ gray: [Double], _ saturation: Double) -> [Double] {
        matrix { row, column in gray[column] * (1 - saturation) + (column == row ? saturation : 0) }
    }

    static func hueRotated(_ angle: Double) -> [Double] {
        let sine = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return matrix { row, column in
            let weight = luminance[column]
            return weight + cos(angle) * ((column == row ? 1 : 0) - weight) + sin(angle) * sine[row][column]
        }
    }

    private static func matrix(_ weight: (_ row: Int, _ column: Int) -> Double) -> [Double] {
        (0..<3).flatMap { row in (0..<3).map { weight(row, $0) } + [0, 0] } + [0, 0, 0, 1, 0]
    }
}
