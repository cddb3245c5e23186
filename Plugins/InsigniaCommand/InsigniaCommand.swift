import Foundation
import PackagePlugin

/// `swift package insignia …`: runs the command in the folder of the package.
@main
struct InsigniaCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "insignia").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("insignia exited with status \(process.terminationStatus)")
        }
    }
}
