internal import CLibrary

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
        let colors = colors.colors
        if colors.grow {
            self.init(IndexedRows(width: width, runs: runs, rowEnds: rowEnds), height: height, colors: colors)
        } else {
            let numbers = IndexedRows(width: width, runs: runs, rowEnds: rowEnds).numbers
            self.init(width: width, height: height, numbers: numbers, differingOf: colors)
        }
    }

    /// Creates an image from `width × height` numbers, each that of a colour.
    package init(width: Int, height: Int, numbers: [UInt8], colors: Pixmap) {
        self.init(width: width, height: height, numbers: numbers, differingOf: colors.colors)
    }

    private init(width: Int, height: Int, numbers: [UInt8], differingOf colors: [RGBA8]) {
        let table = colors.grow ? Array(0...255) : colors.firstNumbers
        self.init(IndexedRows(numbers, width: width, height: height, as: table), height: height, colors: colors)
    }

    private init(_ rows: IndexedRows, height: Int, colors: [RGBA8]) {
        (width, runs, rowEnds) = (rows.width, rows.runs, rows.rowEnds)
        (self.height, self.colors) = (height, colors)
    }

    /// The same picture with its colours in the pixels.
    package var pixmap: Pixmap {
        // As many as there are numbers, so that none needs a check.
        let bits = (0..<256).map { $0 < colors.count ? colors[$0].bits.littleEndian : 0 }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                var place = 0
                IndexedRows(width: width, runs: runs, rowEnds: rowEnds).eachRow { row in
                    let start = place
                    for run in row {
                        let (bits, end) = (bits[Int(run & 0xFF)], start + Int(run >> 8))
                        while place < end {
                            pixels[place] = bits
                            place &+= 1
                        }
                    }
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
    /// Whether each is more opaque than the one before, so that no two are equal.
    fileprivate var grow: Bool { indices.dropFirst().allSatisfy { self[$0 - 1].alpha < self[$0].alpha } }

    /// For each of 256 numbers that of the first colour that equals its own.
    fileprivate var firstNumbers: [UInt8] {
        var set = ColorSet()
        let places = map { Int(set.insert($0)) }
        let first = set.colors.map { UInt8(truncatingIfNeeded: firstIndex(of: $0) ?? 0) }
        return (0..<256).map { $0 < places.count ? first[places[$0]] : 0 }
    }
}

/// Rows of numbers of colours in runs.
private struct IndexedRows {
    let width: Int
    private(set) var runs: [UInt32]
    private(set) var rowEnds: [Int]

    init(width: Int, runs: [UInt32], rowEnds: [Int]) { (self.width, self.runs, self.rowEnds) = (width, runs, rowEnds) }

    /// Finds the runs of numbers that are equal in a table.
    init(_ numbers: [UInt8], width: Int, height: Int, as table: [UInt8]) {
        self.init(width: width, runs: [], rowEnds: [])
        rowEnds.reserveCapacity(height)
        numbers.withUnsafeBytes { numbers in
            guard let start = numbers.baseAddress else { return }
            table.withUnsafeBufferPointer { table in
                for y in 0..<height {
                    let row = start + y &* width
                    if y == 0 || memcmp(row, row - width, width) != 0 { append(row, table) }
                    rowEnds.append(runs.count)
                }
            }
        }
    }

    /// Appends the runs of a row, unless they are those of the row above.
    private mutating func append(_ row: UnsafeRawPointer, _ table: UnsafeBufferPointer<UInt8>) {
        let start = runs.count
        var column = 0
        eachRunEnd(row, count: width, pixelStride: 1) { end in
            let number = table[Int((row + column).load(as: UInt8.self))]
            let run = UInt32(truncatingIfNeeded: end) << 8 | UInt32(number)
            if runs.count > start, UInt8(truncatingIfNeeded: runs[runs.count - 1]) == number {
                runs[runs.count - 1] = run
            } else {
                runs.append(run)
            }
            column = end
        }
        if runs[start...].elementsEqual(runs[lastStart..<start]) {
            runs.removeLast(runs.count - start)
        } else {
            lastStart = start
        }
    }

    /// Where the runs begin of the last row that has some.
    private var lastStart = 0

    var numbers: [UInt8] {
        var numbers: [UInt8] = []
        numbers.reserveCapacity(width * rowEnds.count)
        eachRow { row in
            var column = 0
            for run in row {
                let end = Int(run >> 8)
                numbers.append(contentsOf: repeatElement(UInt8(truncatingIfNeeded: run), count: end - column))
                column = end
            }
        }
        return numbers
    }

    func eachRow(_ body: (ArraySlice<UInt32>) -> Void) {
        var (row, start) = (runs[..<0], 0)
        for end in rowEnds {
            if end > start { row = runs[start..<end] }
            body(row)
            start = end
        }
    }
}
