import CLibrary
import Foundation
import TestSupport
import Testing

@testable import SymbolPreview

/// Requests to the server itself over the loopback interface.
///
/// The limits on time are long, because tests also wait for other tests on a busy machine.
@Suite struct ServerTests {
    /// Serves a library with one icon while a closure runs.
    private func serving(_ body: (PreviewServer) async throws -> Void) async throws {
        let preview = try Previewed()
        try preview.files.icon("one.svg")
        let server = try await PreviewServer(preview.site)
        try await withThrowingTaskGroup { group in
            group.addTask { try await server.run() }
            try await body(server)
            group.cancelAll()
            // Cancelling the task is not an error.
            while let result = await group.nextResult() { if case .failure(let error) = result { throw error } }
        }
    }

    /// Returns what the server sends in response to the bytes of a request until it closes the connection.
    private func answer(_ server: PreviewServer, _ request: String) async throws -> String {
        try await onOwnThread { [port = server.port] in try ask(port, request) }
    }

    /// Opens a connection to the server, which the caller closes; reading from it ends after half an hour.
    private func connection(_ port: Int) throws -> Int32 {
        let socket = CLibrary.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 1800, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
        return socket
    }

    private func ask(_ port: Int, _ request: String) throws -> String {
        let socket = try connection(port)
        defer { close(socket) }
        let bytes = Array(request.utf8)
        try #require(write(socket, bytes, bytes.count) == bytes.count)
        var (answer, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while true {
            let count = read(socket, &buffer, buffer.count)
            guard count > 0 else { break }
            answer += buffer[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    private func get(_ path: String, host: String, _ method: String = "GET", _ headers: String = "") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\r\n"
    }

    @Test("A page is served with rules that let nothing else in")
    func pageServed() async throws {
        try await serving { server in
            let text = try await answer(server, get("/", host: "127.0.0.1:\(server.port)"))
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(text.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
            #expect(text.contains("X-Content-Type-Options: nosniff\r\n"))
            #expect(text.contains("<!doctype html>"))
        }
    }

    @Test("Of eighty connections at once, sixty-four are taken and the others are ended")
    func eightyConnections() async throws {
        try await serving { server in
            let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8)
            let answered = try await onOwnThread { [port = server.port] in
                let sockets = try (0..<80).map { _ in try connection(port) }
                defer { for socket in sockets { close(socket) } }
                return sockets.count { socket in
                    var byte: UInt8 = 0
                    return send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
                        && read(socket, &byte, 1) == 1
                }
            }
            #expect(answered == 64)
            // Closed connections are replaced by others, as soon as the server has noticed.
            var text = ""
            for _ in 0..<10_000 where text.isEmpty {
                text = try await answer(server, get("/", host: "127.0.0.1:\(server.port)"))
            }
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test("Serving ends while connections come")
    func servingEnds() async throws {
        let preview = try Previewed()
        for _ in 0..<20 {
            let server = try await PreviewServer(preview.site)
            let serving = Task { try await server.run() }
            // With so many connections, some are accepted but not yet served when the task is cancelled.
            let open = try await onOwnThread { [port = server.port] in try (0..<30).map { _ in try connection(port) } }
            defer { for socket in open { close(socket) } }
            serving.cancel()
            try await serving.value
        }
    }

    @Test("A foreign host is refused by the server")
    func foreignHost() async throws {
        try await serving { server in
            let text = try await answer(server, get("/", host: "evil.example"))
            #expect(text.hasPrefix("HTTP/1.1 403 "))
        }
    }

    @Test("Other methods are refused", arguments: ["PUT", "DELETE", "OPTIONS", "CONNECT"])
    func otherMethods(method: String) async throws {
        try await serving { server in
            let target = method == "CONNECT" ? "a:1" : "/"
            let text = try await answer(server, get(target, host: "127.0.0.1:\(server.port)", method))
            #expect(text.hasPrefix("HTTP/1.1 405 ") || text.hasPrefix("HTTP/1.1 400 "))
        }
    }

    @Test("A file that is too large is refused before it is read")
    func largeFile() async throws {
        try await serving { server in
            let host = "127.0.0.1:\(server.port)"
            let headers =
                "Origin: http://\(host)\r\nContent-Type: image/svg+xml\r\nContent-Length: \(Request.bodyLimit + 1)\r\n"
            let text = try await answer(server, get("/api/convert?name=x", host: host, "POST", headers))
            #expect(text.hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test("The head of a file is sent without the file")
    func headFile() async throws {
        try await serving { server in
            let text = try await answer(server, get("/picture?symbol=one", host: "localhost:\(server.port)", "HEAD"))
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(text.hasSuffix("\r\n\r\n"))
            #expect(text.contains("Content-Type: image/png\r\n"))
        }
    }
}
