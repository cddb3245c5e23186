internal import ArgumentParser
internal import CLibrary
internal import Insignia
internal import InsigniaCommand

/// The program `insignia-preview`, which `insignia preview` starts.
package enum PreviewProgram {
    /// Serves or exports the page, as the arguments of the program request.
    package static func run() async {
        do {
            let command = try Preview.parse(Array(CommandLine.arguments.dropFirst()))
            try command.checkCombination()
            let library = try library(command)
            if let folder = command.export {
                try export(library, to: folder)
            } else {
                try await serve(library, command)
            }
        } catch {
            InsigniaCommand.end(error)
        }
    }

    private static func library(_ command: Preview) throws -> Library {
        if let path = command.files.first(where: { !Files.exists($0) }) {
            throw CommandFailure([ErrorReport("there is no such file", file: path)], .noInput)
        }
        let sources: [LibrarySource] =
            try command.files.isEmpty
            ? [.catalog(shortened(SymbolSetLocations().catalog()))] : command.files.map { LibrarySource($0) }
        let library = Library(sources)
        guard library.entries.isEmpty else {
            for failure in library.failures { Console.error(ErrorReport(failure)) }
            return library
        }
        if let failure = library.failures.first {
            throw CommandFailure(library.failures.map { ErrorReport($0) }, failure.exitCode)
        }
        throw CommandFailure(
            [ErrorReport("no symbols found", file: command.files.joined(separator: ", "))], .noInput)
    }

    /// Returns a path relative to the current folder if it is inside.
    private static func shortened(_ path: String) -> String {
        let here = Files.canonicalPath(".") + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private static func export(_ library: Library, to folder: String) throws {
        let report: SiteExport.Report
        let progress = ProgressLine(isShown: true)
        do { report = try SiteExport(PreviewSite(library), to: folder).run { progress.update($0, of: $1) } } catch {
            throw CommandFailure(error)
        }
        progress.finish()
        for failure in report.failures { Console.error(failure) }
        let size = "\((report.size + 512) / 1024) KiB"
        Console.say(
            "\(report.written) written, \(report.removed) removed, \(report.upToDate) up to date; \(size) in total")
        if !report.failures.isEmpty { throw ExitCode.data }
    }

    private static func serve(_ library: Library, _ command: Preview) async throws {
        let server: PreviewServer
        do { server = try await PreviewServer(PreviewSite(library), port: try command.portNumber()) } catch {
            throw CommandFailure([ErrorReport("\(error)")], .unavailable)
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

    /// Opens the page in the user's browser; without one, the printed address has to do.
    private static func open(_ address: String) {
        #if os(macOS)
        let program = "open"
        var (attributes, files): (posix_spawnattr_t?, posix_spawn_file_actions_t?)
        #else
        let program = "xdg-open"
        var (attributes, files) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
        #endif
        var (pid, signals) = (pid_t(), sigset_t())
        // The server ignores SIGPIPE, which the child would inherit.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        // Without a desktop, xdg-open tries browsers that would take over the terminal, and reports each it cannot
        // find.
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for stream in STDIN_FILENO...STDERR_FILENO {
            posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
        }
        var arguments = [strdup(program), strdup(address), nil]
        defer { arguments.forEach { free($0) } }
        posix_spawnp(&pid, program, &files, &attributes, &arguments, environ)
    }
}
