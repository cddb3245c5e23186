import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import TestSupport
import Testing

/// Symbols drawn in lines of text.
@Suite struct LineOfTextTests {
    /// A black square as high as capitals, 70.459 hundredths of an em.
    private func square(_ options: RenderOptions) throws -> Rendering {
        try SymbolRenderer().render(
            try SymbolDocument(parsing: Array(template().utf8), name: "a").symbol, options: options)
    }

    @Test("A symbol is placed on the baseline after the text, which continues at its margin")
    func placement() throws {
        var options = RenderOptions()
        options.scale = .small
        options.size = .points(20)
        options.baseline = .pixelAligned
        let symbol = try square(options)
        var bytes = [UInt8](repeating: 0, count: 40 * 40 * 4)
        let end = try bytes.withUnsafeMutableBytes { memory in
            try PixelBuffer(memory, width: 40, height: 40, bytesPerRow: 160).draw(symbol, x: 10.4, baseline: 29.6)
        }
        #expect(abs(end - (10 + 0.2 * 70.459)) < 1e-6)
        func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * 40 + x) * 4 + 3] }
        #expect((alpha(9, 29), alpha(10, 29), alpha(10, 30)) == (0, 255, 0))
        // Its top edge lies 14.09 pixels above.
        #expect((alpha(12, 16), alpha(12, 14)) == (255, 0))
    }

    @Test("Positions that are not numbers draw nothing outside the buffer")
    func notNumbers() throws {
        let symbol = try square(RenderOptions())
        // The buffer is a single pixel in the middle of others.
        var bytes = [UInt8](repeating: 7, count: 4 * 101)
        try bytes.withUnsafeMutableBytes { memory in
            let pixel = UnsafeMutableRawBufferPointer(rebasing: memory[200..<204])
            let buffer = try PixelBuffer(pixel, width: 1, height: 1, bytesPerRow: 4)
            for number in [Double.nan, .infinity, -.infinity, 1e300] {
                buffer.draw(symbol, x: number, baseline: number)
            }
        }
        #expect(bytes[..<200].allSatisfy { $0 == 7 } && bytes[204...].allSatisfy { $0 == 7 })
    }
}
