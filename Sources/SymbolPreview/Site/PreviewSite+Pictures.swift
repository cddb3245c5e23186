internal import Insignia
internal import InsigniaCommand

extension PreviewSite {
    func picture(_ query: Query) throws -> Response {
        var query = query
        let (subject, isSaved) = (try subject(&query), query.take("download") != nil)
        let (response, request) = try still(subject, query)
        return isSaved ? response.saved(as: subject.name + request.suffix + ".png") : response
    }

    /// The file that `render` writes.
    func still(_ subject: Subject, _ query: Query) throws -> (Response, StillRequest) {
        let arguments = try Options.still.arguments(query, subject.path)
        let request = try StillRequest(arguments)
        let response = try artist.response(["picture", subject.mark(request.output.options)] + arguments) {
            Response(try artist.picture(subject, request), "image/png")
        }
        return (response, request)
    }

    func layer(_ query: Query) throws -> Response {
        var query = query
        let subject = try subject(&query)
        guard let place = query.take("layer").flatMap({ Int($0) }) else { throw Refusal(400, "no layer is named") }
        let arguments = try Options.still.arguments(query, subject.path)
        let request = try StillRequest(arguments)
        return try artist.response(["layer \(place)", subject.mark(request.output.options)] + arguments) {
            Response(try artist.highlight(place, subject, request), "image/png")
        }
    }

    /// The layers as they are drawn, from the back.
    func layers(_ query: Query) throws -> JSONValue {
        var query = query
        let subject = try subject(&query)
        let options = try StillRequest(try Options.still.arguments(query, subject.path)).output.options
        let symbol = try artist.document(subject, options).symbol
        let layers = try artist.naming(subject) { try Scene(symbol, options).symbol.layers }
        return .array(
            layers.enumerated().map { place, layer in
                var members: [(String, JSONValue)] = [
                    ("layer", .number(Double(place))), ("paints", .bool(layer.paints)),
                    ("tags", .strings(layer.traits.tags))
                ]
                if let group = layer.traits.motionGroup { members.append(("group", .number(Double(group)))) }
                if let threshold = layer.traits.variableThreshold { members.append(("threshold", .number(threshold))) }
                if let bounds = layer.bounds {
                    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height]
                    members.append(("bounds", .array(box.map { .number($0) })))
                }
                return .object(members)
            })
    }

    /// What `inspect --json` tells of a symbol.
    func inspection(_ query: Query) throws -> JSONValue {
        var query = query
        let subject = try subject(&query)
        let request = try InspectionRequest(try Options.inspection.arguments(query, subject.path))
        let document = try artist.document(subject, request.options)
        let inspection = try artist.naming(subject) { try request.inspection(of: document, at: subject.path) }
        guard case .object(let members) = try JSONValue(encoding: inspection) else { return .null }
        return .object([("id", .string(subject.id))] + members)
    }
}

extension StillRequest {
    /// What tells a file from others of the same symbol: `@2x`.
    var suffix: String { DisplayScale.suffix(output.options.displayScale) }
}
