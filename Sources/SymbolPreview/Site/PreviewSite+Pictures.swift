internal import Insignia
internal import InsigniaCommand
internal import SymbolGeometry

extension PreviewSite {
    func picture(_ query: Query) throws -> Response {
        var query = query
        let (subject, isDownload) = (try subject(&query), query.take("download") != nil)
        let (response, request) = try still(subject, query)
        return isDownload ? response.saved(as: subject.name + request.suffix + ".png") : response
    }

    /// Returns the file that `render` writes, with the parsed request.
    func still(_ subject: Subject, _ query: Query) throws -> (Response, StillRequest) {
        let arguments = try Options.still.arguments(query, subject.path)
        let request = try StillRequest(arguments)
        let response = try artist.response(["picture", subject.fingerprint(request.output.options)] + arguments) {
            Response(try artist.picture(subject, request), "image/png")
        }
        return (response, request)
    }

    /// Returns a picture in which one layer is highlighted.
    func layer(_ query: Query) throws -> Response {
        var query = query
        let subject = try subject(&query)
        guard let index = query.take("layer").flatMap({ Int($0) }) else {
            throw Refusal(400, "there is no layer; expected its number")
        }
        let arguments = try Options.still.arguments(query, subject.path)
        let request = try StillRequest(arguments)
        return try artist.response(["layer \(index)", subject.fingerprint(request.output.options)] + arguments) {
            Response(try artist.highlight(index, subject, request), "image/png")
        }
    }

    /// Returns the layers in the order in which they are drawn, from the back.
    func layers(_ query: Query) throws -> JSONValue {
        var query = query
        let subject = try subject(&query)
        let options = try StillRequest(try Options.still.arguments(query, subject.path)).output.options
        let symbol = try artist.document(subject, options).symbol
        let layers = try artist.naming(subject) { try Scene(symbol, options).symbol.layers }
        let own = symbol.layers(for: options.style.mode)
        return .array(
            layers.enumerated().map { index, layer in
                Self.json(layer, index, own.count == layers.count ? own[index] : nil, options.style)
            })
    }

    /// Returns a layer as it is drawn, with the properties of the layer in its file, if any.
    private static func json(_ layer: ResolvedLayer, _ index: Int, _ own: Layer?, _ style: SymbolStyle) -> JSONValue {
        let traits = layer.traits
        var members: [(String, JSONValue)] = [
            ("layer", .number(Double(index))), ("paints", .bool(layer.paints)), ("tags", .strings(traits.tags))
        ]
        if let own {
            members += [
                ("index", .number(Double(own.index))), ("role", .string(own.role.name)),
                ("color", .string(style.color(of: own.role).hex)), ("opacity", .number(own.opacity)),
                ("erases", .bool(own.clearsBehind))
            ]
        }
        if let group = traits.motionGroup { members.append(("group", .number(Double(group)))) }
        if let threshold = traits.variableThreshold { members.append(("threshold", .number(threshold))) }
        if let draw = traits.variableDraw {
            members.append(("draw", .array([.number(draw.start), .number(draw.span)])))
        }
        if let bounds = layer.bounds {
            let box = [bounds.minX, bounds.minY, bounds.width, bounds.height]
            members.append(("bounds", .array(box.map { .number($0) })))
        }
        return .object(members)
    }

    /// Returns the size of a picture, the metrics of the symbol in it, and diagnostics about how it differs from the
    /// request.
    func metrics(_ query: Query) throws -> JSONValue {
        var query = query
        let subject = try subject(&query)
        let options = try StillRequest(try Options.still.arguments(query, subject.path)).output.options
        let symbol = try artist.document(subject, options).symbol
        let (scene, framing) = try artist.naming(subject) {
            let scene = try Scene(symbol, options)
            return (scene, try scene.framing(options))
        }
        return .object([
            ("width", .number(Double(framing.width))), ("height", .number(Double(framing.height))),
            ("metrics", try JSONValue(encoding: scene.metrics(framing, options))),
            ("diagnostics", try JSONValue(encoding: scene.diagnostics.inOptions))
        ])
    }

    /// Returns how many counters are lost or become pinholes in each weight.
    func weights(_ query: Query) throws -> Response {
        var query = query
        let subject = try subject(&query)
        let arguments = try Options.still.arguments(query, subject.path)
        let options = try StillRequest(arguments).output.options
        return try artist.response(["weights", subject.fingerprint(options)] + arguments) {
            let symbol = try artist.document(subject, options).symbol
            let reports = try artist.naming(subject) { try symbol.counterReports(options) }
            return Response(
                .array(
                    reports.map { report in
                        .object([
                            ("weight", .number(report.weight.rawValue)), ("lost", .number(Double(report.lost))),
                            ("pinholes", .number(Double(report.pinholes)))
                        ])
                    }))
        }
    }

    /// Returns the report of `inspect --json` on a symbol.
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
    /// The suffix of the file name for the display scale, such as `@2x`.
    var suffix: String { DisplayScale.suffix(output.options.displayScale) }
}

extension Symbol {
    /// Returns the layers of a template that a rendering mode draws; empty for an icon.
    fileprivate func layers(for mode: RenderingMode) -> [Layer] {
        if case .template(let artwork) = artwork { artwork.layers(for: mode) ?? [] } else { [] }
    }
}
