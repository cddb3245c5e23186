import Testing

@testable import SymbolImaging

/// Filter types: 1 sub, 2 up, 4 Paeth.
@Suite("Row filters") struct RowFilterTests {
    @Test("A row like the one above becomes zeros by up")
    func up() {
        #expect(filtered([0, 9, 200, 3, 0, 9, 200, 3], rowStride: 4, pixelStride: 1)[4...] == [2, 0, 0, 0])
    }

    @Test("A steady slope becomes its steps by sub, a pixel apart")
    func sub() {
        // Two bytes a pixel, stepping by 2 and by −3 (253).
        #expect(filtered([0, 100, 50, 102, 47, 104, 44], rowStride: 7, pixelStride: 2) == [1, 100, 50, 2, 253, 2, 253])
    }

    @Test("Where a row follows now its left, now the one above, Paeth finds which")
    func paeth() {
        // By left + above − corner: 0, which both are; 80, the left one; 170, nearest to 90 above; 0, the one above.
        let rows: [UInt8] = [0, 0, 0, 90, 0, 0, 80, 80, 90, 0]
        #expect(filtered(rows, rowStride: 5, pixelStride: 1)[5...] == [4, 80, 0, 0, 0])
    }

    private func filtered(_ rows: [UInt8], rowStride: Int, pixelStride: Int) -> [UInt8] {
        var rows = rows
        rows.withUnsafeMutableBufferPointer { RowFilter.apply(to: $0, rowStride: rowStride, pixelStride: pixelStride) }
        return rows
    }
}
