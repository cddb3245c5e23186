import Foundation
import TestSupport
import Testing

#if TESTING
private let canStop = true
#else
private let canStop = false
#endif

/// Runs that end right after each of their steps in turn, as after a crash or a kill at that moment: a step is anything
/// that changes the file system (`WriteSteps`).
@Suite(.enabled(if: canStop, "only builds for tests can be stopped after a step")) struct CrashTests {
    /// The files before a run, and the run.
    struct Scenario: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let arguments: [String]
        /// The files of an earlier run, then the current ones; an empty text stands for a removed file.
        let before: [String: String]
        let now: [String: String]
        /// A command that must find nothing to do after the run.
        var check: [String]?
    }

    private static func icon(_ color: String) -> String {
        svg("<path fill='\(color)' d='M0 0H9V9H0Z'/>", "width='12' height='12'")
    }

    /// A build file for a sheet with a page for each icon.
    private static let pages = """
        symbols: [in/*.svg]
        outputs: [{sheet: out/hashed, max-size: 16, hash: true}]
        """

    private static let animation = ["--effect", "pulse", "--size", "8", "--fps", "5", "--duration", "0.4", "--quiet"]
    private static let sheets = """
        symbols: [in/*.svg]
        outputs: [{sheet: out/sheet, manifests: [maplibre]}, {xcassets: out/Icons.xcassets/}]
        """
    private static let sources = """
        symbols: [in/*.svg]
        outputs:
          - {svg: out/all.svg}
          - {swift: out/Symbols.swift}
          - {module: out/symbols.mjs}
          - {sheet: out/atlas, manifests: [texturepacker-hash, css]}
        """

    private static let scenarios = [
        Scenario(
            testDescription: "render", arguments: ["render", "in", "-o", "out"],
            before: ["in/a.svg": icon("red")], now: ["in/a.svg": icon("blue"), "in/sub/b.svg": icon("lime")]),
        Scenario(
            testDescription: "animate to a folder", arguments: ["animate", "a.svg", "-o", "out/frames/"] + animation,
            before: ["a.svg": icon("red")], now: ["a.svg": icon("blue")]),
        Scenario(
            testDescription: "animate to WebP", arguments: ["animate", "a.svg", "-o", "out/a.webp"] + animation,
            before: ["a.svg": icon("red")], now: ["a.svg": icon("blue")]),
        Scenario(
            testDescription: "animate to raw frames",
            arguments: ["animate", "a.svg", "--format", "raw", "-o", "a.rgba"] + animation,
            before: ["a.svg": icon("red")], now: ["a.svg": icon("blue")]),
        Scenario(
            testDescription: "sprites", arguments: ["sprites", "--jobs", "1", "--quiet"],
            before: ["in/a.svg": icon("red"), "in/gone.svg": icon("black"), "insignia.yml": sheets],
            now: ["in/a.svg": icon("blue"), "in/b.svg": icon("lime"), "in/gone.svg": ""],
            check: ["sprites", "--check"]),
        Scenario(
            testDescription: "an atlas, names and vectors", arguments: ["sprites", "--jobs", "1", "--quiet"],
            before: ["in/a.svg": icon("red"), "in/gone.svg": icon("black"), "insignia.yml": sources],
            now: ["in/a.svg": icon("blue"), "in/b.svg": icon("lime"), "in/gone.svg": ""],
            check: ["sprites", "--check"]),
        Scenario(
            testDescription: "pages of hashed sheets", arguments: ["sprites", "--jobs", "1", "--quiet"],
            before: ["in/a.svg": icon("red"), "in/c.svg": icon("lime"), "insignia.yml": pages],
            now: ["in/a.svg": icon("blue"), "in/c.svg": ""], check: ["sprites", "--check"]),
        Scenario(
            testDescription: "golden record", arguments: ["golden", "record"],
            before: ["a.svg": icon("red"), "goldens.yml": "symbols: a.svg\nsizes: [8, 9]\ngoldens: expected/"],
            now: ["goldens.yml": "symbols: a.svg\nsizes: [8, 9, 10]\ngoldens: expected/"],
            check: ["golden", "verify"])
    ]

    /// A build must record what it is about to write: otherwise it would not know of a new file that an interrupted run
    /// has left.
    @Test("Stopped after any step, a build whose symbols are then as before leaves nothing of those it had begun with")
    func takenBack() throws {
        let pngs = "symbols: [in/*.svg]\noutputs: [{png: out/}]"
        let build = ["sprites", "--jobs", "1", "--quiet"]
        let command = try Command()
        try put(["in/a.svg": Self.icon("red"), "insignia.yml": pngs], into: command)
        #expect(try command.run(build).status == 0)
        let before = try comparable(command)
        var (step, status): (Int, Int32) = (0, 137)
        while status == 137 {
            step += 1
            try put(["in/b.svg": Self.icon("lime")], into: command)
            status = try command.run(build, environment: ["INSIGNIA_STOP_AFTER": "\(step)"]).status
            try put(["in/b.svg": ""], into: command)
            #expect(try command.run(build).status == 0)
            #expect(try comparable(command) == before, "after step \(step): \(command.files)")
        }
        #expect(status == 0 && step > 10)
    }

    private func put(_ files: [String: String], into command: Command) throws {
        for (name, text) in files {
            if text.isEmpty {
                try FileManager.default.removeItem(at: command.folder.appendingPathComponent(name))
            } else {
                try command.write(name, text)
            }
        }
    }

    /// Returns a copy of a folder, including the times by which builds identify files.
    private func copy(of command: Command) throws -> Command {
        let copy = try Command()
        #expect(try command.shell("cp -a . '\(copy.folder.path)/'").status == 0)
        return copy
    }

    private func isTemporary(_ name: String) -> Bool { name.hasSuffix(".part") }

    /// Whether a file is the state of a build, which contains times and so is never the same twice.
    private func isState(_ name: String) -> Bool { name.hasSuffix(".state") || name.hasSuffix(".journal") }

    private func isWhole(state: Data) -> Bool {
        let lines = String(decoding: state, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last == ""
            && lines.dropLast().allSatisfy { line in
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                return line == "insignia build 5" || fields.count == ["plan": 7, "dir": 7, "in": 8, "out": 9][fields[0]]
            }
    }

    private func comparable(_ command: Command) throws -> [String: Data] {
        try command.tree().filter { !isState($0.key) }
    }

    @Test(
        "Stopped after any step, every file is the old or the new one, and the next run makes all as if never stopped",
        arguments: scenarios)
    func stopped(scenario: Scenario) throws {
        let old = try Command()
        try put(scenario.before, into: old)
        #expect(try old.run(scenario.arguments).status == 0)
        try put(scenario.now, into: old)
        let new = try copy(of: old)
        #expect(try new.run(scenario.arguments).status == 0)
        let (before, after) = (try old.tree(), try comparable(new))
        #expect(try comparable(old) != after)

        var step = 1
        while try stop(after: step, scenario, from: old, before, after) { step += 1 }
        #expect(step > 3)
    }

    /// Runs a command up to a step and checks the files; returns false where the run was over before.
    private func stop(
        after step: Int, _ scenario: Scenario, from old: Command, _ before: [String: Data], _ after: [String: Data]
    ) throws -> Bool {
        let command = try copy(of: old)
        let outcome = try command.run(scenario.arguments, environment: ["INSIGNIA_STOP_AFTER": "\(step)"])
        guard outcome.status != 0 else { return false }
        try #require(outcome.status == 137, "step \(step): \(outcome.errors)")
        for (name, data) in try command.tree() where !isTemporary(name) {
            let isWhole = isState(name) ? isWhole(state: data) : data == before[name] || data == after[name]
            #expect(isWhole, "step \(step): \(name)")
        }
        let next = try command.run(scenario.arguments)
        #expect(next.status == 0, "after step \(step): \(next.errors)")
        #expect(!command.files.contains { $0.hasSuffix(".journal") }, "after step \(step)")
        #expect(try comparable(command) == after, "after step \(step): \(command.files)")
        if let check = scenario.check {
            #expect(try command.run(check).status == 0, "after step \(step): \(check)")
        }
        return true
    }
}
