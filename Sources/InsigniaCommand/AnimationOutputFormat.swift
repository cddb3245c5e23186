import Insignia

/// A value of `--format`.
package enum AnimationOutputFormat: String, CaseIterable, Sendable {
    /// A folder of numbered PNG images with a `frames.json`.
    case png
    case apng, gif, webp, strip, raw

    /// The format of the single file; nil for a folder.
    var file: AnimationFormat? { AnimationFormat(rawValue: rawValue) }
}
