internal import CLibrary
internal import SymbolText

/// The one-dimensional blurs of a line of pixels; outside the line everything is transparent.
enum BlurKernel {
    /// Returns the weights of a Gaussian from its centre to three deviations; those of both sides together sum to 1.
    static func gaussian(_ deviation: Double) -> [Float] {
        let reach = Int(clamping: (3 * deviation).rounded(.up))
        let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    static func convolve(_ line: [SIMD4<Float>], _ weights: [Float]) -> [SIMD4<Float>] {
        let reach = weights.count - 1
        let padding = [SIMD4<Float>](repeating: .zero, count: reach)
        let padded = padding + line + padding
        return line.indices.map { index in
            var sum = line[index] * weights[0]
            for offset in 1..<weights.count {
                sum += padded[index + reach - offset] * weights[offset]
                sum += padded[index + reach + offset] * weights[offset]
            }
            return sum
        }
    }

    /// Returns the three boxes whose successive averages approximate a Gaussian (Filter Effects 1 §9.14), each as the
    /// number of pixels before and after its centre.
    static func boxes(_ deviation: Double) -> [(before: Int, after: Int)] {
        let size = Int(clamping: (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = size / 2
        return size % 2 == 1
            ? [(half, half), (half, half), (half, half)]
            : [(half, half - 1), (half - 1, half), (half, half)]
    }

    static func average(_ line: [SIMD4<Float>], _ box: (before: Int, after: Int)) -> [SIMD4<Float>] {
        let scale = 1 / Float(box.before + box.after + 1)
        // Sums of floats drift as pixels leave the running window, so they are kept in double precision.
        var sum = line.prefix(box.after).reduce(into: SIMD4<Double>()) { $0 += SIMD4($1) }
        return line.indices.map { index in
            if index + box.after < line.count { sum += SIMD4(line[index + box.after]) }
            if index - box.before > 0 { sum -= SIMD4(line[index - box.before - 1]) }
            return SIMD4<Float>(sum) * scale
        }
    }
}
