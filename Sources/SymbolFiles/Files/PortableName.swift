/// Checks of file names for use on other systems.
package enum PortableName {
    /// Describes what Windows does not allow in a path (Naming Files, Paths, and Namespaces); nil for a valid path.
    package static func fault(in path: String) -> String? {
        for name in path.split(separator: "/") where name != "." && name != ".." {
            let refused = "<>:\"\\|?*".unicodeScalars
            if let found = name.unicodeScalars.first(where: { $0.value < 32 || refused.contains($0) }) {
                return "contains \(String(found).debugDescription)"
            }
            if name.hasSuffix(".") || name.hasSuffix(" ") { return "has a name that ends in a dot or space" }
            let stem = name.prefix { $0 != "." }.uppercased()
            if devices.contains(stem) { return "has the name of the device \(stem)" }
        }
        return nil
    }

    private static let devices = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// Returns a text that is equal for paths that are the same where neither case nor the composition of letters
    /// matters.
    package static func folded(_ path: String) -> String { path.lowercased() }
}
