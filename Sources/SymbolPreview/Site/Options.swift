internal import Insignia

/// The options of the commands that an address may contain; files are named only by the ids of symbols.
struct Options: Sendable {
    private let values: Set<String>
    private let flags: Set<String>

    private init(values: Set<String>, flags: Set<String>) { (self.values, self.flags) = (values, flags) }

    private static let appearance = Options(
        values: [
            "weight", "scale", "rendering-mode", "color-rendering", "tint", "palette", "appearance", "locale",
            "layout-direction", "size", "point-size", "text-style", "dynamic-type", "platform"
        ], flags: ["strict", "increase-contrast", "emphasized", "bold-text"])
    private static let drawing = appearance.and(
        ["variable-value", "variable-mode", "inactive", "background", "display-scale", "canvas", "baseline"],
        ["variable-layers", "decorative"])

    static let still = drawing.and(["simulate", "grid", "compression"])
    static let motion = drawing.and(
        [
            "effect", "speed", "repeat", "delay", "fps", "duration", "from", "until", "frame", "at", "loops", "matte",
            "columns", "format"
        ], ["reduce-motion", "fit"])
    static let inspection = appearance.and(
        ["contrast-with", "compare-tint", "compare-palette", "variable-value", "variable-mode", "inactive"],
        ["variable-layers"])
    static let conversion = Options(values: ["template-version"], flags: ["static", "variable", "variants"])

    func isFlag(_ name: String) -> Bool { flags.contains(name) }

    private func and(_ values: Set<String>, _ flags: Set<String> = []) -> Options {
        Options(values: self.values.union(values), flags: self.flags.union(flags))
    }

    /// Returns the arguments of the command for the symbol at a path.
    ///
    /// The item `v`, which only makes addresses distinct, is ignored.
    func arguments(_ query: Query, _ path: String) throws(Refusal) -> [String] {
        var arguments: [String] = []
        for item in query.items where item.name != "v" {
            if flags.contains(item.name) {
                if item.value != "false" { arguments.append("--\(item.name)") }
            } else if values.contains(item.name) {
                arguments.append("--\(item.name)=\(item.value)")
            } else {
                let near = item.name.nearest(in: values.union(flags).sorted())
                throw Refusal(
                    400, "\"\(item.name)\" is not an option here" + (near.map { "; did you mean \($0)?" } ?? ""))
            }
        }
        // After the terminator, a path that begins with a hyphen is not taken for an option.
        return arguments + ["--", path]
    }
}
