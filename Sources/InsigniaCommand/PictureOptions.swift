import ArgumentParser
import Insignia

/// The options of commands that write pictures, which are neither of the symbol nor of the canvas.
struct PictureOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The colour behind the symbol, or none, the default.", valueName: "color"))
    var background: String?

    @Flag(help: "Write no accessibility label into the files: the picture is mere decoration.")
    var decorative = false

    var given: KeyValuePairs<String, Bool> {
        ["--background": background != nil, "--decorative": decorative]
    }

    func apply(to options: inout RenderOptions) throws {
        options.isDecorative = decorative
        if let background { options.background = try Values.background(background) }
    }
}
