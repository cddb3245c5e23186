@testable import SymbolImaging
import TestSupport
import Testing

@Suite struct IndexedPixmapTests {
    /// A row of a colour for each alpha, and pictures of runs of their numbers.
    private func picture(
        colors: (UInt8) -> RGBA8, width: Int, height: Int, using generator: inout SplitMix64
    ) -> (IndexedPixmap, Pixmap) {
        var row = Pixmap(width: 256, height: 1)
        for number in UInt8.min...UInt8.max {
            let color = colors(number)
            for (index, channel) in [color.red, color.green, color.blue, color.alpha].enumerated() {
                row.bytes[4 * Int(number) + index] = channel
            }
        }
        var numbers: [UInt8] = []
        while numbers.count < width * height {
            // Half of the time, repeat the row above.
            let above = numbers.count >= width && Bool.random(using: &generator)
            let run = above ? Array(numbers[(numbers.count - width)...]) : [.random(in: 0...255, using: &generator)]
            numbers += [[UInt8]](repeating: run, count: Int.random(in: 1...9, using: &generator)).joined()
        }
        numbers.removeLast(numbers.count - width * height)
        let pixels = Pixmap(
            width: width, height: height, bytes: numbers.flatMap { row.bytes[4 * Int($0)..<4 * Int($0) + 4] })
        let (runs, rowEnds) = runs(of: numbers, width: width)
        return (IndexedPixmap(width: width, height: height, runs: runs, rowEnds: rowEnds, colors: row), pixels)
    }

    /// Returns the runs of numbers, where a row equal to the one above has none.
    private func runs(of numbers: [UInt8], width: Int) -> ([UInt32], [Int]) {
        var (runs, rowEnds): ([UInt32], [Int]) = ([], [])
        for start in stride(from: 0, to: numbers.count, by: width) {
            let row = numbers[start..<start + width]
            if start == 0 || !row.elementsEqual(numbers[start - width..<start]) {
                for index in row.indices where index == row.endIndex - 1 || numbers[index + 1] != numbers[index] {
                    runs.append(UInt32(index + 1 - start) << 8 | UInt32(numbers[index]))
                }
            }
            rowEnds.append(runs.count)
        }
        return (runs, rowEnds)
    }

    @Test(
        "An indexed picture gives the same file as its pixels",
        arguments: [
            { RGBA8(red: 0, green: 0, blue: 0, alpha: $0) }, { RGBA8(red: $0, green: 0, blue: 0, alpha: $0) },
            // Some colours have several numbers, adjacent and apart.
            { RGBA8(red: 0, green: $0 / 3, blue: 0, alpha: $0 / 3) },
            { RGBA8(red: $0 % 7, green: 9, blue: 9, alpha: 255) }
        ] as [@Sendable (UInt8) -> RGBA8])
    func sameFile(colors: @Sendable (UInt8) -> RGBA8) throws {
        var generator = SplitMix64(seed: 1)
        for (width, height) in [(1, 1), (1, 40), (7, 5), (64, 64), (300, 20)] {
            let (indexed, pixels) = picture(colors: colors, width: width, height: height, using: &generator)
            #expect(indexed.pixmap == pixels)
            for encoder in [PNGEncoder(), PNGEncoder(compression: .small)] {
                #expect(try encoder.encode(.indexed(indexed)) == encoder.encode(pixels), "\(width) × \(height)")
            }
        }
    }

    @Test(
        "Shades of one colour give the same file as their pixels, however faint all of them are",
        arguments: [RGBA8(bits: 0xFF00_0000), RGBA8(bits: 0xFFFF_FFFF), RGBA8(bits: 0xFF00_FFFF)], [0, 1, 7, 255])
    func shades(color: RGBA8, greatest: UInt8) throws {
        var generator = SplitMix64(seed: UInt64(greatest))
        let numbers = (0..<400).map { _ in UInt8.random(in: 0...greatest, using: &generator) }
        let (runs, rowEnds) = runs(of: numbers, width: 20)
        let shades = IndexedPixmap(width: 20, height: 20, runs: runs, rowEnds: rowEnds, alphasOf: color)
        let pixels = Pixmap(width: 20, height: 20) { x, y in
            let shade = color.withAlpha(numbers[y * 20 + x]).premultiplied
            return [shade.red, shade.green, shade.blue, shade.alpha]
        }
        #expect(try PNGEncoder().encode(.indexed(shades)) == PNGEncoder().encode(pixels))
    }

    /// Rows 1 2 2, 1 2 2 and 3 3 0, where 2 and 3 have the same colour, and so have 0 and 1.
    @Test("Runs of numbers give the picture of their colours, some of which may be equal")
    func runs() {
        let runs: [UInt32] = [0x101, 0x302, 0x203, 0x300]
        let (clear, red): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [255, 0, 0, 255])
        let colors = Pixmap(width: 4, height: 1, bytes: clear + clear + red + red)
        let picture = IndexedPixmap(width: 3, height: 3, runs: runs, rowEnds: [2, 2, 4], colors: colors)
        let rows = [clear, red, red, clear, red, red, red, red, clear]
        #expect(picture.pixmap == Pixmap(width: 3, height: 3, bytes: rows.flatMap { $0 }))
        #expect(PixelRuns(of: picture).runs.map(\.length) == [1, 2, 2, 1])
    }

    @Test("A picture without pixels is rejected")
    func empty() {
        let picture = IndexedPixmap(
            width: 0, height: 3, runs: [], rowEnds: [0, 0, 0], colors: Pixmap(width: 256, height: 1))
        #expect(throws: PNGEncodingError.self) { try PNGEncoder().encode(.indexed(picture)) }
    }

    @Test("A run ends at a pixel that differs anywhere in a word, in rows of any width")
    func runEnds() {
        var generator = SplitMix64(seed: 2)
        let black: (UInt8) -> RGBA8 = { RGBA8(red: 0, green: 0, blue: 0, alpha: $0) }
        for width in 1...80 {
            let (indexed, pixels) = picture(colors: black, width: width, height: 3, using: &generator)
            let rows = (0..<3).map { y in (0..<width).map { pixels.bytes[4 * (y * width + $0) + 3] } }
            for runs in [PixelRuns(of: indexed), PixelRuns(of: pixels)] {
                var y = 0
                runs.eachRow { row, isRepeated in
                    #expect(isRepeated == (y > 0 && rows[y] == rows[y - 1]))
                    #expect(row.flatMap { [UInt8](repeating: $0.color.alpha, count: $0.length) } == rows[y])
                    #expect(zip(row, row.dropFirst()).allSatisfy { $0.color != $1.color })
                    y += 1
                }
            }
        }
    }
}
