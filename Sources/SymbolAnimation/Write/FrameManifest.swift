internal import SymbolEffects
internal import SymbolImaging
package import SymbolStills

/// What `frames.json` tells of a folder of frames.
package struct FrameManifest: Encodable, Sendable {
    package struct Frame: Encodable, Sendable {
        package var file: String
        package var frame: Int
        /// Seconds.
        package var time: Double
    }

    package struct MotionTableMark: Encodable, Sendable {
        package var version: Int
        package var digest: String
    }

    package var name: String
    package var label: String?
    /// An exact fraction where it is no whole number.
    package var fps: String
    package var width, height: Int
    /// Whether the last frame leads back to the first.
    package var isLoop: Bool
    package var metrics: PixelMetrics
    package var motionTable: MotionTableMark
    package var effects: [String]
    package var frames: [Frame]
}

extension FrameManifest {
    /// `name_0012`: what a frame's file is called, without its extension.
    package static func frameName(_ name: String, _ frame: Int) -> String {
        let digits = "\(frame)"
        return "\(name)_\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)"
    }

    /// - Parameter file: a frame's file name.
    package init(
        _ sequence: FrameSequence, name: String, label: String?, isLoop: Bool, effects: [String], file: (Int) -> String
    ) {
        self.init(
            name: name, label: label, fps: sequence.rate.description, width: sequence.width, height: sequence.height,
            isLoop: isLoop,
            metrics: sequence.metrics, motionTable: .init(version: MotionTable.version, digest: MotionTable.digest),
            effects: effects,
            frames: sequence.frames.map { Frame(file: file($0), frame: $0, time: sequence.rate.time(of: $0)) })
    }
}
