internal import Insignia
internal import InsigniaCommand

/// Draws symbols and caches the latest documents, animations and responses.
struct Artist: Sendable {
    private let files = BoundedCache<Response>(limit: 64 << 20)
    private let documents = BoundedCache<SymbolDocument>(limit: 512)
    private let sequences = BoundedCache<Motion>(limit: 12)
    private let renderer = SymbolRenderer()

    /// An animation whose frames are ready to be drawn.
    struct Motion: Sendable {
        var plan: AnimationPlan
        var frames: FrameSequence
        var request: AnimationRequest
    }

    /// Returns the cached response for a key, or makes it.
    func response(_ key: [String], _ make: () throws -> Response) rethrows -> Response {
        let key = Self.digest(key)
        if let known = files[key] { return known }
        let response = try make().tagged
        files.keep(response, for: key, size: response.bytes.count + 512)
        return response
    }

    private static func digest(_ key: [String]) -> String {
        var digest = ContentDigest()
        for text in key { digest.add(text) }
        return digest.text
    }

    func document(_ subject: Subject, _ options: RenderOptions) throws(FileError) -> SymbolDocument {
        let key = subject.fingerprint(options)
        if let known = documents[key] { return known }
        let document = try subject.document(options)
        documents.keep(document, for: key)
        return document
    }

    func picture(_ subject: Subject, _ request: StillRequest) throws -> [UInt8] {
        try Self.checkSize(request.output.options)
        let symbol = try document(subject, request.output.options).symbol
        return try naming(subject) {
            try request.output.file(of: symbol, renderer, PNGEncoder(compression: request.compression)).bytes
        }
    }

    /// Draws a picture in which all layers but one are faint.
    func highlight(_ index: Int, _ subject: Subject, _ request: StillRequest) throws -> [UInt8] {
        let options = request.output.options
        try Self.checkSize(options)
        let symbol = try document(subject, options).symbol
        return try naming(subject) {
            let count = try Scene(symbol, options).symbol.layers.count
            guard (0..<count).contains(index) else {
                throw Refusal(400, "there is no layer \(index); expected 0 to \(count - 1)")
            }
            var states = [LayerState](repeating: LayerState(paintOpacity: Self.faint), count: count)
            states[index] = .identity
            let still = try renderer.draw(symbol, options, states: states)
            return try PNGEncoder(compression: request.compression).encode(still.picture)
        }
    }

    private static let faint = 0.15

    func motion(
        _ subject: Subject, _ key: [String], _ request: AnimationRequest, load: (String) throws -> Symbol
    ) throws -> Motion {
        let key = Self.digest(key)
        if let known = sequences[key] { return known }
        try Self.checkSize(request.options)
        let symbol = try document(subject, request.options).symbol
        return try naming(subject) {
            let plan = try request.plan(symbol, load: load)
            let frames = try request.frames(of: plan)
            guard frames.count <= Self.frameLimit else {
                throw Refusal(
                    413, "the animation has \(frames.count) frames; expected at most \(Self.frameLimit)")
            }
            let motion = Motion(plan: plan, frames: frames, request: request)
            sequences.keep(motion, for: key)
            return motion
        }
    }

    /// The largest number of frames: five minutes at 60 frames per second.
    private static let frameLimit = 18_000

    /// Runs a closure and adds the name of the file to errors of drawing, as the command does.
    func naming<Result>(_ subject: Subject, _ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as RenderError {
            let fault = FileError(.format, path: subject.path, message: error.message, at: error.position)
            throw Refusal(400, "\(fault)")
        }
    }

    /// Refuses pictures that would take too much memory.
    private static func checkSize(_ options: RenderOptions) throws(Refusal) {
        let side: Double =
            switch options.size {
            case .pixels(let pixels): Double(pixels)
            case .points(let points): points
            case .fit(let width, let height): Double(max(width, height)) / options.displayScale
            case .natural: 0
            }
        guard side * options.displayScale <= sideLimit else {
            throw Refusal(413, "the picture is too large; expected at most \(Int(sideLimit)) pixels")
        }
    }

    /// The largest height of a picture, in pixels.
    private static let sideLimit = 4096.0
}
