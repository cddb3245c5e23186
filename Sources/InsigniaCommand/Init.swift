import ArgumentParser
import Insignia

struct Init: ParsableCommand, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a build file to start from.",
        discussion: """
            EXAMPLES
              insignia init && insignia sprites
              insignia init icons.yml
              insignia init --schema > insignia.schema.json    # for editors
            """)

    @Argument(
        help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file(extensions: ["yml", "yaml"]))
    var file = Init.standardName

    static let standardName = "insignia.yml"

    @Flag(help: "Print a JSON Schema for build files instead.")
    var schema = false

    func checkCombination() throws {
        try rejectIneffective([file: schema && file != Init.standardName], "has no effect with --schema, which prints")
    }

    func run() throws {
        if schema { return try Console.printLines(BuildFileSchema.text) }
        try failing {
            let file = try Values.file(file, of: "the file", formats: ["yml", "yaml"])
            guard !Files.exists(file) else { throw FileError(.create, path: file, message: "already exists") }
            let found = Self.symbols(in: Files.folder(of: file))
            try Files.write(Array(Self.text(symbols: found ?? Self.patterns[0]).utf8), to: file)
            let next = found == nil ? "set its symbols, then run" : "review it, then run"
            Console.say("\(file): \(next) insignia sprites\(file == Self.standardName ? "" : " \(file)")")
        }
    }

    /// The patterns of paths at which symbols are looked for before they are looked for everywhere.
    private static let patterns = ["icons/*.svg", "Symbols/*.svg", "*.svg"]

    /// A pattern, relative to a folder, of the drawings in the usual places, or else of all below it; nil where there
    /// are none.
    private static func symbols(in folder: String) -> String? {
        func found(_ pattern: String) -> [String] { PathSearch(PathPattern(pattern, in: folder)).files }
        if let usual = patterns.first(where: { !found($0).isEmpty }) { return usual }
        for ending in ["svg", "svgz"] {
            let folders = Set(found("**/*.\(ending)").map { Files.folder(of: $0).dropFirst(folder.count) })
            guard let first = folders.min(), let last = folders.max() else { continue }
            let common = Files.folder(of: String(zip(first, last).prefix { $0 == $1 }.map(\.0)))
            let place = folders.count == 1 ? PathPattern.literal(first) : PathPattern.literal(common) + "**/"
            // An entry that begins with an exclamation mark leaves out files.
            return "\(place.hasPrefix("!") ? "./" : "")\(place)*.\(ending)"
        }
        return nil
    }

    private static func text(symbols: String) -> String {
        """
        # What `insignia sprites` builds. Paths are relative to the folder of this file.
        symbols:                   # files, folders, and patterns with * and **; '!draft*' leaves out
          - \(symbols.yamlScalar)
          # - {files: icons/logo.svg, sizes: [64], tint: red}    # with its own settings

        # A picture is drawn for each combination of these; an axis left out has its default.
        # weights: [regular, bold]
        # scales: [small, medium, large]
        # rendering-modes: [monochrome, multicolor]
        # appearances: [light, dark]
        sizes: [24]                # or point-sizes: [17], or text-styles: [body, headline]
        # dynamic-types: [large, ax3]    # for text styles, as are platform: watchos, emphasized: true, bold-text: true
        # variable-values: [0%, 50%, 100%]
        # locales: [en, ar]
        # effects: [bounce, drawOn]    # or {effect: replace.magic, to: icons/off.svg}, {timeline: story.yml}
        display-scales: [1, 2]

        # These apply to all pictures.
        # tint: '#0a6cff'
        # palette: 'slategray, orange'
        # asset-colors: colors.yml

        # By default, the name of the symbol and the values of the axes with several.
        # name: '{symbol}-{weight}-{size}'    # or {path}, which includes folders

        outputs:
          - png: build/icons/
          # - {sheet: build/sprite, manifests: [maplibre, css], padding: 1, max-size: 2048}
          # - xcassets: build/Icons.xcassets/
          # - android: build/res/
          # - {webp: build/moving/, fps: 30}

        # Reference images, for insignia golden record and verify.
        # goldens: goldens/

        """
    }
}
