internal import SymbolEffects
internal import SymbolImaging
public import SymbolStills

/// What `frames.json` tells of a folder of frames.
public struct FrameManifest: Encodable, Sendable {
    public struct Frame: Encodable, Sendable {
        public var file: String
        public var frame: Int
        /// Seconds.
        public var time: Double
    }

    public struct MotionTableMark: Encodable, Sendable {
        public var version: Int
        public var digest: String
    }

    public var name: String
    public var label: String?
    /// An exact fraction where it is no whole number.
    public var fps: String
    public var width, height: Int
    /// Whether the last frame leads back to the first.
    public var isLoop: Bool
    public var metrics: PixelMetrics
    public var motionTable: MotionTableMark
    public var effects: [String]
    public var frames: [Frame]
}

extension FrameManifest {
    /// `name_0012`: what a frame's file is called, without its extension.
    public static func frameName(_ name: String, _ frame: Int) -> String {
        let digits = "\(frame)"
        return "\(name)_\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)"
    }

    /// - Parameter file: a frame's file name.
    public init(
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
