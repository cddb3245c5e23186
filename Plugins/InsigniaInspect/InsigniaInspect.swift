import Foundation
import PackagePlugin

/// `swift package insignia-inspect …`: describes the given files or, without any, all SVG files of the targets.
@main
struct InsigniaInspect: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var remaining = ArgumentExtractor(arguments)
        let names = remaining.extractOption(named: "target")
        let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        let folder = context.package.directoryURL
        // Other words are the values of options.
        let namesFile = remaining.remainingArguments.contains { word in
            word == "-" || FileManager.default.fileExists(atPath: URL(filePath: word, relativeTo: folder).path)
        }
        let symbols = namesFile ? [] : symbols(of: targets)
        let process = Process()
        process.executableURL = try context.tool(named: "insignia").url
        process.arguments = ["inspect"] + remaining.remainingArguments + symbols
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("insignia inspect exited with status \(process.terminationStatus)")
        }
    }

    private func symbols(of targets: [any Target]) -> [String] {
        targets.compactMap { $0 as? any SourceModuleTarget }.flatMap(\.sourceFiles).map(\.url)
            .filter { $0.pathExtension == "svg" }.map { $0.path(percentEncoded: false) }.sorted()
    }
}
