import CWebP
import CWebPDemux
import SymbolImaging

/// The frames of an animated WebP as libwebp's own animation decoder shows them.
struct WebPReader {
    struct Frame {
        /// The end of the frame in milliseconds since the beginning.
        let end: Int
        /// The whole canvas in straight colours.
        let canvas: [UInt8]
    }

    /// A frame as it is stored, and its duration in milliseconds.
    struct Rectangle: Hashable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let duration: Int
    }

    private(set) var frames: [Frame] = []
    private(set) var rectangles: [Rectangle] = []
    private(set) var loops = 0
    private(set) var xmp: String?

    enum Failure: Error { case decoder }

    init(_ file: [UInt8]) throws {
        try file.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            try decode(&data)
            readRectangles(&data)
        }
    }

    private mutating func decode(_ data: inout WebPData) throws {
        var options = WebPAnimDecoderOptions()
        WebPAnimDecoderOptionsInit(&options)
        options.color_mode = MODE_RGBA
        guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw Failure.decoder }
        defer { WebPAnimDecoderDelete(decoder) }
        var info = WebPAnimInfo()
        WebPAnimDecoderGetInfo(decoder, &info)
        loops = Int(info.loop_count)
        while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
            var pixels: UnsafeMutablePointer<UInt8>?
            var end: Int32 = 0
            guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0 else { throw Failure.decoder }
            let count = Int(info.canvas_width * info.canvas_height * 4)
            frames.append(Frame(end: Int(end), canvas: Array(UnsafeBufferPointer(start: pixels, count: count))))
        }
    }

    private mutating func readRectangles(_ data: inout WebPData) {
        guard let demuxer = WebPDemux(&data) else { return }
        defer { WebPDemuxDelete(demuxer) }
        var chunk = WebPChunkIterator()
        defer { WebPDemuxReleaseChunkIterator(&chunk) }
        if WebPDemuxGetChunk(demuxer, "XMP ", 1, &chunk) != 0 {
            xmp = String(
                decoding: UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size), as: UTF8.self)
        }
        var iterator = WebPIterator()
        defer { WebPDemuxReleaseIterator(&iterator) }
        var found = WebPDemuxGetFrame(demuxer, 1, &iterator)
        while found != 0 {
            rectangles.append(
                Rectangle(
                    x: Int(iterator.x_offset), y: Int(iterator.y_offset), width: Int(iterator.width),
                    height: Int(iterator.height), duration: Int(iterator.duration)))
            found = WebPDemuxNextFrame(&iterator)
        }
    }
}
