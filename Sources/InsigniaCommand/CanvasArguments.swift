import ArgumentParser
import Insignia

/// The options that select which part of a symbol becomes the image, and how it falls on the pixels.
struct CanvasArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Pixels per point, 1 by default; render takes several, as in 1,2,3, for an image each.",
            valueName: "scale"))
    var displayScale: String?

    @Option(
        help: ArgumentHelp(
            "The part that becomes the image: layout, square or ink; what moves makes it larger.",
            valueName: "kind"),
        completion: .list(CanvasKind.allCases.map(\.rawValue)))
    var canvas: String?

    @Option(
        help: ArgumentHelp(
            "Where the baseline lies: exact (the default), or pixel for between two rows of pixels.",
            valueName: "place"),
        completion: .list(BaselinePlacement.allCases.map(\.rawValue)))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "How the coverage of pixels is found: exact, the same with every Cairo, or by cairo.",
            valueName: "kind"),
        completion: .list(RasterizerKind.allCases.map(\.rawValue)))
    var rasterizer: String?

    var given: KeyValuePairs<String, Bool> {
        [
            "--display-scale": displayScale != nil, "--canvas": canvas != nil, "--baseline": baseline != nil,
            "--rasterizer": rasterizer != nil
        ]
    }

    /// The scale of a command that draws one picture.
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
