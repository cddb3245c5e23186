import Testing

@testable import SymbolImaging

/// Filter types: 1 sub, 2 up, 4 Paeth.
@Suite("Row filters") struct RowFilterTests {
    @Test("A row equal to the one above becomes zeros with the up filter")
    func up() {
        #expect(filtered([0, 9, 200, 3, 0, 9, 200, 3], rowStride: 4, pixelStride: 1)[4...] == [2, 0, 0, 0])
    }

    @Test("A linear ramp becomes its steps with the sub filter, one pixel apart")
    func sub() {
        // Two bytes a pixel, stepping by 2 and by −3 (253).
        #expect(filtered([0, 100, 50, 102, 47, 104, 44], rowStride: 7, pixelStride: 2) == [1, 100, 50, 2, 253, 2, 253])
    }

    @Test("Paeth predicts a row that follows its left neighbour and the row above in turn")
    func paeth() {
        // left + above − corner is 0, which both are; 80, the left one; 170, nearest to 90 above; 0, the one above.
        let rows: [UInt8] = [0, 0, 0, 90, 0, 0, 80, 80, 90, 0]
        #expect(filtered(rows, rowStride: 5, pixelStride: 1)[5...] == [4, 80, 0, 0, 0])
    }

    private func filtered(_ rows: [UInt8], rowStride: Int, pixelStride: Int) -> [UInt8] {
        var rows = rows
        rows.withUnsafeMutableBufferPointer { RowFilter.apply(to: $0, rowStride: rowStride, pixelStride: pixelStride) }
        return rows
    }
}
