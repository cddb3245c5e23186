import TestSupport
import Testing
@testable import SymbolImaging

@Suite("Packing a sheet")
struct SheetPackingTests {
    private let packer = RectanglePacker(padding: 2, largestSide: 4096)

    @Test("Rectangles lie on the sheet, in the order and with the sizes requested")
    func bounds() throws {
        let sizes = randomSizes(500)
        let packing = try #require(packer.pack(sizes))
        #expect(packing.rectangles.map(\.width) == sizes.map(\.width))
        #expect(packing.rectangles.map(\.height) == sizes.map(\.height))
        #expect(packing.rectangles.allSatisfy { $0.x >= 0 && $0.y >= 0 })
        #expect(packing.rectangles.map { $0.x + $0.width }.max() == packing.width)
        #expect(packing.rectangles.map { $0.y + $0.height }.max() == packing.height)
    }

    @Test("Any two rectangles are at least the padding apart")
    func padding() throws {
        let rectangles = try #require(packer.pack(randomSizes(500))).rectangles
        #expect(isApart(rectangles, by: 2))
    }

    @Test("Padded rectangles fill at least 85 per cent of the sheet", arguments: [UInt64(1), 2, 3, 4])
    func efficiency(seed: UInt64) throws {
        let sizes = randomSizes(500, seed: seed)
        let packing = try #require(packer.pack(sizes))
        let padded = sizes.reduce(0) { $0 + ($1.width + 2) * ($1.height + 2) }
        #expect(Double(padded) / Double((packing.width + 2) * (packing.height + 2)) >= 0.85)
    }

    @Test("A sheet of many small rectangles has an aspect ratio of at most 3:2")
    func squareness() throws {
        let packing = try #require(packer.pack(randomSizes(500)))
        #expect(Double(max(packing.width, packing.height)) <= 1.5 * Double(min(packing.width, packing.height)))
    }

    @Test("The order of sizes decides only which of several equal rectangles lies where")
    func order() throws {
        let sizes = randomSizes(200)
        let packing = try #require(packer.pack(sizes))
        let reversed = try #require(packer.pack(sizes.reversed()))
        #expect((packing.width, packing.height) == (reversed.width, reversed.height))
        #expect(Set(packing.rectangles) == Set(reversed.rectangles))
    }

    /// 16 × 24 + 15 × 1.
    @Test("256 equal squares make 16 rows of 16")
    func grid() {
        let packing = RectanglePacker(padding: 1, largestSide: 1024).pack(Array(repeating: (24, 24), count: 256))
        #expect(packing?.width == 399)
        #expect(packing?.height == 399)
    }

    @Test("A single rectangle fills its sheet")
    func single() {
        let packing = packer.pack([(7, 5)])
        let rectangle = PixelRectangle(x: 0, y: 0, width: 7, height: 5)
        #expect(packing == RectanglePacking(rectangles: [rectangle], width: 7, height: 5))
    }

    /// The bar determines the height of a hundred rows, and the others need only a column.
    @Test("A tall rectangle does not make the sheet wide")
    func tallPiece() {
        let packing = RectanglePacker(padding: 0, largestSide: 1024).pack(
            [(10, 100)] + Array(repeating: (10, 10), count: 10))
        #expect(packing?.width == 20)
        #expect(packing?.height == 100)
    }

    @Test("Rectangles that exactly fill the largest sheet fit")
    func exactFit() {
        #expect(RectanglePacker(padding: 2, largestSide: 22).pack(Array(repeating: (10, 10), count: 4))?.width == 22)
    }

    @Test(
        "Rectangles that do not fit give nil",
        arguments: [
            [(width: 23, height: 1)], [(width: 1, height: 23)], Array(repeating: (width: 10, height: 10), count: 5),
            [(width: Int.max, height: Int.max)], [(width: 0, height: 1)], [(width: 1, height: -1)]
        ])
    func overflow(sizes: [(width: Int, height: Int)]) {
        #expect(RectanglePacker(padding: 2, largestSide: 22).pack(sizes) == nil)
    }

    @Test("No rectangles give an empty sheet")
    func empty() {
        #expect(packer.pack([]) == RectanglePacking(rectangles: [], width: 0, height: 0))
    }

    @Test("An integer display scale multiplies every number")
    func doubled() {
        let rectangle = PixelRectangle(x: 3, y: 0, width: 5, height: 7)
        let packing = RectanglePacking(rectangles: [rectangle], width: 8, height: 7)
        #expect(
            packing.scaled(by: 2)
                == RectanglePacking(
                    rectangles: [PixelRectangle(x: 6, y: 0, width: 10, height: 14)], width: 16, height: 14))
    }

    @Test("At a fractional display scale, origins are rounded down and sizes up")
    func half() {
        let packing = RectanglePacking(
            rectangles: [PixelRectangle(x: 3, y: 5, width: 5, height: 7)], width: 9, height: 13)
        let scaled = PixelRectangle(x: 4, y: 7, width: 8, height: 11)
        #expect(packing.scaled(by: 1.5) == RectanglePacking(rectangles: [scaled], width: 14, height: 20))
    }

    @Test("At a scale of one and a half, rectangles a point apart stay on the sheet and apart")
    func fractionalScale() throws {
        let packing = try #require(RectanglePacker(padding: 1, largestSide: 4096).pack(randomSizes(200))).scaled(
            by: 1.5)
        #expect(isApart(packing.rectangles, by: 0))
        #expect(
            packing.rectangles.allSatisfy { $0.x + $0.width <= packing.width && $0.y + $0.height <= packing.height })
    }

    private func randomSizes(_ count: Int, seed: UInt64 = 7) -> [(width: Int, height: Int)] {
        var generator = SplitMix64(seed: seed)
        return (0..<count).map { _ in (.random(in: 8...64, using: &generator), .random(in: 8...64, using: &generator)) }
    }

    private func isApart(_ rectangles: [PixelRectangle], by padding: Int) -> Bool {
        rectangles.indices.allSatisfy { first in
            rectangles[(first + 1)...].allSatisfy { other in
                let one = rectangles[first]
                return one.x + one.width + padding <= other.x || other.x + other.width + padding <= one.x
                    || one.y + one.height + padding <= other.y || other.y + other.height + padding <= one.y
            }
        }
    }
}
