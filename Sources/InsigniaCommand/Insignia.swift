import ArgumentParser

@main
struct InsigniaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "insignia",
        abstract: "Draws SF Symbols templates and SVG icons.",
        version: "0.1.0",
        subcommands: [Render.self, Inspect.self])

    /// Usage errors exit with 64 (sysexits' EX_USAGE), help and version with 0.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            exit(withError: error)
        }
    }
}
