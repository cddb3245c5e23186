/// What a build file tells of its goldens.
struct GoldenSettings: Sendable {
    /// From the folder of the run, with a slash at its end.
    var folder: String
    var tolerance = GoldenTolerance.exact
    /// Seconds into each effect; none for whole film strips.
    var times: [AxisValue<Double>] = []
    /// Of film strips: few frames tell as much as many.
    var rate = FrameRate.strip

    static let keys = ["goldens", "tolerance", "times", "strip-fps"]

    mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case "goldens":
            let path = file.relative(try file.text(node, of: "a folder"))
            guard !path.isEmpty else { throw file.error(node, "expected a folder") }
            folder = path.hasSuffix("/") ? path : path + "/"
        case "tolerance":
            tolerance = try file.value(node, of: "a tolerance") { text throws(ValueError) in try GoldenTolerance(text) }
        case "times":
            for item in file.list(node) {
                times.append(
                    AxisValue(
                        text: try file.text(item, of: "seconds"),
                        value: try file.value(item, of: "seconds", ValueSyntax.seconds)))
            }
        default: rate = try file.value(node, of: "frames a second", ValueSyntax.frameRate)
        }
    }
}
