import Foundation
import PackagePlugin

/// Makes SwiftPM plan again when a build file is edited, since its outputs may have changed.
///
/// Before it plans, SwiftPM does not look at the contents of a target's files, but at the names of the files in the
/// folder of a prebuild command. The checksum of the build file is such a name, updated by the prebuild command.
struct BuildFileWatch {
    var file: URL
    var folder: URL

    var commands: [Command] {
        let script = #"rm -rf "$2" && mkdir -p "$2" && : > "$2/$(cksum < "$1" | tr ' ' -)""#
        // Only documentation catalogs are not copied from the folder into the bundle.
        let mark = folder.appending(path: "plan.docc")
        let arguments = ["-c", script, "sh", file.path(percentEncoded: false), mark.path(percentEncoded: false)]
        let shell = URL(filePath: "/bin/sh")
        return [
            .prebuildCommand(
                displayName: "Planning symbols", executable: shell, arguments: arguments, outputFilesDirectory: folder),
            .buildCommand(
                displayName: "Checking \(file.lastPathComponent) for changes", executable: shell,
                arguments: arguments, inputFiles: [file], outputFiles: [mark])
        ]
    }
}
