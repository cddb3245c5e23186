internal import SymbolFiles
internal import SymbolImaging
internal import SymbolSprites

/// The settings for goldens in a build file.
struct GoldenSettings: Sendable {
    /// The folder of goldens from the working directory, with a slash at its end.
    let folder: String
    /// The path of the build file from that folder, which records of goldens state.
    let buildFile: String?
    var tolerances = CaseRules<GoldenTolerance>()
    var lists = CaseRules<GoldenLists>()
    /// The areas that are not compared, in points from the top left corner.
    var ignoredAreas = CaseRules<[IgnoredArea]>()
    /// The seconds into each effect; none for film strips of whole effects.
    var times: [AxisValue<Double>] = []
    /// The frame rate of film strips: few frames show as much as many.
    var rate = FrameRate.strip

    /// Reads the settings; nil where the file has no goldens.
    init?(_ build: BuildFile) throws(FileError) {
        guard let folder = build.goldensFolder else { return nil }
        (self.folder, buildFile) = (folder, Self.path(of: build, from: folder))
        let file = build.source
        for (key, node) in try file.mapping(try file.root(), of: "symbols, axes and outputs") {
            let key = try file.text(key, of: "a key")
            if BuildFile.goldenKeys.contains(key) { try read(key, node, file) }
        }
    }

    /// The path of a build file from a folder of goldens; nil for one that would not fit into a line of a record.
    private static func path(of build: BuildFile, from folder: String) -> String? {
        var folders = CanonicalFolders()
        let path = CanonicalFolders.relativePath(from: folders.folder(folder), to: folders.path(build.path))
        return path.contains(where: \.isNewline) ? nil : path
    }

    private mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case "goldens": break
        case "tolerance":
            tolerances = try CaseRules(node, file) { node throws(FileError) in
                try file.value(node, of: "a tolerance") { text throws(ValueError) in try GoldenTolerance(text) }
            }
        case "lists":
            lists = try CaseRules(node, file) { node throws(FileError) in
                try file.value(node, of: "exact or off", ValueSyntax.choice)
            }
        case "ignore":
            ignoredAreas = try CaseRules(node, file) { node throws(FileError) in
                try file.list(node).map { item throws(FileError) in
                    try file.value(item, of: "x y width height") { text throws(ValueError) in try IgnoredArea(text) }
                }
            }
        case "times": times = try SpriteAxes.list(node, file, ValueSyntax.seconds)
        default: rate = try file.value(node, of: "frames per second", ValueSyntax.frameRate)
        }
    }

    /// Returns the criteria for comparing a case with its golden.
    func criteria(of one: GoldenCase) -> GoldenCriteria {
        GoldenCriteria(
            tolerance: tolerances.value(for: one.name) ?? .exact, lists: lists.value(for: one.name) ?? .exact,
            ignoredAreas: (ignoredAreas.value(for: one.name) ?? []).map { $0.pixels(at: one.displayScale) })
    }

    /// - Throws: `FileError` for a pattern that matches no case.
    func check(_ cases: [GoldenCase], _ file: YAMLFile) throws(FileError) {
        let names = cases.map(\.name)
        try tolerances.check(names, file)
        try lists.check(names, file)
        try ignoredAreas.check(names, file)
    }
}
