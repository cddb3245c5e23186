internal import Insignia
internal import InsigniaCommand

extension PreviewSite {
    /// A query for an animation, with its symbols.
    private struct MotionQuery {
        var subject: Subject
        /// The key of the animation in the cache.
        var key: [String]
        var request: AnimationRequest
        /// The symbols that may follow, by their paths.
        var others: [String: Subject]
    }

    private func motionQuery(_ query: Query) throws -> MotionQuery {
        var query = query
        let subject = try subject(&query)
        let other = query["to"] == nil ? nil : try self.subject(&query, "to")
        let script = try query.take("timeline").map { id throws(Refusal) in
            guard let script = drops.timeline(id) else { throw Refusal(404, "there is no timeline \"\(id)\"") }
            return script
        }
        var arguments = try Options.motion.arguments(query, subject.path)
        if let other { arguments.insert("--to=\(other.path)", at: 0) }
        if let script {
            guard other == nil, !query.items.contains(where: { $0.name == "effect" }) else {
                throw Refusal(
                    400, "a timeline sets effects and symbols itself and cannot be combined with to or effect")
            }
            arguments.insert("--timeline=\(script.id)", at: 0)
        }
        let request = try AnimationRequest(arguments, timeline: script?.file)
        // The sequence does not depend on the frame that is drawn, but a moment between frames may be part of it.
        var key = arguments.filter { !$0.hasPrefix("--frame=") } + [subject.fingerprint(request.options)]
        if let other { key.append(other.fingerprint(request.options)) }
        // The symbols that a timeline names may change at any time.
        if script != nil { key.append("\(library.revision)") }
        return MotionQuery(subject: subject, key: key, request: request, others: other.map { [$0.path: $0] } ?? [:])
    }

    private func motion(_ query: MotionQuery) throws -> Artist.Motion {
        try artist.motion(query.subject, query.key, query.request) { path in
            let other = try query.others[path] ?? subject(ofFile: path)
            return try artist.document(other, query.request.options).symbol
        }
    }

    /// Returns the animation that a query describes.
    func animated(_ query: Query) throws -> Artist.Motion { try motion(motionQuery(query)) }

    /// Returns a frame, as `animate --frame` or `--at` writes it.
    func frame(_ query: Query) throws -> Response {
        let query = try motionQuery(query)
        let moment = query.request.moment
        return try artist.response(["frame \(moment)"] + query.key) {
            let motion = try motion(query)
            let writer = AnimationWriter(
                motion.frames, settings: query.request.settings, label: motion.plan.animation.spokenLabel)
            let bytes = try artist.naming(query.subject) {
                try writer.still(at: moment)
            }
            return Response(bytes, "image/png")
        }
    }

    /// Returns the file that `animate --format` writes.
    func animation(_ query: Query) throws -> Response {
        var query = query
        let isDownload = query.take("download") != nil
        guard let format = query["format"].flatMap(AnimationFormat.init(rawValue:)), let type = format.mediaType else {
            throw Refusal(400, "there is no format; expected apng, gif, webp or strip")
        }
        let motionQuery = try motionQuery(query)
        let response = try artist.response(["animation"] + motionQuery.key) {
            let motion = try motion(motionQuery)
            let area = motion.frames.width * motion.frames.height
            guard area * motion.frames.count <= Self.animationLimit else {
                throw Refusal(413, "the animation is too large to be shown here")
            }
            let writer = AnimationWriter(
                motion.frames, settings: motionQuery.request.settings, label: motion.plan.animation.spokenLabel)
            let bytes = try artist.naming(motionQuery.subject) {
                try writer.encode(format)
            }
            return Response(bytes, type)
        }
        let ending = format.fileExtensions.first ?? format.rawValue
        return isDownload ? response.saved(as: "\(motionQuery.subject.name).\(ending)") : response
    }

    /// The largest number of pixels of all frames together: a minute at 30 frames per second and 512 × 512 pixels.
    private static let animationLimit = 1800 * 512 * 512

    /// Returns the data of an animation without its pictures.
    func motion(_ query: Query) throws -> JSONValue {
        let motion = try animated(query)
        let frames = motion.frames
        var members: [(String, JSONValue)] = [
            ("frames", .number(Double(frames.count))), ("first", .number(Double(frames.frames.lowerBound))),
            ("fps", .number(frames.rate.framesPerSecond)), ("frameRate", .string("\(frames.rate)")),
            ("duration", .number(frames.duration)), ("isLoop", .bool(motion.plan.isLoop)),
            ("width", .number(Double(frames.width))), ("height", .number(Double(frames.height))),
            ("metrics", try JSONValue(encoding: frames.metrics)),
            ("diagnostics", try JSONValue(encoding: frames.diagnostics.inOptions)),
            ("layers", .array(curves(of: frames)))
        ]
        if let completion = frames.completion { members.append(("completion", .number(completion))) }
        if let label = motion.plan.animation.spokenLabel { members.append(("label", .string(label))) }
        return .object(members)
    }

    /// Returns the curves of each layer, with a value per frame; empty where one symbol replaces another.
    private func curves(of sequence: FrameSequence) -> [JSONValue] {
        let states = sequence.frames.prefix(Self.curveLimit).map { frame in
            sequence.layerStates(at: sequence.rate.time(of: frame))
        }
        guard let count = states.first?.count, states.allSatisfy({ $0.count == count }), !sequence.changesSymbol else {
            return []
        }
        return (0..<count).map { index in
            func curve(_ value: (MovedLayer) -> Double) -> JSONValue {
                .array(states.map { .number((value($0[index]) * 10_000).rounded() / 10_000) })
            }
            return .object([
                ("layer", .number(Double(index))), ("opacity", curve(\.opacity)), ("scale", curve(\.scale)),
                ("angle", curve(\.angle)), ("x", curve(\.x)), ("y", curve(\.y)), ("drawn", curve(\.drawn))
            ])
        }
    }

    /// The largest number of frames with values in the curves.
    private static let curveLimit = 3600

    /// Returns what happens to each layer when one symbol replaces another.
    func explanation(_ query: Query) throws -> JSONValue {
        var query = query
        let (subject, other) = (try subject(&query), try subject(&query, "to"))
        let options = try StillRequest(try Options.still.arguments(query, subject.path)).output.options
        let (from, to) = (try artist.document(subject, options).symbol, try artist.document(other, options).symbol)
        let plan = try artist.naming(subject) { try MagicPlan(replacing: from, with: to, options) }
        return .object([("plan", try JSONValue(encoding: plan)), ("text", .string("\(plan)"))])
    }
}

extension AnimationFormat {
    /// The media type; nil for formats that are not a single file a page can show.
    fileprivate var mediaType: String? {
        switch self {
        case .apng, .strip: "image/png"
        case .gif: "image/gif"
        case .webp: "image/webp"
        case .raw: nil
        }
    }
}
