package import ArgumentParser
import Insignia
internal import SymbolText

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
        let (named, rest) = command(of: arguments)
        if rest.count < arguments.count, let command = try? named.parse(Array(rest)) { return command }
        try refuseUnknown(rest.first, of: named)
        return try parseAsRoot(arguments)
    }

    /// The command that the first arguments name, and what is left of them.
    private static func command(of arguments: [String]) -> (any ParsableCommand.Type, rest: ArraySlice<String>) {
        var (named, rest) = (InsigniaCommand.self as any ParsableCommand.Type, arguments[...])
        while let next = named.configuration.subcommands.first(where: {
            $0.configuration.commandName == rest.first
        }) {
            (named, rest) = (next, rest.dropFirst())
        }
        return (named, rest)
    }

    /// Refuses a word that names no command where one is to be named, with what is nearest.
    private static func refuseUnknown(_ word: String?, of parent: any ParsableCommand.Type) throws {
        let known = parent.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let word, !known.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
        let hint = word.nearest(in: known).map { "did you mean \($0)?" }
        throw usageError(
            "there is no \(name(of: parent)) \(word); \(hint ?? "expected \(known.joined(separator: ", "))")",
            of: parent)
    }

    /// What is wrong with the arguments of a command, and where those are told.
    private static func usageError(_ message: String, of command: any ParsableCommand.Type) -> CommandFailure {
        var failure = CommandFailure([ErrorReport(message)], .usage)
        failure.hints = ["See '\(name(of: command)) --help' for more information."]
        return failure
    }

    private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// Runs a command, and says where its options are told if they do not go together.
    private static func run(_ command: any ParsableCommand.Type, _ body: () throws -> Void) throws {
        do { try body() } catch let error as ValidationError {
            throw usageError(error.message, of: command)
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
        if let failure = error as? CommandFailure { end(failure) }
        let text = fullMessage(for: error)
        switch exitCode(for: error) {
        case .success:
            do { try Console.printLines(text) } catch { end(error) }
            exit(withError: nil)
        case let code where text.isEmpty: exit(withError: code)
        case let code:
            let message = message(for: error)
            var failure = CommandFailure([ErrorReport(message)], code == .failure ? .software : code)
            // The usage, which is ours, stands behind the message, which may quote an argument.
            failure.hints = text.dropFirst(_errorPrefix.count + message.count).split(separator: "\n").map {
                String($0.drop { $0 == " " })
            }
            end(failure)
        }
    }

    private static func end(_ failure: CommandFailure) -> Never {
        // As the parser would read it, which may be what has failed: no value begins with a dash.
        let isAsked = arguments.prefix { $0 != "--" }.contains("--json")
        failure.tell(asJSONOf: command(of: arguments).0, isAsked: isAsked)
        exit(withError: failure.exitCode)
    }
}
