internal import CWebP

/// libwebp's container for frames.
struct WebPAssembly: ~Copyable {
    private let mux: OpaquePointer

    init() throws(AnimationEncodingError) {
        guard let mux = WebPMuxNew() else { throw .library("libwebpmux", message: "out of memory") }
        self.mux = mux
    }

    deinit { WebPMuxDelete(mux) }

    func setCanvas(_ canvas: AnimationCanvas) throws(AnimationEncodingError) {
        // The background, for viewers without one of their own, is transparent.
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(canvas.loops))
        try check(WebPMuxSetCanvasSize(mux, Int32(canvas.width), Int32(canvas.height)))
        try check(WebPMuxSetAnimationParams(mux, &parameters))
    }

    /// Appends a frame.
    ///
    /// - Parameters:
    ///   - image: A WebP file of the part that replaces the canvas, or its bitstream alone.
    ///   - x: The left edge of the part in pixels, an even number.
    ///   - y: The top edge of the part in pixels, an even number.
    ///   - duration: The time for which the frame is shown, in milliseconds.
    /// - Throws: `AnimationEncodingError` if libwebp rejects the frame.
    func append(_ image: [UInt8], x: Int, y: Int, duration: Int) throws(AnimationEncodingError) {
        let status = image.withUnsafeBufferPointer { bytes in
            var frame = WebPMuxFrameInfo()
            frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            (frame.x_offset, frame.y_offset, frame.duration) = (Int32(x), Int32(y), Int32(duration))
            frame.id = WEBP_CHUNK_ANMF
            frame.dispose_method = WEBP_MUX_DISPOSE_NONE
            frame.blend_method = WEBP_MUX_NO_BLEND
            let copiesData: Int32 = 1
            return WebPMuxPushFrame(mux, &frame, copiesData)
        }
        try check(status)
    }

    /// Adds an XMP packet.
    func describe(_ packet: [UInt8]) throws(AnimationEncodingError) {
        let status = packet.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            let copiesData: Int32 = 1
            return WebPMuxSetChunk(mux, "XMP ", &data, copiesData)
        }
        try check(status)
    }

    /// Returns the complete file.
    func bytes() throws(AnimationEncodingError) -> [UInt8] {
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        try check(WebPMuxAssemble(mux, &data))
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private func check(_ status: WebPMuxError) throws(AnimationEncodingError) {
        guard status == WEBP_MUX_OK else { throw .library("libwebpmux", message: "error \(status.rawValue)") }
    }
}
