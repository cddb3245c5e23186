import Testing

@testable import SymbolPreview

struct RequestTests {
    private func refusal(
        _ headers: [String: String], _ method: Request.Method = .get
    ) throws -> Int? {
        let request = try #require(Request(method, "/", headers: headers))
        return OriginPolicy(port: 8080).refusal(of: request)?.status
    }

    @Test("The page at its own address may ask")
    func ownPage() throws {
        #expect(try refusal(["host": "127.0.0.1:8080"]) == nil)
        #expect(try refusal(["host": "localhost:8080", "origin": "http://localhost:8080"]) == nil)
    }

    @Test(
        "A foreign host is refused",
        arguments: ["evil.example", "127.0.0.1", "127.0.0.1:80", "localhost:8080.evil.example", ""])
    func foreignHost(host: String) throws { #expect(try refusal(["host": host]) == 403) }

    @Test("A request without a host is refused")
    func noHost() throws { #expect(try refusal([:]) == 403) }

    @Test(
        "A foreign origin is refused",
        arguments: ["http://evil.example", "null", "https://127.0.0.1:8080", "http://localhost:8080"])
    func foreignOrigin(origin: String) throws {
        #expect(try refusal(["host": "127.0.0.1:8080", "origin": origin]) == 403)
    }

    @Test("A page that loads from here is refused, even where it tells no origin")
    func foreignPage() throws {
        #expect(try refusal(["host": "127.0.0.1:8080", "sec-fetch-site": "cross-site"]) == 403)
    }

    @Test("Files are taken from the page alone, in types that no form sends")
    func fileTypes() throws {
        let own = ["host": "localhost:8080", "origin": "http://localhost:8080"]
        #expect(try refusal(["host": "localhost:8080", "content-type": "image/svg+xml"], .post) == 403)
        #expect(try refusal(own.merging(["content-type": "text/plain"]) { $1 }, .post) == 415)
        #expect(try refusal(own.merging(["content-type": "image/svg+xml; charset=utf-8"]) { $1 }, .post) == nil)
    }

    @Test("A query is read as forms write it")
    func query() throws {
        let request = try #require(Request(.get, "/a%20b?effect=wiggle.custom(angle%3A+30)&strict&x=%C3%A9"))
        #expect(request.path == "/a b")
        #expect(request.query["effect"] == "wiggle.custom(angle: 30)")
        #expect(request.query.has("strict"))
        #expect(request.query["x"] == "é")
    }

    @Test("What is no address is refused", arguments: ["/%", "/%4", "/%zz", "/%ff", "/%00", "http://x/", ""])
    func noAddress(target: String) { #expect(Request(.get, target) == nil) }

    @Test("An address that is far too long is refused")
    func longAddress() {
        #expect(Request(.get, "/" + String(repeating: "a", count: 20_000)) == nil)
        #expect(Request(.get, "/?" + String(repeating: "a&", count: 200)) == nil)
    }
}
