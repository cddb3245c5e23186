import ArgumentParser
import Insignia

/// The options that select the frames of an animation.
struct FrameOptions: CheckedArguments {
    @Option(
        help: ArgumentHelp(
            "Frames per second, such as 60, 29.97 or 30000/1001; 30 by default. GIF shows at most 50.",
            valueName: "rate"))
    var fps: String?

    @Option(
        help: ArgumentHelp(
            "The length of the animation; by default, until it comes to rest or loops.",
            valueName: "seconds"))
    var duration: String?

    @Option(help: ArgumentHelp("Write only the frames from this time onwards.", valueName: "seconds"))
    var from: String?

    @Option(help: ArgumentHelp("Write only the frames before this time.", valueName: "seconds"))
    var until: String?

    @Option(help: ArgumentHelp("Write only this frame; the first is 0.", valueName: "number"))
    var frame: String?

    @Option(help: ArgumentHelp("Write only the picture at this moment.", valueName: "seconds"))
    var at: String?

    func checkCombination() throws {
        if frame != nil, at != nil { throw ValidationError("--frame and --at cannot be combined") }
        guard isStill else { return }
        try rejectIneffective(["--from": from != nil, "--until": until != nil], Self.stillReason)
    }

    /// The reason why options of animations have no effect on a single picture.
    static let stillReason = "has no effect with --frame or --at, which write one picture"

    /// Whether a single picture is written.
    var isStill: Bool { frame != nil || at != nil }

    var given: KeyValuePairs<String, Bool> {
        [
            "--fps": fps != nil, "--duration": duration != nil, "--from": from != nil, "--until": until != nil,
            "--frame": frame != nil, "--at": at != nil
        ]
    }

    func length() throws -> Double? { try duration.map { try Values.seconds($0, of: "--duration") } }

    func time() throws -> AnimationRun.Time {
        AnimationRun.Time(
            rate: try fps.map { try Values.read($0, of: "--fps", ValueSyntax.frameRate) } ?? .standard,
            from: try from.map { try Values.seconds($0, of: "--from") },
            until: try until.map { try Values.seconds($0, of: "--until") },
            frame: try frame.map { try Values.whole($0, of: "--frame", 0...FrameSequence.maximumCount - 1) },
            at: try at.map { try Values.seconds($0, of: "--at") })
    }
}
