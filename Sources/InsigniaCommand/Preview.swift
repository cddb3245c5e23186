package import ArgumentParser
import CLibrary
import Insignia

/// Starts the program beside this one that has the server: a picture needs none of it.
package struct Preview: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Look at symbols and play with them, in a browser.",
        usage: "insignia preview [<options>] [<file> ...]",
        discussion: """
            EXAMPLES
              insignia preview
              insignia preview icons/ bell.svg
              insignia preview insignia.yml --port 8080 --no-open
              insignia preview Symbols/catalog.json --export site/

            Files, folders, build files and catalogs can be given; by default it is the
            set of symbols that insignia list tells of.

            The page is served to this machine alone, until Ctrl-C is pressed. With
            --export it is written as files that any web host serves.
            """)

    @Argument(
        help: ArgumentHelp("SVG files, folders of them, insignia.yml, or a catalog.json.", valueName: "file"),
        completion: .file(extensions: ["svg", "yml", "json"]))
    package var files: [String] = []

    @Option(help: ArgumentHelp("The port to serve at; by default any that is free.", valueName: "number"))
    private var port: String?

    @Flag(help: "Do not open the page in a browser.")
    package var noOpen = false

    @Option(
        help: ArgumentHelp("Write the page and its pictures into this folder instead.", valueName: "folder"),
        completion: .directory)
    package var export: String?

    package init() {}

    package func validate() throws {
        try refuseIdle(
            ["--port": port != nil && export != nil, "--no-open": noOpen && export != nil],
            "has no effect with --export, which serves nothing")
    }

    /// The port; 0 for any that is free.
    package func portNumber() throws -> Int { try port.map { try Values.whole($0, of: "--port", 0...65_535) } ?? 0 }

    package func run() throws {
        _ = try portNumber()
        let name = "insignia-preview"
        guard let program = Environment.program.map({ Files.folder(of: $0) + name }), Files.exists(program) else {
            throw CommandFailure([ErrorReport("\(name) is not there; expected it beside insignia")], .unavailable)
        }
        let words = [program] + CommandLine.arguments.drop { $0 != "preview" }.dropFirst()
        var pointers = words.map { strdup($0) } + [nil]
        execv(program, &pointers)
        throw CommandFailure([ErrorReport(String(cString: strerror(errno)), file: program)], .unavailable)
    }
}
