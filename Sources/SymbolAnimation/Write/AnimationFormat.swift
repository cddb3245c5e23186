/// A file format in which the frames of an animation can be written.
public enum AnimationFormat: String, CaseIterable, Hashable, Sendable {
    /// A folder of numbered PNG images with a `frames.json`.
    case png
    case apng, gif, webp
    /// One PNG image that contains the frames in rows.
    case strip
    /// Straight RGBA, 8 bits per channel, one frame after another.
    case raw

    /// The extensions of files in the format, the usual one first; empty for frames, which are several files.
    package var fileExtensions: [String] {
        switch self {
        case .png: []
        case .apng: ["apng", "png"]
        case .gif, .webp: [rawValue]
        case .strip: ["png"]
        case .raw: ["rgba", "raw"]
        }
    }
}
