internal import SymbolImaging
internal import SymbolText

/// A test of the comparator with pictures whose results are known, made before it is trusted with others.
///
/// A comparator that notices nothing passes everything, so no golden test would reveal it. For each mode, this compares
/// a disc with a ring of one pixel and a dot, which are computed here, with the smallest changes that the mode promises
/// to detect.
package enum ComparatorSelfTest {
    /// A comparison with the wrong result.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// A difference was not detected.
        case missed(String)
        /// A picture was rejected in comparison with itself.
        case rejectedItself(String)

        /// A description in one line.
        package var description: String {
            switch self {
            case .missed(let change): "the image comparator failed to detect \(change)"
            case .rejectedItself(let mode): "the image comparator, \(mode), rejects a picture equal to the expected one"
            }
        }
    }

    /// Runs the test once per process, since its result never changes.
    package static func run() throws(Failure) { try outcome.get() }

    private static let outcome = Result { () throws(Failure) in
        try run { PixmapComparison(expected: $0, actual: $1, tolerance: $2).passes }
    }

    /// Runs the test on a comparator, which takes the expected picture, the actual picture and the tolerance.
    static func run(_ passes: (Pixmap, Pixmap, PixmapTolerance) -> Bool) throws(Failure) {
        let sample = ProofPicture()
        for (mode, tolerance) in modes {
            if !passes(sample.pixmap, sample.pixmap, tolerance) { throw .rejectedItself(mode) }
            for (change, changed) in changes(of: sample) where passes(sample.pixmap, changed, tolerance) {
                throw .missed("\(change), \(mode)")
            }
        }
    }

    private static let modes: [(String, PixmapTolerance)] = [
        ("exact", .exact),
        ("fuzzy", .fuzzy(PixelFuzz(difference: 0...0, pixels: 0...2))),
        ("with the tolerance for flattening", .antialiasing(.flattening)),
        ("with the tolerance for sampling", .antialiasing(.sampling))
    ]

    private static func changes(of sample: ProofPicture) -> [(String, Pixmap)] {
        [
            ("a lost drawing", Pixmap(width: ProofPicture.size, height: ProofPicture.size)),
            ("a lost ring", sample.changed { $0.ringCoverage = 0 }.pixmap),
            ("a lost dot", sample.changed { $0.dotRadius = 0 }.pixmap),
            ("a shift by half a pixel", sample.changed { $0.x += 0.5 }.pixmap),
            ("a heavier disc", sample.changed { $0.discRadius += 0.5 }.pixmap),
            ("a colour that is one level off", sample.changed { $0.red += 1 }.pixmap)
        ]
    }
}

/// A disc in a ring, with a dot beside them.
private struct ProofPicture {
    static let size = 24

    var x = 10.3
    var discRadius = 5.0
    var ringCoverage = 1.0
    var dotRadius = 1.6
    var red: UInt8 = 200

    func changed(_ change: (inout ProofPicture) -> Void) -> ProofPicture {
        var copy = self
        change(&copy)
        return copy
    }

    var pixmap: Pixmap {
        var pixmap = Pixmap(width: Self.size, height: Self.size)
        for row in 0..<Self.size {
            for column in 0..<Self.size {
                let (px, py) = (Double(column) + 0.5, Double(row) + 0.5)
                let distance = length(px - x, py - 10)
                // The ring extends half a pixel to either side of its centre line of radius 8.
                let ring = disc(8.5, distance) - disc(7.5, distance)
                let dot = disc(dotRadius, length(px - 20.4, py - 20.2))
                let coverage = min(disc(discRadius, distance) + ring * ringCoverage + dot, 1)
                let offset = (row * Self.size + column) * 4
                pixmap.bytes[offset] = UInt8(clamping: (coverage * Double(red)).rounded())
                pixmap.bytes[offset + 3] = UInt8(clamping: (coverage * 255).rounded())
            }
        }
        return pixmap
    }

    private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    /// The coverage by a disc, which falls from one to zero over the pixel around its edge.
    private func disc(_ radius: Double, _ distance: Double) -> Double {
        radius > 0 ? min(max(radius - distance + 0.5, 0), 1) : 0
    }
}
