internal import Insignia
internal import InsigniaCommand

extension PreviewSite {
    /// Returns a file to download.
    func file(_ query: Query) throws -> Response {
        var query = query
        guard let format = query.take("format") else {
            throw Refusal(400, "there is no format; expected png, svg, xml or template")
        }
        let subject = try subject(&query)
        switch format {
        case "png":
            let (response, request) = try still(subject, query)
            return response.saved(as: subject.name + request.suffix + ".png")
        case "template":
            return Response(try subject.bytes(), "image/svg+xml").saved(as: "\(subject.name).svg")
        case "svg", "xml":
            let request = try StillRequest(try Options.still.arguments(query, subject.path))
            let symbol = try artist.document(subject, request.output.options).symbol
            let format: VectorFormat = format == "svg" ? .svg : .vectorDrawable
            let bytes = try artist.naming(subject) {
                try format.bytes(of: symbol, request.output.options, at: subject.path)
            }
            return Response(bytes, format == .svg ? "image/svg+xml" : "application/xml")
                .saved(as: "\(subject.name).\(format == .svg ? "svg" : "xml")")
        default: throw Refusal(400, "found \"\(format)\"; expected png, svg, xml or template")
        }
    }

    /// Returns code and commands that reproduce what the page shows.
    func snippets(_ query: Query) throws -> JSONValue {
        var query = query
        let moves = query.items.contains { ["effect", "to", "timeline"].contains($0.name) }
        let motion = moves ? try animated(query) : nil
        let subject = try subject(&query)
        let other = query["to"] == nil ? nil : try self.subject(&query, "to")
        let hasTimeline = query.take("timeline") != nil
        let options =
            try motion?.request.options
            ?? StillRequest(try Options.still.arguments(query, subject.path)).output.options
        let symbol = try artist.document(subject, options).symbol
        let (request, scale) = (motion?.request, options.displayScale)
        return Snippets(
            subject: subject, label: motion?.plan.animation.spokenLabel ?? symbol.label(options) ?? "", other: other,
            query: query, options: options,
            effects: request?.effects ?? [], speed: request?.effectOptions.speed ?? 1,
            repetition: request?.effectOptions.repetition ?? .once, hasTimeline: hasTimeline,
            extent: motion.map { (width: Double($0.frames.width) / scale, height: Double($0.frames.height) / scale) }
        ).json
    }
}
