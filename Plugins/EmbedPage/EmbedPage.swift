import Foundation
import PackagePlugin

/// Embeds the files in the folder `Page` of a target in its code, so that the program needs no separate files.
@main
struct EmbedPage: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let page = target.directoryURL.appending(path: "Page")
        let files = FileManager.default.enumerator(at: page, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        let output = context.pluginWorkDirectoryURL.appending(path: "PageFiles.swift")
        let script = context.package.directoryURL.appending(path: "Scripts/embed")
        return [
            .buildCommand(
                displayName: "Embedding the page", executable: URL(filePath: "/bin/sh"),
                arguments: [script, page, output].map { $0.path(percentEncoded: false) },
                inputFiles: [script] + (files ?? []), outputFiles: [output])
        ]
    }
}
