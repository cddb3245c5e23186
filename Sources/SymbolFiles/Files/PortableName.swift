/// Names of files as other systems take them.
package enum PortableName {
    /// What Windows refuses in a path, in words; nil for nothing (Naming Files, Paths, and Namespaces).
    package static func fault(in path: String) -> String? {
        for name in path.split(separator: "/") where name != "." && name != ".." {
            let refused = "<>:\"\\|?*".unicodeScalars
            if let found = name.unicodeScalars.first(where: { $0.value < 32 || refused.contains($0) }) {
                return "holds \(String(found).debugDescription)"
            }
            if name.hasSuffix(".") || name.hasSuffix(" ") { return "has a name that ends in a dot or space" }
            let stem = name.prefix { $0 != "." }.uppercased()
            if devices.contains(stem) { return "is called like the device \(stem)" }
        }
        return nil
    }

    private static let devices = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// What two paths have in common that are one where neither case nor the composition of letters counts.
    package static func folded(_ path: String) -> String { path.lowercased() }
}
