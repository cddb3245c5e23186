internal import CLibrary

/// Filter Effects 1 §9.6 and §13.2: the short forms of `feColorMatrix`, and functions of `filter`, written out as four
/// rows of five.
enum ColorMatrix {
    /// Numbers that do not fit the form change nothing.
    static func rows(type: String?, _ values: [Double]?) -> [Double] {
        switch (type, values) {
        case ("luminanceToAlpha", _): [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
        case ("saturate", let values?) where values.count == 1: saturated(values[0])
        case ("hueRotate", let values?) where values.count == 1: turned(values[0] * .pi / 180)
        case ("saturate", _), ("hueRotate", _): identity
        case (_, let values?) where values.count == 20: values
        default: identity
        }
    }

    private static var identity: [Double] { written { row, column in column == row ? 1 : 0 } }

    /// The weights of red, green and blue in grey.
    private static let luminance = [0.213, 0.715, 0.072]

    static func saturated(_ own: Double) -> [Double] { mixed(luminance, own) }

    /// The weights of `grayscale()` have a digit more.
    static func grey(_ amount: Double) -> [Double] { mixed([0.2126, 0.7152, 0.0722], 1 - amount) }

    static func sepia(_ amount: Double) -> [Double] {
        let sepia = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]
        return written { row, column in amount * sepia[row][column] + (column == row ? 1 - amount : 0) }
    }

    private static func mixed(_ grey: [Double], _ own: Double) -> [Double] {
        written { row, column in grey[column] * (1 - own) + (column == row ? own : 0) }
    }

    static func turned(_ angle: Double) -> [Double] {
        let sine = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return written { row, column in
            let weight = luminance[column]
            return weight + cos(angle) * ((column == row ? 1 : 0) - weight) + sin(angle) * sine[row][column]
        }
    }

    private static func written(_ weight: (_ row: Int, _ column: Int) -> Double) -> [Double] {
        (0..<3).flatMap { row in (0..<3).map { weight(row, $0) } + [0, 0] } + [0, 0, 0, 1, 0]
    }
}
