package import ArgumentParser
import Insignia

/// The command line of `insignia`.
package struct InsigniaCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "insignia",
        abstract: "Draw and animate SF Symbols templates and SVG icons.",
        version: RendererIdentity.version,
        subcommands: [
            Render.self, Animate.self, Sprites.self, Init.self, Golden.self, Inspect.self, Convert.self, Compose.self,
            ListSymbols.self, SearchSymbols.self, Preview.self
        ])

    package init() {}

    /// Does what the arguments of the program ask for.
    package static func runProgram() {
        FileDescriptor.occupyStandardNumbers()
        keepFreedMemory()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if let render = PlainRender(arguments) { return try run(Render.self) { try render.run() } }
            if let animate = PlainAnimate(arguments) { return try run(Animate.self) { try animate.run() } }
            var command = try parse(arguments)
            try run(type(of: command)) { try command.run() }
        } catch {
            end(error)
        }
    }

    /// The command that the first arguments name, or else what the whole tree of commands makes of the arguments.
    ///
    /// Setting up the whole tree takes longer than drawing an icon. Arguments that the command does not accept go
    /// through the tree, which knows what message to print.
    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        var (named, rest) = (InsigniaCommand.self as any ParsableCommand.Type, arguments[...])
        while let next = named.configuration.subcommands.first(where: {
            $0.configuration.commandName == rest.first
        }) {
            (named, rest) = (next, rest.dropFirst())
        }
        if rest.count < arguments.count, let command = try? named.parse(Array(rest)) { return command }
        return try parseAsRoot(arguments)
    }

    /// Runs a command, and says where its options are told if they do not go together.
    private static func run(_ command: any ParsableCommand.Type, _ body: () throws -> Void) throws {
        do { try body() } catch let error as ValidationError {
            Console.error(error.message)
            Console.say("See '\(name(of: command)) --help' for more information.")
            throw ExitCode.usage
        }
    }

    /// The words that call a command.
    private static func name(of command: any ParsableCommand.Type) -> String {
        func words(below parent: any ParsableCommand.Type) -> [String]? {
            let word = parent.configuration.commandName ?? ""
            if parent == command { return [word] }
            return parent.configuration.subcommands.lazy.compactMap { words(below: $0) }.first.map { [word] + $0 }
        }
        return words(below: self)?.joined(separator: " ") ?? "insignia"
    }

    /// Ends the program as an error asks for: with help on standard output, or with what is wrong on standard error.
    package static func end(_ error: any Error) -> Never {
        let text = fullMessage(for: error)
        switch exitCode(for: error) {
        case .success:
            do { try Console.printLines(text) } catch { exit(withError: error) }
            exit(withError: nil)
        case let code where text.isEmpty: exit(withError: code)
        case let code:
            let message = message(for: error)
            Console.error(message)
            // The usage, which is ours, stands behind the message, which may quote an argument.
            for line in text.dropFirst(_errorPrefix.count + message.count).split(separator: "\n") {
                Console.say(String(line.drop { $0 == " " }))
            }
            exit(withError: code == .failure ? .software : code)
        }
    }
}
