internal import SymbolText

/// The one-dimensional dilation and erosion of a line of pixels; outside the line everything is transparent.
enum MorphologyKernel {
    /// Dilates a line, or erodes it if the radius is negative.
    static func apply(_ line: [SIMD4<Float>], radius: Double) -> [SIMD4<Float>] {
        let reach = Int(clamping: min(abs(radius).rounded(), Double(line.count)))
        guard reach > 0 else { return line }
        let grows = radius > 0
        func better(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
            grows ? pointwiseMax(a, b) : pointwiseMin(a, b)
        }
        let padding = [SIMD4<Float>](repeating: .zero, count: reach)
        let padded = padding + line + padding
        // Within blocks as long as the window, the best from the block's start and to its end (van Herk): a window
        // consists of the end of one block and the start of the next.
        let size = 2 * reach + 1
        var (fromStart, toEnd) = (padded, padded)
        for index in padded.indices where index % size != 0 {
            fromStart[index] = better(fromStart[index - 1], padded[index])
        }
        for index in padded.indices.dropLast().reversed() where (index + 1) % size != 0 {
            toEnd[index] = better(toEnd[index + 1], padded[index])
        }
        return line.indices.map { better(toEnd[$0], fromStart[$0 + size - 1]) }
    }
}
