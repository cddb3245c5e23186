import ArgumentParser
import Insignia

/// The options that select the format of an animation.
struct AnimationFormatOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "png (a folder of frames), apng, gif, webp, strip or raw; by default, the extension of the output decides.",
            valueName: "format"),
        completion: .list(AnimationOutputFormat.allCases.map(\.rawValue)))
    var format: String?

    @Option(
        help: ArgumentHelp(
            "How many times an animated image plays; 0, the default, means forever.", valueName: "times"))
    var loops: String?

    @Option(
        help: ArgumentHelp(
            "The colour that GIF frames are blended with; without it, pixels below half alpha become transparent.",
            valueName: "color"))
    var matte: String?

    @Option(
        help: ArgumentHelp("Frames in each row of a strip; by default, all frames are in one row.", valueName: "number")
    )
    var columns: String?

    /// The options that have no effect on a single picture, with whether they are given.
    var ofAnimations: KeyValuePairs<String, Bool> {
        ["--loops": loops != nil, "--matte": matte != nil, "--columns": columns != nil]
    }

    func target(_ output: String?, isStill: Bool) throws -> AnimationTarget {
        let format: AnimationOutputFormat? = try format.map { try Values.choice($0, of: "--format") }
        let target = try AnimationTarget(output, format: format, isStill: isStill)
        try check(target.content)
        return target
    }

    /// Rejects options of formats other than the one written.
    private func check(_ content: AnimationTarget.Content) throws {
        let format: AnimationFormat? = if case .file(let format) = content { format } else { nil }
        try rejectIneffective(
            ["--matte": matte != nil && format != .gif], "needs --format gif, which has no translucency")
        try rejectIneffective(["--columns": columns != nil && format != .strip], "needs --format strip, which has rows")
        try rejectIneffective(
            ["--loops": loops != nil && !([.apng, .gif, .webp] as [AnimationFormat?]).contains(format)],
            "needs --format apng, gif or webp, which play by themselves")
    }

    func settings() throws -> AnimationWriter.Settings {
        var settings = AnimationWriter.Settings()
        let (times, rows) = (AnimationWriter.Settings.loopCounts, AnimationWriter.Settings.columnCounts)
        settings.loops = try loops.map { try Values.whole($0, of: "--loops", times) } ?? 0
        settings.columns = try columns.map { try Values.whole($0, of: "--columns", rows) }
        settings.matte = try matte.map { try Values.opaque($0, of: "--matte") }
        return settings
    }
}
