import Foundation
import PackagePlugin

/// Puts the files of a target's folder `Page` into its code, so that the program needs none beside it.
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
                arguments: [script.path(), page.path(), output.path()],
                inputFiles: [script] + (files ?? []), outputFiles: [output])
        ]
    }
}
