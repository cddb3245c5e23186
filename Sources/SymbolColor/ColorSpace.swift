internal import CLibrary

/// A space in which colours can be specified, with its conversion to sRGB.
///
/// Matrices and constants are those of CSS Color 4, §10 “Predefined color spaces” and §18 “Sample code for
/// color conversions”, where they are exact fractions derived from the chromaticities of the primaries and the white
/// point by Bruce Lindbloom's method (brucelindbloom.com, “RGB/XYZ Matrices”).
enum ColorSpace: String, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case displayP3Linear = "display-p3-linear"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyz
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
    case lab
    case oklab

    /// Whether `color()` accepts its name; `lab` and `oklab` have functions of their own.
    var isPredefined: Bool { self != .lab && self != .oklab }

    /// Converts channels of this space to gamma-encoded sRGB without clipping them to its gamut.
    func sRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb: c
        case .srgbLinear: c.map(SRGB.encoded)
        default: (Matrix3.linearSRGBFromXYZ * xyzD65(c)).map(SRGB.encoded)
        }
    }

    private func xyzD65(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb: .linearSRGB * c.map(SRGB.linear)
        case .srgbLinear: .linearSRGB * c
        case .displayP3: .linearDisplayP3 * c.map(SRGB.linear)
        case .displayP3Linear: .linearDisplayP3 * c
        case .a98RGB: .linearA98 * c.map { signedPower($0, 563.0 / 256) }
        case .prophotoRGB: .d65FromD50 * (.linearProPhoto * c.map(linearProPhoto))
        // Display-referred: ITU-R BT.1886 without black lift (CSS Working Group resolution of 2025-08-19).
        case .rec2020: .linearRec2020 * c.map { signedPower($0, 2.4) }
        case .xyz, .xyzD65: c
        case .xyzD50: .d65FromD50 * c
        case .lab: .d65FromD50 * tristimulus(lab: c)
        case .oklab: .xyzFromCone * (.coneFromOklab * c).map { $0 * $0 * $0 }
        }
    }
}

extension Color {
    init(_ channels: SIMD3<Double>, in space: ColorSpace, alpha: Double) {
        self.init(clipping: space.sRGB(channels), alpha: alpha)
    }

    /// Creates a colour from sRGB channels, each clipped to 0…1.
    init(clipping rgb: SIMD3<Double>, alpha: Double) {
        let inGamut = rgb.clamped(lowerBound: .zero, upperBound: .one)
        self.init(red: inGamut.x, green: inGamut.y, blue: inGamut.z, alpha: alpha)
    }
}

/// Converts HSL to sRGB: each channel is a trapezoid function of the hue, a third of a turn apart (CSS Color 4 §7.1).
func sRGB(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let amplitude = saturation * min(lightness, 1 - lightness)
    return SIMD3<Double>(0, 8, 4).map { offset in
        let sector = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        let k = sector < 0 ? sector + 12 : sector
        return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
}

/// Converts lightness, chroma and hue in degrees to lightness and two axes.
func axes(lightness: Double, chroma: Double, hue: Double) -> SIMD3<Double> {
    let radians = hue * .pi / 180
    return SIMD3(lightness, chroma * cos(radians), chroma * sin(radians))
}

// MARK: Transfer functions, reflected about zero as CSS Color 4 §10 requires

private func signedPower(_ x: Double, _ exponent: Double) -> Double { copysign(pow(abs(x), exponent), x) }

extension Color {
    /// The relative luminance, 0…1, of the colour treated as opaque (WCAG 2.2, "relative luminance").
    package var luminance: Double {
        let linear = SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one).map(SRGB.linear)
        return (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }

    /// The lightness, green to red and blue to yellow in Oklab, of the colour treated as opaque.
    var oklab: SIMD3<Double> {
        let cone = Matrix3.coneFromXYZ * (.linearSRGB * SIMD3(red, green, blue).map(SRGB.linear))
        return .oklabFromCone * cone.map { cbrt($0) }
    }
}

private func linearProPhoto(_ x: Double) -> Double { abs(x) <= 16.0 / 512 ? x / 16 : signedPower(x, 1.8) }

/// Converts CIE Lab to XYZ under D50, whose chromaticity is (0.3457, 0.3585).
///
/// κ = 24389/27 and ε = 216/24389 are the exact forms of the rounded constants in CIE 15.
private func tristimulus(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (κ, ε) = (24389.0 / 27, 216.0 / 24389)
    let fy = (lab.x + 16) / 116
    let f = SIMD3(fy + lab.y / 500, fy, fy - lab.z / 200)
    let relative = f.map { $0 * $0 * $0 > ε ? $0 * $0 * $0 : (116 * $0 - 16) / κ }
    return relative * SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}

// MARK: Matrices

/// A 3 × 3 matrix, given by its rows and applied to a column vector.
private struct Matrix3: Sendable {
    let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = (a, b, c) }

    static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((m.rows.0 * v).sum(), (m.rows.1 * v).sum(), (m.rows.2 * v).sum())
    }

    static let linearSRGBFromXYZ = Matrix3(
        [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
        [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
        [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])

    /// The matrices from linear light of each RGB space to XYZ under D65, or under D50 for ProPhoto.
    static let linearSRGB = Matrix3(
        [506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218],
        [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
        [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270])
    static let linearDisplayP3 = Matrix3(
        [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160],
        [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
        [0, 32229.0 / 714400, 5220557.0 / 5000800])
    static let linearA98 = Matrix3(
        [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567],
        [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
        [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835])
    static let linearProPhoto = Matrix3(
        [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
        [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
        [0, 0, 0.82510460251046020])
    static let linearRec2020 = Matrix3(
        [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
        [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157],
        [0, 19567812.0 / 697040785, 295819943.0 / 278816314])

    /// The Bradford adaptation of the white point.
    static let d65FromD50 = Matrix3(
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124])

    /// The matrices of Björn Ottosson, “A perceptual color space for image processing” (2020), recomputed by the
    /// CSS specification for the D65 of sRGB.
    static let coneFromOklab = Matrix3(
        [1, 0.3963377773761749, 0.2158037573099136],
        [1, -0.1055613458156586, -0.0638541728258133],
        [1, -0.0894841775298119, -1.2914855480194092])
    static let coneFromXYZ = Matrix3(
        [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
        [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
        [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
    static let oklabFromCone = Matrix3(
        [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
        [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
        [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
    static let xyzFromCone = Matrix3(
        [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
        [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
        [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])
}

extension SIMD3<Double> {
    fileprivate func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
        SIMD3(transform(x), transform(y), transform(z))
    }
}
