import ArgumentParser
import Insignia

/// The options that select the part of a symbol that becomes the image, and its alignment with the pixels.
struct CanvasArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Pixels per point; 1 by default. render takes several, such as 1,2,3, and draws an image for each.",
            valueName: "scale"))
    var displayScale: String?

    @Option(
        help: ArgumentHelp(
            "The part that becomes the image: layout, square or ink; motion beyond it enlarges it.",
            valueName: "kind"),
        completion: .list(CanvasKind.allCases.map(\.rawValue)))
    var canvas: String?

    @Option(
        help: ArgumentHelp(
            "The position of the baseline: exact (the default), or pixel to align it with a pixel boundary.",
            valueName: "position"),
        completion: .list(BaselinePlacement.allCases.map(\.rawValue)))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "How pixel coverage is computed: exact (the default), the same with any version of Cairo, or cairo.",
            valueName: "kind"),
        completion: .list(RasterizerKind.allCases.map(\.rawValue)))
    var rasterizer: String?

    var given: KeyValuePairs<String, Bool> {
        [
            "--display-scale": displayScale != nil, "--canvas": canvas != nil, "--baseline": baseline != nil,
            "--rasterizer": rasterizer != nil
        ]
    }

    /// The scale, for a command that draws a single picture.
    func scale() throws -> Double {
        let scales = try scales()
        guard scales.count == 1 else { throw ValidationError("--display-scale takes one scale here") }
        return scales[0]
    }

    func scales() throws -> [Double] { try displayScale.map(Values.displayScales) ?? [1] }

    func apply(to options: inout RenderOptions) throws {
        options.canvas = try canvas.map { try Values.choice($0, of: "--canvas") }
        options.baseline = try baseline.map { try Values.choice($0, of: "--baseline") } ?? .exact
        options.rasterizer = try rasterizer.map { try Values.choice($0, of: "--rasterizer") } ?? .exact
    }
}
