/// An image in memory with at most 256 colours, stored as runs of equal pixels.
package struct IndexedPixmap: Sendable {
    package let width: Int
    package let height: Int
    /// The runs, each with the number of its colour in the lowest byte and the column where it ends above it.
    let runs: [UInt32]
    /// The index after the last run of each row; a row equal to the one above has no runs.
    let rowEnds: [Int]
    /// The premultiplied colours by number; those in use are all different.
    let colors: [RGBA8]
    /// The opaque colour whose alphas the numbers are, or nil if they number arbitrary colours.
    let opaqueColor: RGBA8?

    /// Creates an image from runs and a list of colours.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - runs: The runs, each with the number of its colour in the lowest byte and the column where it ends above it.
    ///     Neighbours in a row differ, and the last of a row ends at the width.
    ///   - rowEnds: The number of runs up to the end of each row; a row equal to the one above has no runs.
    ///   - colors: The colours, at most 256, in one row; of equal ones the first is used.
    package init(width: Int, height: Int, runs: [UInt32], rowEnds: [Int], colors: Pixmap) {
        (self.width, self.height, self.colors, opaqueColor) = (width, height, colors.colors, nil)
        let numbers = self.colors.firstNumbers
        let differ = self.colors.indices.allSatisfy { numbers[$0] == $0 }
        (self.runs, self.rowEnds) = differ ? (runs, rowEnds) : joined(runs, rowEnds, numbers)
    }

    /// Creates an image whose numbers are the alphas of one opaque colour, each channel of which is 0 or 255.
    package init(width: Int, height: Int, runs: [UInt32], rowEnds: [Int], alphasOf color: RGBA8) {
        (self.width, self.height, self.runs, self.rowEnds, opaqueColor) = (width, height, runs, rowEnds, color)
        colors = Array(upTo: 256) { colors in
            for alpha in colors.indices {
                let bits = UInt32(truncatingIfNeeded: alpha) &* 0x0101_0101 & color.bits
                colors.initializeElement(at: alpha, to: RGBA8(bits: bits))
            }
            return colors.count
        }
    }

    /// The same picture with a colour for every pixel.
    package var pixmap: Pixmap {
        // One for every possible number, so that no index needs to be checked.
        let bits = (0..<256).map { $0 < colors.count ? colors[$0].bits.littleEndian : 0 }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                var (position, row, first) = (0, runs[..<0], 0)
                for end in rowEnds {
                    let start = position
                    if end > first { row = runs[first..<end] }
                    for run in row {
                        let (bits, end) = (bits[Int(run & 0xFF)], start + Int(run >> 8))
                        while position < end {
                            pixels[position] = bits
                            position &+= 1
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
            (0..<bytes.count / 4).map { position in
                RGBA8(bits: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position * 4, as: UInt32.self)))
            }
        }
    }
}

extension [RGBA8] {
    /// The number of the first equal colour for each of 256 numbers.
    fileprivate var firstNumbers: [UInt8] { fades ? firstOfNeighbors : firstOfAll }

    /// Whether the colours are in order of opacity, with those of equal opacity being equal.
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
            let position = Int(set.insert(self[number]))
            if position == first.count { first.append(UInt8(truncatingIfNeeded: number)) }
            return first[position]
        }
    }
}

/// Returns the runs renumbered, with neighbours that have become equal joined, and without rows equal to those above.
private func joined(
    _ runs: [UInt32], _ rowEnds: [Int], _ numbers: [UInt8]
) -> (runs: [UInt32], rowEnds: [Int]) {
    var ends = rowEnds
    let joined = [UInt32](unsafeUninitializedCapacity: runs.count) { joined, count in
        var (last, first) = (0, 0)
        for (row, end) in rowEnds.enumerated() {
            let start = count
            for run in runs[first..<end] {
                let number = numbers[Int(run & 0xFF)]
                if count > start, UInt8(truncatingIfNeeded: joined[count &- 1]) == number { count &-= 1 }
                joined[count] = run & ~0xFF | UInt32(number)
                count &+= 1
            }
            if joined[start..<count].elementsEqual(joined[last..<start]) { count = start } else { last = start }
            (ends[row], first) = (count, end)
        }
    }
    return (joined, ends)
}
