internal import ArgumentParser
internal import CLibrary
internal import Insignia
internal import InsigniaCommand

/// The program that `insignia preview` starts.
package enum PreviewProgram {
    package static func run() async {
        do {
            let command = try Preview.parse(Array(CommandLine.arguments.dropFirst()))
            try await serve(command)
        } catch {
            InsigniaCommand.end(error)
        }
    }

    private static func serve(_ command: Preview) async throws {
        let library = Library(
            try command.files.isEmpty
                ? [.catalog(SymbolSetPlaces().catalog())] : command.files.map { LibrarySource($0) })
        for failure in library.failures { Console.error("\(failure)") }
        if let failure = library.failures.first, library.entries.isEmpty { throw failure.exitCode }
        let server: PreviewServer
        do { server = try await PreviewServer(PreviewSite(library), port: try command.portNumber()) } catch {
            Console.error("the port cannot be had: \(error)")
            throw ExitCode(69)
        }
        try Console.printLines(server.address)
        if !command.noOpen { open(server.address) }
        try await withThrowingTaskGroup { group in
            group.addTask { try await server.run() }
            group.addTask { await Interrupt.wait() }
            _ = try await group.next()
            group.cancelAll()
        }
    }

    /// Opens the page in the person's browser; where there is none, the address is on the screen.
    private static func open(_ address: String) {
        #if os(macOS)
        let program = "open"
        #else
        let program = "xdg-open"
        #endif
        var pid = pid_t()
        var arguments = [strdup(program), strdup(address), nil]
        defer { arguments.forEach { free($0) } }
        posix_spawnp(&pid, program, nil, nil, &arguments, environ)
    }
}
