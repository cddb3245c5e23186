import Foundation
import TestSupport
import Testing

/// The reports of builds.
@Suite struct BuildReportTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.icon("icons/a.svg")
        try command.icon("icons/b.svg")
        try command.write("insignia.yml", "symbols: icons/*.svg\nsizes: [24]\noutputs: [{png: build/}]\n")
    }

    private func json(_ arguments: String...) throws -> [String: Any] {
        let outcome = try command.run(["sprites", "--json"] + arguments)
        return try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any], "\(outcome.errors)")
    }

    @Test("Outputs in the folder of the build's state are told like any others", arguments: ["build", "."])
    func stateFolder(folder: String) throws {
        #expect(
            try json("--state-folder", folder, "--dry-run")["written"] as? [String] == ["build/a.png", "build/b.png"])
        let report = try json("--state-folder", folder)
        #expect(report["written"] as? [String] == ["build/a.png", "build/b.png"])
        #expect(report["outputs"] as? [String] == ["build/a.png", "build/b.png"])
        #expect(try json("--state-folder", folder)["upToDate"] as? Int == 2)
    }

    @Test("Outputs whose names only making them tells are among those of the run, the next one too")
    func hashed() throws {
        try command.write(
            "insignia.yml", "symbols: icons/*.svg\nsizes: [24]\noutputs: [{sheet: build/s, hash: true}]\n")
        let first = try #require(try json("--depfile", "d")["outputs"] as? [String])
        #expect(first.count == 3 && Set(first) == Set(command.files.filter { $0.hasPrefix("build/") }))
        #expect(try json()["outputs"] as? [String] == first)
        for path in first { #expect(try command.text("d").contains(path)) }
    }

    @Test("Outputs that need nothing of what has failed are made, and what is not made is told")
    func independent() throws {
        let outputs = "outputs: [{sheet: build/s}, {swift: build/S.swift}, {png: blocked/x/}]"
        try command.write("insignia.yml", "symbols: icons/*.svg\nsizes: [24]\n\(outputs)\n")
        try command.write("blocked", "a file where a folder is to be")
        let report = try json()
        #expect((report["errors"] as? [[String: Any]])?.isEmpty == false)
        #expect(command.files.contains("build/s.png") && command.files.contains("build/S.swift"))
        try command.write("icons/a.svg", "bad")
        try FileManager.default.removeItem(atPath: command.path("build/s.png"))
        #expect((try json()["missing"] as? [String])?.contains("build/s.png") == true)
    }

    @Test("A symbol that cannot be drawn leaves its own outputs missing or as they were, like those that contain it")
    func undrawable() throws {
        let outputs = "outputs: [{svg: build/s.svg}, {png: build/}]"
        try command.write("insignia.yml", "symbols: icons/*.svg\nsizes: [24]\n\(outputs)\n")
        try command.write("icons/a.svg", "<svg")
        #expect(try json()["missing"] as? [String] == ["build/a.png", "build/s.svg"])
        try command.icon("icons/a.svg")
        _ = try json()
        try command.write("icons/a.svg", "<svg")
        let report = try json()
        #expect(report["kept"] as? [String] == ["build/a.png", "build/s.svg"])
        #expect((report["missing"] as? [String])?.isEmpty == true)
    }

    @Test("A check tells each error once")
    func checkErrors() throws {
        try command.write("icons/a.svg", "bad")
        try command.write(
            "insignia.yml", "symbols: icons/*.svg\nsizes: [24]\noutputs: [{png: build/}, {png: other/}]\n")
        #expect((try json("--check")["errors"] as? [[String: Any]])?.count == 1)
    }

    @Test("The folder of a symbol named by its file is watched, where a drawing for a language may come to lie there")
    func languages() throws {
        try command.write(
            "insignia.yml", "symbols: icons/a.svg\nsizes: [24]\nlocales: [ar]\noutputs: [{png: build/}]\n")
        #expect((try json()["inputs"] as? [String])?.contains("icons/") == true)
        try command.write(
            "insignia.yml",
            "symbols: icons/a.svg\nsizes: [24]\nlayout-direction: right-to-left\noutputs: [{png: build/}]\n")
        #expect((try json()["inputs"] as? [String])?.contains("icons/") == true)
        try command.write("insignia.yml", "symbols: icons/a.svg\nsizes: [24]\noutputs: [{png: build/}]\n")
        #expect((try json()["inputs"] as? [String])?.contains("icons/") == false)
    }

    /// Keys, each with a value and another one to replace it.
    @Test(
        "A key that is changed is drawn anew, as in a build from nothing",
        arguments: [
            ("sizes: [24]", "point-sizes: [24]"), ("sizes: [24]", "sizes: [25]"), ("tint: red", "tint: blue"),
            ("background: white", "background: black"), ("canvas: layout", "canvas: square"),
            ("rendering-modes: [monochrome]", "rendering-modes: [hierarchical]"),
            ("appearances: [light]", "appearances: [dark]"), ("display-scales: [1]", "display-scales: [2]"),
            ("weights: [light]", "weights: [black]"), ("rasterizer: exact", "rasterizer: cairo"),
            ("text-styles: [body]", "text-styles: [title1]"), ("increase-contrast: false", "increase-contrast: true")
        ])
    func keys(old: String, new: String) throws {
        func build(_ key: String, in folder: String) throws {
            let size = key.contains("size") || key.contains("text") ? "" : "sizes: [24]\n"
            let text = "symbols: icons/a.svg\n\(size)\(key)\noutputs: [{png: \(folder)/, name: x}]\n"
            try command.write("insignia.yml", text)
            #expect(try command.run("sprites", "-q").status == 0)
        }
        func pictures(_ folder: String) throws -> [Data] {
            try command.files.filter { $0.hasPrefix("\(folder)/") }.sorted().map { try command.data($0) }
        }
        try build(old, in: "build")
        try build(new, in: "build")
        let changed = try pictures("build")
        try build(new, in: "other")
        #expect(try !changed.isEmpty && changed == pictures("other"))
    }
}
