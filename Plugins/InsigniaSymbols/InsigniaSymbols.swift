import Foundation
import PackagePlugin

/// Builds what a target's `insignia.yml` asks for, or else pictures of all its SVG files.
///
/// Pictures and manifests become resources of the target's bundle, Swift files become sources. The command runs where
/// an input has changed, and draws only what that changes.
@main
struct InsigniaSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let work = context.pluginWorkDirectoryURL
        guard let file = try BuildFile.of(target, work: work) else {
            Diagnostics.warning("\(target.name) has neither an \(BuildFile.name) nor SVG files")
            return []
        }
        let tool = try context.tool(named: "insignia").url
        let watched = work.appending(path: "watched")
        // What lies in the watched folder would be copied whole, but for documentation.
        let build = Build(
            file: file, outputs: watched.appending(path: "outputs.docc"), state: work.appending(path: "state"))
        guard let plan = try build.plan(with: tool) else { return [] }
        return [
            watch(watched, with: tool),
            .buildCommand(
                displayName: "Drawing symbols of \(target.name)", executable: tool, arguments: build.arguments,
                inputFiles: plan.inputFiles, outputFiles: try sources(for: plan, in: work) + plan.outputFiles)
        ]
    }

    /// SwiftPM plans anew where the files in the folder of a prebuild command become others, as they do where a build
    /// file asks for others; what the files of a target say is not looked at otherwise.
    private func watch(_ folder: URL, with tool: URL) -> Command {
        .prebuildCommand(
            displayName: "Planning symbols", executable: tool, arguments: ["--version"], outputFilesDirectory: folder)
    }

    /// The names of pictures, unless the build file asks for Swift itself.
    private func sources(for plan: Build.Plan, in work: URL) throws -> [URL] {
        if plan.outputFiles.contains(where: { $0.pathExtension == "swift" }) { return [] }
        return [try PictureNames(of: plan.outputFiles).write(to: work)]
    }
}
