import Foundation
import PackagePlugin

/// Makes SwiftPM plan anew when a build file is edited, which may then ask for other outputs.
///
/// SwiftPM does not look at what the files of a target say before it plans, but at the names in the folder of a
/// prebuild command. The checksum of the build file is such a name; it is brought up to date before.
struct BuildFileWatch {
    var file: URL
    var folder: URL

    var commands: [Command] {
        let script = #"rm -rf "$2" && mkdir -p "$2" && : > "$2/$(cksum < "$1" | tr ' ' -)""#
        // Documentation alone is left out of what is copied from the folder into the bundle.
        let mark = folder.appending(path: "plan.docc")
        let arguments = ["-c", script, "sh", file.path(percentEncoded: false), mark.path(percentEncoded: false)]
        let shell = URL(filePath: "/bin/sh")
        return [
            .prebuildCommand(
                displayName: "Planning symbols", executable: shell, arguments: arguments, outputFilesDirectory: folder),
            .buildCommand(
                displayName: "Looking for changes of \(file.lastPathComponent)", executable: shell,
                arguments: arguments, inputFiles: [file], outputFiles: [mark])
        ]
    }
}
