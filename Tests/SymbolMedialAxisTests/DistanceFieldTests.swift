@testable import SymbolMedialAxis
import TestSupport
import Testing

@Suite struct DistanceFieldTests {
    @Test("Every filled cell refers to an empty one than which none is nearer", arguments: 1...8 as ClosedRange<UInt64>)
    func nearest(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let (width, height) = (9 + Int(seed), 23 - Int(seed))
        // From almost nothing filled to almost everything, with empty borders.
        let isFilled = (0..<(width * height)).map { index in
            let (x, y) = (index % width, index / width)
            return x > 0 && y > 0 && x < width - 1 && y < height - 1
                && UInt64.random(in: 0..<9, using: &generator) <= seed
        }
        let field = DistanceField(isFilled, width: width, height: height)
        func square(_ a: Int, _ b: Int) -> Int {
            let (x, y) = (a % width - b % width, a / width - b / width)
            return x * x + y * y
        }
        for index in isFilled.indices {
            let least = isFilled.indices.filter { !isFilled[$0] }.map { square(index, $0) }.min()
            #expect(field.squares[index] == least)
            #expect(!isFilled[field.nearest[index]] && square(index, field.nearest[index]) == least)
        }
    }
}
