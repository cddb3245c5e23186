import ArgumentParser
import Insignia

/// Converts files on all cores, skips those that fail, and reports every failure.
struct ConversionRun {
    let conversion: Conversion
    let options: ConversionOptions
    let work: WorkOptions
    /// The path of the catalog to write; `nil` for none.
    var catalog: String?

    /// The templates made from one input, with the files to write.
    struct Product {
        var input: String
        var templates: [Conversion.Template]
        var files: [(path: String, bytes: [UInt8])]
        var diagnostics: [Diagnostic] { templates.flatMap(\.diagnostics).inOptions }
    }

    /// Converts all files, then throws the exit code of the first failure.
    func run() throws {
        let (target, limit) = (try target(), try work.jobs())
        let catalog = try catalog.map { try Values.file($0, of: "--catalog", formats: ["json"]) }
        let list = InputList(options.files)
        try list.refuseEmpty(options.files)
        if case .file(let path) = target, list.inputs.count != 1 {
            throw usageError("-o \(path) is one file; \(list.inputs.count) inputs need a folder")
        }
        var failures = list.failures
        let results = mapInParallel(list.inputs, jobs: limit) { input in product(of: input, for: target) }
        let products = results.compactMap { $0.get(orAddingTo: &failures) }
        try refuseClashes(of: products, catalog, reading: list.inputs.map(\.path))
        let written = products.compactMap { product in write(product).get(orAddingTo: &failures) }
        let templates = written.flatMap(\.templates)
        if let catalog { try write(Catalog(templates), to: catalog, &failures) }
        for failure in failures { Console.error(ErrorReport(failure)) }
        if !work.quiet { report(written, isComplete: failures.isEmpty) }
        if work.json {
            try Console.printJSON(ConversionSummary(written, failures))
        } else if !work.quiet {
            Console.say(templates.count == 1 ? "1 template" : "\(templates.count) templates")
        }
        if let failure = failures.first { throw failure.exitCode }
    }

    private func product(of input: InputList.Input, for target: Target) -> Result<Product, FileError> {
        Result { () throws(FileError) in
            let templates = try conversion.templates(of: input.path, named: name(of: input, in: target))
            let files = try outputs(of: templates, for: target, below: Files.folder(of: input.outputStem))
            return Product(input: input.path, templates: templates, files: files)
        }
    }

    /// Returns the name of a symbol from standard input: that of the output file without `.template` and what is
    /// composed; nil when there is none, or the input has a name of its own.
    private func name(of input: InputList.Input, in target: Target) -> String? {
        guard case .file(let path) = target, let stem = InputList.name(of: input.path, writtenTo: path) else {
            return nil
        }
        let endings = [".template", "." + conversion.components.joined(separator: ".")]
        let name = endings.reduce(stem) { name, ending in
            name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
        }
        return name.isEmpty ? nil : name
    }

    /// Refuses to replace a file in the current folder, which nobody named, unless it is an earlier conversion.
    private func refuseReplacing(_ path: String) throws(FileError) {
        guard path.hasSuffix(".svg"), Files.exists(path) else { return }
        let text = String(decoding: try Files.read(path, conversion.limits), as: UTF8.self)
        guard text.contains("id=\"template-version\""), !text.contains("<!--Generator") else {
            throw FileError(
                .create, path: path,
                message: "exists and is not a template made by Insignia; name another place with -o")
        }
    }

    private func outputs(
        of templates: [Conversion.Template], for target: Target, below subfolder: String
    ) throws(FileError) -> [(path: String, bytes: [UInt8])] {
        switch target {
        case .file(let path):
            guard templates.count == 1 else {
                throw FileError(.create, path: path, message: "is one file; \(templates.count) variants need a folder")
            }
            return [(path, Array(templates[0].text.utf8))]
        case .folder(let folder):
            // Asset catalogs are flat: symbol sets are identified by name alone.
            let folder = conversion.makesSymbolSets ? folder : folder + subfolder
            return templates.flatMap { conversion.files(of: $0, in: folder) }
        }
    }

    private func refuseClashes(of products: [Product], _ catalog: String?, reading inputs: [String]) throws {
        let drawings = InputList([conversion.light, conversion.bold].compactMap { $0 }).inputs.map(\.path)
        var claims = OutputClaims(reading: inputs + drawings)
        for product in products {
            for file in product.files { try claims.claim(file.path, for: .named(product.input)) }
        }
        if conversion.makesSymbolSets {
            try refuseNamesakes(of: products, in: "an asset catalog where case is ignored", PortableName.folded)
        }
        guard let catalog else { return }
        try claims.claim(catalog, for: .named("--catalog"))
        try refuseNamesakes(of: products, in: catalog)
    }

    /// Refuses symbols with the same name, by which a catalog tells them apart.
    private func refuseNamesakes(
        of products: [Product], in catalog: String, _ key: (String) -> String = { $0 }
    ) throws {
        var inputs: [String: String] = [:]
        for product in products {
            for template in product.templates {
                guard let other = inputs.updateValue(product.input, forKey: key(template.name)) else { continue }
                throw usageError("\(other) and \(product.input) would both be \"\(template.name)\" in \(catalog)")
            }
        }
    }

    private func write(_ product: Product) -> Result<Product, FileError> {
        Result { () throws(FileError) in
            if options.output == nil { for file in product.files { try refuseReplacing(file.path) } }
            for (path, bytes) in product.files {
                try Files.createFolder(of: path)
                try Files.write(bytes, to: path)
            }
            return product
        }
    }

    /// Writes the catalog, unless it would lack symbols that others may have found in an earlier one.
    private func write(_ catalog: Catalog, to path: String, _ failures: inout [FileError]) throws {
        guard failures.isEmpty else {
            failures.append(FileError(.create, path: path, message: "is not written, as some inputs failed"))
            return
        }
        let text = try JSONValue(encoding: catalog).text(.loose) + "\n"
        try failing { try Files.write(Array(text.utf8), to: path) }
    }

    private func report(_ products: [Product], isComplete: Bool) {
        var summary = DiagnosticSummary()
        for product in products { summary.add(product.diagnostics, of: product.input) }
        Console.report(summary)
        if conversion.composesVariants, isComplete, products.allSatisfy({ $0.templates.count == 1 }) {
            Console.warning("--variants has no effect: no file requests variants")
        }
    }

    /// The meaning of `-o`.
    private enum Target {
        /// `-` for standard output.
        case file(String)
        case folder(String)
    }

    private func target() throws -> Target {
        guard let output = options.output else { return .folder("") }
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
}

extension Result {
    /// Returns the value; where there is none, adds the error to others and returns nil.
    fileprivate func get(orAddingTo failures: inout [Failure]) -> Success? {
        switch self {
        case .success(let value): return value
        case .failure(let failure):
            failures.append(failure)
            return nil
        }
    }
}

/// The JSON report on a conversion.
private struct ConversionSummary: Encodable {
    struct Converted: Encodable {
        var input: String
        var outputs: [String]
        var diagnostics: [Diagnostic]
    }

    var converted: [Converted]
    var errors: [ErrorReport]

    init(_ products: [ConversionRun.Product], _ failures: [FileError]) {
        converted = products.map { product in
            Converted(
                input: product.input, outputs: product.files.map(\.path),
                diagnostics: product.diagnostics)
        }
        errors = failures.map { ErrorReport($0) }
    }
}
