import Foundation
import TestSupport
import Testing

/// Incremental builds of files that contain all symbols.
@Suite("Files that hold all symbols")
struct JoinedFileTests {
    let command: Command

    init() throws { command = try Command() }

    private static let outputs = [
        "svg: out/all.svg", "svg: out/all.svg, prefix: i-", "iconify: out/all.json", "module: out/all.mjs",
        "typescript: out/all.ts", "swift: out/All.swift", "android: out/res/"
    ]

    /// Writes a shape clipped by a circle, and a text, which causes a warning whenever the file is read.
    private func icon(_ name: String, size: Int) throws {
        let clip = "<clipPath id='c'><circle r='\(size)'/></clipPath>"
        try command.write(
            "\(name).svg",
            svg("\(clip)<path clip-path='url(#c)' d='M0 0H\(size)V9Z'/><text/>", "viewBox='0 0 \(size) 10'"))
    }

    /// Builds, and returns what was read: the name of a file, or the number of files.
    private func build() throws -> String? {
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.errors.firstMatch(of: /warning: ([^:]*):/).map { String($0.1) }
    }

    private func built() throws -> [String: Data] { try command.tree().filter { $0.key.hasPrefix("out/") } }

    /// Returns the outputs of a build from scratch.
    private func freshlyBuilt() throws -> [String: Data] {
        for name in [".insignia", "out"] { try FileManager.default.removeItem(atPath: command.path(name)) }
        _ = try build()
        return try built()
    }

    @Test("What has changed alone is read, and the file is as if it were made anew", arguments: outputs)
    func changes(output: String) throws {
        for (index, name) in ["a", "b", "d"].enumerated() { try icon(name, size: 10 + index) }
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{\(output)}]")
        #expect(try build() == "3 files")
        let first = try built()
        try icon("d", size: 30)
        #expect(try build() == "d.svg")
        try icon("c", size: 25)
        #expect(try build() == "c.svg")
        try FileManager.default.removeItem(atPath: command.path("a.svg"))
        #expect(try build() == nil)
        let last = try built()
        #expect(last != first)
        #expect(try freshlyBuilt() == last)
    }

    @Test("What is kept beside the state is drawn anew where it is damaged or gone", arguments: [0, 1])
    func damage(isGone: Int) throws {
        for name in ["a", "b"] { try icon(name, size: 10) }
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{svg: out/all.svg}]")
        _ = try build()
        let first = try built()
        let kept = try #require(command.files.first { $0.hasSuffix(".texts1") })
        if isGone == 1 {
            try FileManager.default.removeItem(atPath: command.path(kept))
        } else {
            try command.write(kept, try command.data(kept).dropLast())
        }
        #expect(try build() == "2 files")
        #expect(try built() == first)
    }

    @Test("A file that is not asked for any more keeps nothing")
    func stale() throws {
        try icon("a", size: 10)
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{svg: out/all.svg}]")
        _ = try build()
        #expect(command.files.contains { $0.hasSuffix(".texts1") })
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{png: out/}]")
        _ = try build()
        #expect(!command.files.contains { $0.hasSuffix(".texts1") || $0 == "out/all.svg" })
    }

    @Test("Symbols whose names differ only in what no id holds have ids of their own")
    func ids() throws {
        for name in ["b b", "b_b", "b_b--clip-1"] { try icon(name, size: 10) }
        try command.write("insignia.yml", "symbols: '*.svg'\noutputs: [{svg: out/all.svg}]")
        _ = try build()
        let ids = try command.text("out/all.svg").matches(of: /<clipPath id="([^"]*)"/).map { String($0.1) }
        #expect(ids == ["b_b--clip-2", "b_b--clip-1--clip-1", "b_b.2--clip-1"])
    }
}
