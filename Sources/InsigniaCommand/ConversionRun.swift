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
        let list = InputList(files)
        for failure in list.failures { Console.error("\(failure)") }
        let outcomes = mapInParallel(list.inputs) { input in
            Result { () throws(FileError) in try conversion.templates(of: input.path) }
        }
        let isFile = output.map { $0 == "-" || $0.lowercased().hasSuffix(".svg") } ?? false
        if isFile, list.inputs.count != 1 {
            throw usageError("-o \(output ?? "") is one file; \(list.inputs.count) inputs need a folder")
        }
        var told: [(diagnostic: Diagnostic, path: String)] = []
        var (templates, failed): ([Conversion.Template], ExitCode?) = ([], list.failures.first?.exitCode)
        for (input, outcome) in zip(list.inputs, outcomes) {
            do throws(FileError) {
                for template in try outcome.get() {
                    told += template.diagnostics.map { ($0, input.path) }
                    try write(template, isFile)
                    templates.append(template)
                }
            } catch {
                Console.error("\(error)")
                failed = failed ?? error.exitCode
            }
        }
        if !quiet { report(told) }
        if let catalog { try write(Catalog(templates), to: catalog) }
        if !quiet { Console.say("\(templates.count) templates") }
        if let failed { throw failed }
    }

    /// What is true of several files is said once, with their number.
    private func report(_ told: [(diagnostic: Diagnostic, path: String)]) {
        let paths = Dictionary(grouping: told, by: \.diagnostic).mapValues { Set($0.map(\.path)) }
        var said: Set<Diagnostic> = []
        for (diagnostic, path) in told where said.insert(diagnostic).inserted {
            let count = paths[diagnostic]?.count ?? 1
            Console.report(diagnostic, of: count > 1 ? "\(count) files" : path)
        }
    }

    private func write(_ catalog: Catalog, to path: String) throws {
        let text = try JSONValue(encoding: catalog).text(.loose) + "\n"
        try tellingErrors { try Files.write(Array(text.utf8), to: path) }
    }

    private func write(_ template: Conversion.Template, _ isFile: Bool) throws(FileError) {
        if isFile, let output { return try Files.write(Array(template.text.utf8), to: output) }
        let folder = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        for (path, bytes) in conversion.files(of: template, in: folder) {
            try Files.createFolder(of: path)
            try Files.write(bytes, to: path)
        }
    }
}
