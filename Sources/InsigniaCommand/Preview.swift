package import ArgumentParser
import CLibrary
import Insignia

/// Starts `insignia-preview`, the separate program with the server, which no other command needs.
package struct Preview: ParsableCommand, CheckedArguments {
    package static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Preview symbols and their animations in a browser.",
        usage: "insignia preview [<options>] [<file> ...]",
        discussion: """
            EXAMPLES
              insignia preview
              insignia preview icons/ bell.svg
              insignia preview insignia.yml --port 8080 --no-open
              insignia preview Symbols/catalog.json --export site/

            Shows SVG files, folders, build files and catalogs; by default, the symbol set
            that insignia list shows.

            The page is served to this machine only, until Ctrl-C is pressed. --export
            writes it as static files for any web host instead.
            """)

    @Argument(
        help: ArgumentHelp("SVG files, folders of them, insignia.yml, or a catalog.json.", valueName: "file"),
        completion: .file(extensions: ["svg", "yml", "json"]))
    package var files: [String] = []

    @Option(help: ArgumentHelp("The port to serve on; by default, any free port.", valueName: "number"))
    private var port: String?

    @Flag(help: "Do not open the page in a browser.")
    package var noOpen = false

    @Option(
        help: ArgumentHelp("Write the page and its pictures to this folder instead.", valueName: "folder"),
        completion: .directory)
    package var export: String?

    package init() {}

    package func checkCombination() throws {
        try Values.folder(export, of: "--export")
        try rejectIneffective(
            ["--port": port != nil && export != nil, "--no-open": noOpen && export != nil],
            "has no effect with --export, which serves nothing")
    }

    /// Returns the port; 0 stands for any free port.
    package func portNumber() throws -> Int { try port.map { try Values.whole($0, of: "--port", 0...65_535) } ?? 0 }

    package func run() throws {
        _ = try portNumber()
        let name = "insignia-preview"
        guard let program = Environment.program.map({ Files.folder(of: $0) + name }), Files.exists(program) else {
            throw CommandFailure([ErrorReport("\(name) was not found; expected it beside insignia")], .unavailable)
        }
        let words = [program] + CommandLine.arguments.drop { $0 != "preview" }.dropFirst()
        var pointers = words.map { strdup($0) } + [nil]
        execv(program, &pointers)
        throw CommandFailure([ErrorReport(String(cString: strerror(errno)), file: program)], .unavailable)
    }
}
