/// An image in memory of at most 256 colours, in runs of equal pixels.
package struct IndexedPixmap: Sendable {
    package let width: Int
    package let height: Int
    /// Of each run the number of its colour in the lowest byte, and above it the column where the run ends.
    let runs: [UInt32]
    /// Where each row's runs end; a row equal to the one above has none.
    let rowEnds: [Int]
    /// The premultiplied colours by number; those in use all differ.
    let colors: [RGBA8]
    /// The opaque colour of which the numbers are the alphas; nil where they are not.
    let opaqueColor: RGBA8?

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - runs: Of each run the number of its colour in the lowest byte, and above it the column where the run ends;
    ///     neighbours in a row differ, and the last of a row ends at the width.
    ///   - rowEnds: How many runs there are up to the end of each row, of which one equal to the one above has none.
    ///   - colors: The colours, at most 256, in a row; of equal ones the first is used.
    package init(width: Int, height: Int, runs: [UInt32], rowEnds: [Int], colors: Pixmap) {
        (self.width, self.height, self.colors, opaqueColor) = (width, height, colors.colors, nil)
        let numbers = self.colors.firstNumbers
        let differ = self.colors.indices.allSatisfy { numbers[$0] == $0 }
        (self.runs, self.rowEnds) = differ ? (runs, rowEnds) : joined(runs, rowEnds, numbers)
    }

    /// Creates an image likewise whose numbers are the alphas of one opaque colour, each channel of which is 0 or 255.
    package init(width: Int, height: Int, runs: [UInt32], rowEnds: [Int], alphasOf color: RGBA8) {
        (self.width, self.height, self.runs, self.rowEnds, opaqueColor) = (width, height, runs, rowEnds, color)
        colors = [RGBA8](unsafeUninitializedCapacity: 256) { colors, count in
            for alpha in 0..<256 {
                let bits = UInt32(truncatingIfNeeded: alpha) &* 0x0101_0101 & color.bits
                colors.initializeElement(at: alpha, to: RGBA8(bits: bits))
            }
            count = 256
        }
    }

    /// The same picture with its colours in the pixels.
    package var pixmap: Pixmap {
        // As many as there are numbers, so that none needs a check.
        let bits = (0..<256).map { $0 < colors.count ? colors[$0].bits.littleEndian : 0 }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                var (place, row, first) = (0, runs[..<0], 0)
                for end in rowEnds {
                    let start = place
                    if end > first { row = runs[first..<end] }
                    for run in row {
                        let (bits, end) = (bits[Int(run & 0xFF)], start + Int(run >> 8))
                        while place < end {
                            pixels[place] = bits
                            place &+= 1
                        }
                    }
                    first = end
                }
            }
            count = width * height * 4
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}

extension Pixmap {
    fileprivate var colors: [RGBA8] {
        bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { place in
                RGBA8(bits: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)))
            }
        }
    }
}

extension [RGBA8] {
    /// For each of 256 numbers that of the first colour that equals its own.
    fileprivate var firstNumbers: [UInt8] { fades ? firstOfNeighbors : firstOfAll }

    /// Whether none is less opaque than the one before, and those that are as opaque are equal.
    private var fades: Bool {
        indices.dropFirst().allSatisfy { self[$0 - 1].alpha < self[$0].alpha || self[$0 - 1] == self[$0] }
    }

    private var firstOfNeighbors: [UInt8] {
        var (first, numbers): (UInt8, [UInt8]) = (0, [])
        numbers.reserveCapacity(256)
        for number in 0..<256 {
            if number < count, number == 0 || self[number] != self[number - 1] {
                first = UInt8(truncatingIfNeeded: number)
            }
            numbers.append(number < count ? first : 0)
        }
        return numbers
    }

    private var firstOfAll: [UInt8] {
        var (set, first): (ColorSet, [UInt8]) = (ColorSet(), [])
        return (0..<256).map { number in
            guard number < count else { return 0 }
            let place = Int(set.insert(self[number]))
            if place == first.count { first.append(UInt8(truncatingIfNeeded: number)) }
            return first[place]
        }
    }
}

/// Runs of other numbers, with neighbours joined that have come to be equal, and rows like those above left out.
private func joined(
    _ runs: [UInt32], _ rowEnds: [Int], _ numbers: [UInt8]
) -> (runs: [UInt32], rowEnds: [Int]) {
    var ends = rowEnds
    let made = [UInt32](unsafeUninitializedCapacity: runs.count) { made, count in
        var (last, first) = (0, 0)
        for (row, end) in rowEnds.enumerated() {
            let start = count
            for run in runs[first..<end] {
                let number = numbers[Int(run & 0xFF)]
                if count > start, UInt8(truncatingIfNeeded: made[count &- 1]) == number { count &-= 1 }
                made[count] = run & ~0xFF | UInt32(number)
                count &+= 1
            }
            if made[start..<count].elementsEqual(made[last..<start]) { count = start } else { last = start }
            (ends[row], first) = (count, end)
        }
    }
    return (made, ends)
}
