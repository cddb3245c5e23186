import ArgumentParser
import Insignia

/// Converts files on all cores, continues past bad ones, and reports them all.
struct ConversionRun {
    let conversion: Conversion
    let files: [String]
    let output: String?
    let quiet: Bool
    /// The path of the catalog to write; `nil` for none.
    var catalog: String?

    /// Converts all files; throws the exit code of the first failure once all are done.
    func run() throws {
        let target = try target()
        let catalog = try catalog.map { try Values.file($0, of: "--catalog", formats: ["json"]) }
        let list = InputList(files)
        for failure in list.failures { Console.error("\(failure)") }
        let sources = Set(list.inputs.map { Files.canonicalPath($0.path) })
        let outcomes = mapInParallel(list.inputs) { input in
            Result { () throws(FileError) in try conversion.templates(of: input.path) }
        }
        if case .file(let path) = target, list.inputs.count != 1 {
            throw usageError("-o \(path) is one file; \(list.inputs.count) inputs need a folder")
        }
        var told = DiagnosticSummary()
        var (templates, failed): ([Conversion.Template], ExitCode?) = ([], list.failures.first?.exitCode)
        for (input, outcome) in zip(list.inputs, outcomes) {
            do throws(FileError) {
                let made = try outcome.get()
                told.add(made.flatMap(\.diagnostics), of: input.path)
                try write(made, to: target, besides: sources)
                templates += made
            } catch {
                Console.error("\(error)")
                failed = failed ?? error.exitCode
            }
        }
        if !quiet { Console.report(told) }
        if conversion.composesVariants, failed == nil, templates.count == list.inputs.count, !quiet {
            Console.warning("--variants has no effect: no file requests variants")
        }
        if let catalog { try write(Catalog(templates), to: catalog) }
        if !quiet { Console.say("\(templates.count) templates") }
        if let failed { throw failed }
    }

    private func write(_ catalog: Catalog, to path: String) throws {
        let text = try JSONValue(encoding: catalog).text(.loose) + "\n"
        try tellingErrors { try Files.write(Array(text.utf8), to: path) }
    }

    /// The meaning of `-o`.
    private enum Target {
        /// `-` for standard output.
        case file(String)
        case folder(String)
    }

    private func target() throws -> Target {
        guard let output else { return .folder("") }
        if conversion.makesSymbolSets {
            return .folder(
                try Values.read(output, of: "-o") { text throws(ValueError) in
                    try OutputName.path(ofFolder: text, endings: ["xcassets"])
                })
        }
        switch try Values.output(output, formats: ["svg"]) {
        case .standardOutput: return .file("-")
        case .file(let path, _): return .file(path)
        case .folder(let folder): return .folder(folder)
        }
    }

    private func write(
        _ templates: [Conversion.Template], to target: Target, besides sources: Set<String>
    ) throws(FileError) {
        switch target {
        case .file(let path):
            guard templates.count == 1 else {
                throw FileError(
                    .create, path: path, message: "is one file; \(templates.count) variants need a folder")
            }
            try write(Array(templates[0].text.utf8), to: path, besides: sources)
        case .folder(let folder):
            for (path, bytes) in templates.flatMap({ conversion.files(of: $0, in: folder) }) {
                try Files.createFolder(of: path)
                try write(bytes, to: path, besides: sources)
            }
        }
    }

    /// A drawing that its template replaced would be lost.
    private func write(_ bytes: [UInt8], to path: String, besides sources: Set<String>) throws(FileError) {
        guard path == "-" || !sources.contains(Files.canonicalPath(path)) else {
            throw FileError(.create, path: path, message: "is an input; expected another file or folder for -o")
        }
        try Files.write(bytes, to: path)
    }
}
