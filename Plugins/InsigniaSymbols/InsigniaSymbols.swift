import Foundation
import PackagePlugin

/// Builds the outputs that the `insignia.yml` of a target describes or, without one, pictures of all its SVG files.
///
/// Pictures and manifests become resources in the bundle of the target, Swift files become sources. The command runs
/// when an input has changed, and redraws only what is affected.
@main
struct InsigniaSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let work = context.pluginWorkDirectoryURL
        let own = BuildFile.own(of: target)
        if own != nil { BuildFile.removeGenerated(in: work) }
        guard let file = try own ?? BuildFile.generated(for: target, in: work) else {
            Diagnostics.warning("\(target.name) has neither an \(BuildFile.name) nor SVG files")
            return []
        }
        let watch = own.map { BuildFileWatch(file: $0, folder: work.appending(path: "watch")).commands } ?? []
        let tool = try context.tool(named: "insignia").url
        let build = Build(file: file, outputs: work.appending(path: "outputs"), state: work.appending(path: "state"))
        guard let plan = try build.plan(with: tool) else { return watch }
        return watch + [
            .buildCommand(
                displayName: "Drawing symbols of \(target.name)", executable: tool, arguments: build.arguments,
                inputFiles: plan.inputFiles, outputFiles: plan.outputFiles)
        ]
    }
}
