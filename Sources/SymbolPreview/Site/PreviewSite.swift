internal import Insignia
internal import Synchronization

/// The preview as a function from requests to responses, independent of any server.
package struct PreviewSite: Sendable {
    package let library: Library
    let drops = Drops()
    let artist = Artist()

    package init(_ library: Library) { self.library = library }

    /// Returns the response to a request.
    package func answer(_ request: Request) -> Response {
        do { return try response(to: request) } catch { return error.response }
    }

    /// Returns the response to a request that succeeds.
    func response(to request: Request) throws(Refusal) -> Response {
        do {
            var response = try request.method == .post ? post(request) : get(request)
            if request.headers["if-none-match"].map({ $0 == response.tag }) ?? false {
                (response.status, response.body) = (304, .bytes([]))
            }
            return response
        } catch let error as Refusal {
            throw error
        } catch let error as FileError {
            throw Refusal(422, "\(error)")
        } catch {
            throw Refusal(400, "\(error)")
        }
    }

    private func get(_ request: Request) throws -> Response {
        let query = request.query
        switch request.path {
        case "/events": return .changes
        case "/api/library": return Response(libraryJSON())
        case "/api/search": return Response(search(query))
        case "/api/symbol": return Response(try inspection(query))
        case "/api/layers": return Response(try layers(query))
        case "/api/weights": return try weights(query)
        case "/picture": return try picture(query)
        case "/metrics": return Response(try metrics(query))
        case "/outlines": return Response(try outlines(query))
        case "/layer": return try layer(query)
        case "/motion": return Response(try motion(query))
        case "/frame": return try frame(query)
        case "/animation": return try animation(query)
        case "/explain": return Response(try explanation(query))
        case "/file": return try file(query)
        case "/snippets": return Response(try snippets(query))
        default: return try page(request.path)
        }
    }

    private func post(_ request: Request) throws -> Response {
        switch request.path {
        case "/api/convert": return Response(try convert(request.query, request.body))
        case "/api/timeline": return Response(try timeline(request.body))
        default: throw Refusal(404, "\(request.path) accepts no files")
        }
    }

    private func page(_ path: String) throws(Refusal) -> Response {
        let name = path == "/" ? "index.html" : String(path.dropFirst())
        guard let text = PageFile.text(of: name) else { throw Refusal(404, "there is no page at \(path)") }
        return Response(Array(text.utf8), PageFile.type(of: name)).tagged
    }

    /// Returns the symbol whose id is the value of an item, and removes the item from the query.
    func subject(_ query: inout Query, _ name: String = "symbol") throws(Refusal) -> Subject {
        guard let id = query.take(name) else {
            throw Refusal(400, "\"\(name)\" is missing; expected the id of a symbol")
        }
        return try subject(id)
    }

    func subject(_ id: String) throws(Refusal) -> Subject {
        if let entry = library[id] { return Subject(entry) }
        if let dropped = drops[id] { return dropped }
        throw Refusal(404, "there is no symbol \"\(id)\"")
    }

    /// Returns the symbol that a timeline names by its file, as far as the path tells it from others of its name.
    func subject(ofFile path: String) throws(Refusal) -> Subject {
        let found = library.entries(ofFile: path)
        guard let first = found.first else { return try subject(InputList.stem(of: path)) }
        guard found.count > 1 else { return Subject(first) }
        let paths = found.map(\.path).joined(separator: ", ")
        throw Refusal(404, "\"\(path)\" may be any of \(paths); expected a longer path")
    }
}

extension Response {
    /// The response with an ETag, by which a browser validates its cache.
    var tagged: Response {
        var response = self
        response.headers.append(("ETag", "\"\(ContentDigest(of: bytes).text)\""))
        return response
    }

    fileprivate var tag: String? { headers.first { $0.name == "ETag" }?.value }
}
