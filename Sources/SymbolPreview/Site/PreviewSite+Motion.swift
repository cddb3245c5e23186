internal import Insignia
internal import InsigniaCommand

extension PreviewSite {
    /// What a query says of an animation.
    private struct Question {
        var subject: Subject
        var key: [String]
        var request: AnimationRequest
        /// The symbols that may follow, by the paths under which they are asked for.
        var others: [String: Subject]
    }

    private func question(_ query: Query) throws -> Question {
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
                throw Refusal(400, "a timeline tells effects and symbols itself; to and effect exclude it")
            }
            arguments.insert("--timeline=\(script.id)", at: 0)
        }
        let request = try AnimationRequest(arguments, timeline: script?.file)
        var question = Question(
            subject: subject, key: [], request: request, others: other.map { [$0.path: $0] } ?? [:])
        // Which frame is drawn changes nothing about them all; a moment between frames may.
        question.key = arguments.filter { !$0.hasPrefix("--frame=") } + [subject.mark(request.options)]
        if let other { question.key.append(other.mark(request.options)) }
        // What a timeline names may change at any time.
        if script != nil { question.key.append("\(library.revision)") }
        return question
    }

    private func motion(_ question: Question) throws -> Artist.Motion {
        try artist.motion(question.subject, question.key, question.request) { path in
            let other = try question.others[path] ?? subject(InputList.stem(of: path))
            return try artist.document(other, question.request.options).symbol
        }
    }

    /// One frame as `animate --frame` or `--at` writes it.
    func frame(_ query: Query) throws -> Response {
        let question = try question(query)
        let moment = question.request.moment
        return try artist.response(["frame \(moment)"] + question.key) {
            let motion = try motion(question)
            let writer = AnimationWriter(
                motion.frames, question.request.settings, label: motion.plan.animation.spokenLabel)
            let bytes = try artist.naming(question.subject) {
                try writer.still(at: moment)
            }
            return Response(bytes, "image/png")
        }
    }

    /// The file that `animate --format` writes.
    func animation(_ query: Query) throws -> Response {
        var query = query
        let isSaved = query.take("download") != nil
        guard let format = query["format"].flatMap(AnimationFormat.init(rawValue:)), let type = format.mediaType else {
            throw Refusal(400, "no format is named; expected apng, gif, webp or strip")
        }
        let question = try question(query)
        let response = try artist.response(["animation"] + question.key) {
            let motion = try motion(question)
            let area = motion.frames.width * motion.frames.height
            guard area * motion.frames.frames.count <= Self.animationLimit else {
                throw Refusal(413, "the animation is too large to be shown here")
            }
            let writer = AnimationWriter(
                motion.frames, question.request.settings, label: motion.plan.animation.spokenLabel)
            let bytes = try artist.naming(question.subject) {
                try format == .strip ? writer.strip() : writer.bytes(format)
            }
            return Response(bytes, type)
        }
        let ending = format.fileExtensions.first ?? format.rawValue
        return isSaved ? response.saved(as: "\(question.subject.name).\(ending)") : response
    }

    /// Pixels of all frames together: a minute at 30 frames a second and 512 pixels a side.
    private static let animationLimit = 1800 * 512 * 512

    /// What there is to know of an animation but its pictures.
    func motion(_ query: Query) throws -> JSONValue {
        let question = try question(query)
        let motion = try motion(question)
        let frames = motion.frames
        var members: [(String, JSONValue)] = [
            ("frames", .number(Double(frames.frames.count))), ("first", .number(Double(frames.frames.lowerBound))),
            ("fps", .number(frames.rate.framesPerSecond)), ("frameRate", .string("\(frames.rate)")),
            ("duration", .number(frames.rate.time(of: frames.frames.count))), ("isLoop", .bool(motion.plan.isLoop)),
            ("width", .number(Double(frames.width))), ("height", .number(Double(frames.height))),
            ("metrics", try JSONValue(encoding: frames.metrics)),
            ("diagnostics", try JSONValue(encoding: frames.diagnostics.inOptions)),
            ("layers", .array(curves(of: frames)))
        ]
        if let end = frames.end { members.append(("completion", .number(end))) }
        if let label = motion.plan.animation.spokenLabel { members.append(("label", .string(label))) }
        return .object(members)
    }

    /// What becomes of each layer, a value a frame; nothing where one symbol replaces another.
    private func curves(of sequence: FrameSequence) -> [JSONValue] {
        let states = sequence.frames.prefix(Self.curveLimit).map { frame in
            sequence.layerStates(at: sequence.rate.time(of: frame))
        }
        guard let count = states.first?.count, states.allSatisfy({ $0.count == count }), !sequence.changesSymbol else {
            return []
        }
        return (0..<count).map { place in
            func curve(_ value: (MovedLayer) -> Double) -> JSONValue {
                .array(states.map { .number((value($0[place]) * 10_000).rounded() / 10_000) })
            }
            return .object([
                ("layer", .number(Double(place))), ("opacity", curve(\.opacity)), ("scale", curve(\.scale)),
                ("angle", curve(\.angle)), ("x", curve(\.x)), ("y", curve(\.y)), ("drawn", curve(\.drawn))
            ])
        }
    }

    private static let curveLimit = 3600

    /// What becomes of each layer when another symbol takes the place of one.
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
    /// Nil for what is no single file that a page shows.
    fileprivate var mediaType: String? {
        switch self {
        case .apng, .strip: "image/png"
        case .gif: "image/gif"
        case .webp: "image/webp"
        case .png, .raw: nil
        }
    }
}
