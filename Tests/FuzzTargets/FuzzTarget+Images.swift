internal import SymbolImaging

extension FuzzTarget {
    static func png(_ bytes: [UInt8]) {
        guard let pixmap = try? PNGDecoder().decode(bytes) else { return }
        check(pixmap, isContainedIn: try? PNGEncoder().encode(pixmap))
    }

    /// Encodes frames: the first two bytes are the size, the others are the pixels of one frame after another.
    static func animation(_ bytes: [UInt8]) {
        guard bytes.count > 2 else { return }
        let (width, height) = (Int(bytes[0]) % 24 + 1, Int(bytes[1]) % 24 + 1)
        let frames = pictures(width, height, Array(bytes.dropFirst(2)))
        let duration = FrameDuration(numerator: 1, denominator: 25)
        guard let apng = try? APNGEncoder(width: width, height: height),
            let gif = try? GIFEncoder(width: width, height: height),
            let webp = try? WebPEncoder(width: width, height: height)
        else { preconditionFailure("no encoder for \(width) × \(height)") }
        for frame in frames { check(frame, isContainedIn: try? PNGEncoder().encode(frame)) }
        // A reader without support for animations sees the first frame of an APNG.
        check(frames[0], isContainedIn: encode(frames, duration, with: apng))
        precondition(encode(frames, duration, with: gif) != nil, "no GIF")
        precondition(encode(frames, duration, with: webp) != nil, "no WebP")
    }

    private static func encode(
        _ frames: [Pixmap], _ duration: FrameDuration, with encoder: some AnimationEncoder
    ) -> [UInt8]? {
        var encoder = encoder
        for frame in frames where (try? encoder.append(frame, for: duration)) == nil { return nil }
        return try? encoder.finish()
    }

    private static func check(_ pixmap: Pixmap, isContainedIn file: [UInt8]?) {
        precondition(file.flatMap { try? PNGDecoder().decode($0) } == pixmap, "the file contains another picture")
    }

    /// Returns at most eight pictures; no colour component exceeds its alpha.
    private static func pictures(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> [Pixmap] {
        let size = width * height * 4
        let count = min(8, max(1, bytes.count / size))
        return (0..<count).map { number in
            var pixels = (0..<size).map { number * size + $0 < bytes.count ? bytes[number * size + $0] : 0 }
            for index in pixels.indices { pixels[index] = min(pixels[index], pixels[index | 3]) }
            return Pixmap(width: width, height: height, bytes: pixels)
        }
    }
}
