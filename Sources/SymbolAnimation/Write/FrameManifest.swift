internal import SymbolEffects
internal import SymbolImaging
package import SymbolStills

/// The contents of `frames.json`, which describes a folder of frames.
package struct FrameManifest: Encodable, Sendable {
    /// The file, number and time of one frame.
    package struct Frame: Encodable, Sendable {
        package var file: String
        package var frame: Int
        /// The time of the frame in seconds.
        package var time: Double
    }

    /// The version and the digest of the table of animation constants.
    package struct MotionTableMark: Encodable, Sendable {
        package var version: Int
        package var digest: String
    }

    package var name: String
    package var label: String?
    package var fps: Double
    /// The frame rate as an exact fraction, such as `30000/1001`.
    package var frameRate: String
    /// Seconds, all frames together.
    package var duration: Double
    /// When everything has come to rest, in seconds; `nil` where something never does.
    package var completion: Double?
    package var width, height: Int
    /// Whether the last frame leads back to the first.
    package var isLoop: Bool
    package var metrics: PixelMetrics
    package var motionTable: MotionTableMark
    package var effects: [String]
    package var frames: [Frame]
}

extension FrameManifest {
    /// The name of a frame's file without its extension, such as `name_0012`.
    package static func frameName(_ name: String, _ frame: Int) -> String {
        let digits = "\(frame)"
        return "\(name)_\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)"
    }

    /// Describes the frames of an animation.
    ///
    /// - Parameters:
    ///   - sequence: The frames.
    ///   - name: The name of the symbol.
    ///   - label: The accessibility label; `nil` for none.
    ///   - effects: The effects as they were written.
    ///   - file: Returns the file name of a frame.
    package init(
        _ sequence: FrameSequence, name: String, label: String?, effects: [String], file: (Int) -> String
    ) {
        self.init(
            name: name, label: label, fps: sequence.rate.framesPerSecond, frameRate: sequence.rate.description,
            duration: sequence.rate.time(of: sequence.frames.count), completion: sequence.end, width: sequence.width,
            height: sequence.height,
            isLoop: sequence.isLoop,
            metrics: sequence.metrics, motionTable: .init(version: MotionTable.version, digest: MotionTable.digest),
            effects: effects,
            frames: sequence.frames.map { Frame(file: file($0), frame: $0, time: sequence.rate.time(of: $0)) })
    }
}
