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

    /// Runs the command that the arguments of the program name.
    package static func runProgram() {
        FileDescriptor.occupyStandardDescriptors()
        keepFreedMemory()
        do {
            if let render = PlainRender(arguments) { return try run(Render.self) { try render.run() } }
            if let animate = PlainAnimate(arguments) { return try run(Animate.self) { try animate.run() } }
            var command = try parse(arguments)
            try run(type(of: command)) {
                try (command as? any CheckedArguments)?.checkCombination()
                try command.run()
            }
        } catch {
            end(error)
        }
    }

    /// Parses the arguments with the command that they name, or else with the whole tree of commands.
    ///
    /// Setting up the whole tree takes longer than drawing an icon. It parses only the arguments that the command
    /// rejects, to print the right message.
    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        let arguments = joiningNegativeNumbers(arguments)
        let (named, rest) = command(of: arguments)
        if rest.count < arguments.count, let command = try? named.parse(Array(rest)) { return command }
        try refuseUnknown(rest.first, of: named)
        if arguments.first == "help" {
            let (named, rest) = command(of: Array(arguments.dropFirst()))
            try refuseUnknown(rest.first, of: named)
        }
        return try parseAsRoot(arguments)
    }

    /// Returns the arguments with negative numbers joined to the options before them, as in `--at=-1`: alone, they
    /// would be taken for options, and the values for missing.
    private static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
        arguments.reduce(into: []) { joined, argument in
            if let option = joined.last, option.hasPrefix("--"), option != "--", !option.contains("="),
                argument.hasPrefix("-"), let first = argument.dropFirst().first, first.isNumber || first == "."
            {
                joined[joined.count - 1] += "=" + argument
            } else {
                joined.append(argument)
            }
        }
    }

    /// Returns the command that the first arguments name, and the arguments after its name.
    private static func command(of arguments: [String]) -> (any ParsableCommand.Type, rest: ArraySlice<String>) {
        var (named, rest) = (InsigniaCommand.self as any ParsableCommand.Type, arguments[...])
        while let next = named.configuration.subcommands.first(where: {
            $0.configuration.commandName == rest.first
        }) {
            (named, rest) = (next, rest.dropFirst())
        }
        return (named, rest)
    }

    /// Throws a usage error, with the nearest name, for a word that is not the name of a subcommand.
    private static func refuseUnknown(_ word: String?, of parent: any ParsableCommand.Type) throws {
        let known = parent.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let word, !known.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
        let hint = word.nearest(in: known).map { "did you mean \($0)?" }
        throw usageError(
            "\"\(word)\" is not an \(name(of: parent)) command; "
                + (hint ?? "expected \(known.joined(separator: ", "))"),
            of: parent)
    }

    /// Returns the failure for wrong usage, with a hint at the help of the command.
    private static func usageError(_ message: String, of command: any ParsableCommand.Type) -> CommandFailure {
        var failure = CommandFailure([ErrorReport(message)], .usage)
        failure.hints = ["See '\(name(of: command)) --help' for more information."]
        return failure
    }

    private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// Runs a command; adds a hint at its help to errors of validation.
    private static func run(_ command: any ParsableCommand.Type, _ body: () throws -> Void) throws {
        do { try body() } catch let error as ValidationError {
            throw usageError(error.message, of: command)
        }
    }

    /// Returns the words that call a command, such as `insignia golden verify`.
    private static func name(of command: any ParsableCommand.Type) -> String {
        func words(below parent: any ParsableCommand.Type) -> [String]? {
            let word = parent.configuration.commandName ?? ""
            if parent == command { return [word] }
            return parent.configuration.subcommands.lazy.compactMap { words(below: $0) }.first.map { [word] + $0 }
        }
        return words(below: self)?.joined(separator: " ") ?? "insignia"
    }

    /// Ends the program with the output of an error: help on standard output, or messages on standard error.
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
            let report = ErrorReport(UnknownOption(message, of: command(of: arguments).0)?.message ?? message)
            var failure = CommandFailure([report], code == .failure ? .software : code)
            // Only the usage after the message is split into lines: the message may quote an argument with line breaks.
            failure.hints = text.dropFirst(_errorPrefix.count + message.count).split(separator: "\n").map {
                String($0.drop { $0 == " " })
            }
            end(failure)
        }
    }

    private static func end(_ failure: CommandFailure) -> Never {
        // The flag is looked for in the raw arguments, as parsing may have failed: no value begins with a dash.
        let asJSON = arguments.prefix { $0 != "--" }.contains("--json")
        failure.report(for: command(of: arguments).0, asJSON: asJSON)
        exit(withError: failure.exitCode)
    }
}
