import ArgumentParser
import Insignia

@main
struct InsigniaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "insignia",
        abstract: "Draw and animate SF Symbols templates and SVG icons.",
        version: RendererIdentity.version,
        subcommands: [
            Render.self, Animate.self, Sprites.self, Init.self, Golden.self, Inspect.self, Convert.self, Compose.self,
            ListSymbols.self, SearchSymbols.self
        ])

    /// Runs the subcommand that the first argument names, or else lets the whole tree of commands parse the arguments.
    ///
    /// Setting up the whole tree takes longer than drawing an icon. Arguments that the subcommand does not accept go
    /// through the tree, which knows what message to print.
    static func main() {
        keepFreedMemory()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        guard let command = try? named?.parse(Array(arguments.dropFirst())) else { return main(arguments) }
        run(command)
    }

    private static func run(_ command: some ParsableCommand) {
        var command = command
        do { try command.run() } catch let error as ValidationError {
            Console.error(error.message)
            let name = type(of: command).configuration.commandName.map { " \($0)" } ?? ""
            Console.say("See 'insignia\(name) --help' for more information.")
            exit(withError: ExitCode.usage)
        } catch {
            exit(withError: error)
        }
    }
}
