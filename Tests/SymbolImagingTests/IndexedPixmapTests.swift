@testable import SymbolImaging
import TestSupport
import Testing

@Suite struct IndexedPixmapTests {
    /// A row of as many colours as there are alphas, and pictures of runs of their numbers.
    private func picture(
        colors: (UInt8) -> RGBA8, width: Int, height: Int, using generator: inout SplitMix64
    ) -> (IndexedPixmap, Pixmap) {
        var row = Pixmap(width: 256, height: 1)
        for number in UInt8.min...UInt8.max {
            let color = colors(number)
            for (place, channel) in [color.red, color.green, color.blue, color.alpha].enumerated() {
                row.bytes[4 * Int(number) + place] = channel
            }
        }
        var numbers: [UInt8] = []
        while numbers.count < width * height {
            // Half of the time what is above.
            let above = numbers.count >= width && Bool.random(using: &generator)
            let run = above ? Array(numbers[(numbers.count - width)...]) : [.random(in: 0...255, using: &generator)]
            numbers += [[UInt8]](repeating: run, count: Int.random(in: 1...9, using: &generator)).joined()
        }
        numbers.removeLast(numbers.count - width * height)
        let pixels = Pixmap(
            width: width, height: height, bytes: numbers.flatMap { row.bytes[4 * Int($0)..<4 * Int($0) + 4] })
        return (IndexedPixmap(width: width, height: height, numbers: numbers, colors: row), pixels)
    }

    @Test(
        "An indexed picture gives the file that its pixels give",
        arguments: [
            { RGBA8(red: 0, green: 0, blue: 0, alpha: $0) }, { RGBA8(red: $0, green: 0, blue: 0, alpha: $0) },
            // Colours that several numbers have, beside each other and apart.
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

    @Test("A picture without pixels is refused")
    func empty() {
        let picture = IndexedPixmap(width: 0, height: 3, numbers: [], colors: Pixmap(width: 256, height: 1))
        #expect(throws: PNGEncodingError.self) { try PNGEncoder().encode(.indexed(picture)) }
    }

    @Test("A run ends wherever in a word the next pixel differs, in rows of any width")
    func runEnds() {
        var generator = SplitMix64(seed: 2)
        let black: (UInt8) -> RGBA8 = { RGBA8(red: 0, green: 0, blue: 0, alpha: $0) }
        for width in 1...80 {
            let (indexed, pixels) = picture(colors: black, width: width, height: 3, using: &generator)
            let rows = (0..<3).map { Array(indexed.numbers[$0 * width..<($0 + 1) * width]) }
            for runs in [PixelRuns(of: indexed), PixelRuns(of: pixels)] {
                for y in 0..<3 where y == 0 || rows[y] != rows[y - 1] {
                    let found = runs.row(y).flatMap { [UInt8](repeating: $0.color.alpha, count: $0.length) }
                    #expect(found == rows[y])
                    #expect(zip(runs.row(y), runs.row(y).dropFirst()).allSatisfy { $0.color != $1.color })
                }
            }
        }
    }
}
