public import ArgumentParser
public import SymbolDrawing
public import SymbolImaging
public import SymbolModel
public import SymbolRendering

extension Color: ExpressibleByArgument {
    public init?(argument: String) {
        guard let color = try? Color(css: argument) else { return nil }
        self = color
    }
}

extension Weight: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public var defaultValueDescription: String { name.lowercased() }
    public static var allValueStrings: [String] { allCases.map { $0.name.lowercased() } }
}

extension Scale: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
}

extension CanvasKind: ExpressibleByArgument {}

/// `1,2,3`: the display scales to draw at.
struct DisplayScales: ExpressibleByArgument {
    let values: [Double]

    public init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == words.count, numbers.allSatisfy({ $0 > 0 && $0 <= 100 }) else { return nil }
        values = numbers
    }

    /// `@2x` behind a file's name; nothing for 1.
    static func suffix(_ scale: Double) -> String {
        if scale == 1 { return "" }
        return scale == scale.rounded() ? "@\(Int(scale))x" : "@\(scale)x"
    }
}

extension PNGEncoder.Compression: ExpressibleByArgument {}
