import Foundation
import PackagePlugin

/// The build file of a target: its own or, without one, a generated file.
enum BuildFile {
    static let name = "insignia.yml"

    static func own(of target: any SourceModuleTarget) -> URL? {
        let file = target.directoryURL.appending(path: name)
        return FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) ? file : nil
    }

    /// Writes a build file for pictures of all SVG files of the target and an enumeration of their names; returns nil
    /// where there are no SVG files.
    static func generated(for target: any SourceModuleTarget, in folder: URL) throws -> URL? {
        let symbols = target.sourceFiles.map(\.url).filter { $0.pathExtension == "svg" }
            .map { $0.path(percentEncoded: false) }.sorted()
        return symbols.isEmpty ? nil : try GeneratedFile(text(for: symbols)).write(to: folder.appending(path: name))
    }

    /// Removes the file that was generated before the target had its own: neither of two build files overwrites the
    /// outputs of the other.
    static func removeGenerated(in folder: URL) {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
    }

    private static func text(for symbols: [String]) -> String {
        """
        symbols:
        \(symbols.map { "  - \(quoted($0))\n" }.joined())sizes: [24]
        display-scales: [1, 2, 3]
        outputs:
          - png: ./
          - swift: SymbolPicture.swift

        """
    }

    /// Returns a text as a scalar of YAML; a plugin cannot import `yamlScalar` of the package's libraries.
    private static func quoted(_ text: String) -> String {
        "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }
}
