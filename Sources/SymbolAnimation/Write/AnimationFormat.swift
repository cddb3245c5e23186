/// A file format in which all frames of an animation can be written.
public enum AnimationFormat: String, CaseIterable, Hashable, Sendable {
    case apng, gif, webp
    /// One PNG image that contains the frames in rows.
    case strip
    /// Straight RGBA, 8 bits per channel, one frame after another.
    case raw

    /// The extensions of files in the format, the usual one first.
    package var fileExtensions: [String] {
        switch self {
        case .apng: ["apng", "png"]
        case .gif, .webp: [rawValue]
        case .strip: ["png"]
        case .raw: ["rgba", "raw"]
        }
    }
}
