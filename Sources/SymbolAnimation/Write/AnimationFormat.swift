/// What becomes of an animation's frames.
public enum AnimationFormat: String, CaseIterable, Hashable, Sendable {
    /// A folder of numbered images and `frames.json`.
    case png
    case apng, gif, webp
    /// One image with the frames in rows.
    case strip
    /// Straight RGBA of 8 bits, frame after frame.
    case raw
}
