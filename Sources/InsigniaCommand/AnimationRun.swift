import ArgumentParser
import Insignia

/// One animation, drawn and written.
struct AnimationRun {
    struct Time {
        var rate: FrameRate
        var duration, from, until: Double?
        var frame: Int?
        var at: Double?
        var reducesMotion: Bool
    }

    /// What moves the symbol.
    enum Motion {
        case effects([EffectSpec], EffectOptions)
        /// The path of a timeline file.
        case timeline(String)
    }

    struct Output {
        /// A file, a folder, `-` for standard output; nil for a name after the symbol's.
        var path: String?
        /// Nil leaves it to the name.
        var format: AnimationFormat?
        var settings: AnimationWriter.Settings
        var reportsJSON: Bool
    }

    let file: String
    /// The file of the symbol that takes the place of the first.
    let other: String?
    let motion: Motion
    let options: RenderOptions
    let time: Time
    let output: Output
    let quiet: Bool

    func run() throws {
        let symbol = try load(file)
        try tellingErrors(of: file) {
            let plan = try plan(symbol)
            let range =
                time.from != nil || time.until != nil
                ? (time.from ?? 0)..<max(time.until ?? .infinity, time.from ?? 0) : nil
            let sequence = try FrameSequence(
                plan.animation, options: options, rate: time.rate, span: plan.span, range: range)
            if !quiet { sequence.diagnostics.forEach { Console.report($0, of: file) } }
            try write(sequence, of: symbol, plan)
        }
    }

    /// Prints what becomes of each layer when the symbol is replaced, and draws nothing.
    func explain(replacing other: String, asJSON: Bool) throws {
        let (symbol, goal) = (try load(file), try load(other))
        try tellingErrors(of: file) {
            let plan = try MagicPlan(replacing: symbol, with: goal, options)
            Console.print(asJSON ? try JSONValue(encoding: plan).text(.loose) : "\(plan)")
        }
    }

    private func load(_ path: String) throws -> Symbol {
        try tellingErrors(of: path) {
            let document = try SymbolDocument(
                contentsOf: path, locale: options.locale, layoutDirection: options.effectiveDirection)
            if !quiet { document.diagnostics.forEach { Console.report($0, of: path) } }
            return document.symbol
        }
    }

    private func plan(_ symbol: Symbol) throws -> AnimationPlan {
        switch motion {
        case .effects(let specs, let effectOptions):
            return try AnimationPlan(
                symbol, to: try other.map(load), options, specs, effectOptions, duration: time.duration,
                reducesMotion: time.reducesMotion)
        case .timeline(let path):
            return try AnimationPlan(
                symbol, options, try TimelineFile(contentsOf: path), duration: time.duration,
                reducesMotion: time.reducesMotion, load: load)
        }
    }

    private func write(_ sequence: FrameSequence, of symbol: Symbol, _ plan: AnimationPlan) throws {
        func path(_ suffix: String) -> String { output.path ?? "\(symbol.name).\(suffix)" }
        let writer = AnimationWriter(sequence, output.settings, label: plan.animation.spokenLabel)
        if time.frame != nil || time.at != nil {
            return try writer.writeStill(path("png"), frame: time.frame, at: time.at)
        }
        switch format {
        case .png: try writeFolder(sequence, of: symbol, writer, plan)
        case .strip: try finish(path("png"), sequence, plan) { try writer.writeStrip(to: $0) }
        case .raw:
            try finish(path("rgba"), sequence, plan) { try writer.writeRaw(to: $0) }
            hint(
                symbol,
                "-f rawvideo -pixel_format rgba -video_size \(sequence.width)x\(sequence.height) -framerate \(sequence.rate) -i \(path("rgba"))"
            )
        case .apng, .gif, .webp:
            try finish(path(format.rawValue), sequence, plan) { try writer.write(format, to: $0) }
        }
    }

    private func writeFolder(
        _ sequence: FrameSequence, of symbol: Symbol, _ writer: AnimationWriter, _ plan: AnimationPlan
    ) throws {
        guard output.path != "-" else {
            throw usageError("frames are many files; -o - takes --format apng, gif, webp, strip or raw")
        }
        let folder = output.path.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "\(symbol.name)/"
        try Files.createFolder(folder)
        func name(_ frame: Int) -> String { FrameManifest.frameName(symbol.name, frame) + ".png" }
        try writer.writeFrames(to: { folder + name($0) })
        let manifest = FrameManifest(
            sequence, name: symbol.name, label: plan.animation.spokenLabel, isLoop: plan.isLoop, effects: effectNames,
            file: name)
        let text = try JSONValue(encoding: manifest).text(.loose)
        try Files.write(Array((text + "\n").utf8), to: folder + "frames.json")
        if output.reportsJSON { Console.print(text) }
        hint(
            symbol,
            "-framerate \(sequence.rate) -start_number \(sequence.frames.lowerBound) -i '\(folder)\(symbol.name)_%04d.png'"
        )
    }

    private func finish(
        _ path: String, _ sequence: FrameSequence, _ plan: AnimationPlan, _ write: (String) throws -> Void
    ) throws {
        try Files.createFolder(of: path)
        try write(path)
        guard output.reportsJSON else { return }
        let columns = format == .strip ? output.settings.columns ?? sequence.frames.count : nil
        let report = AnimationReport(
            sequence, path: path, label: plan.animation.spokenLabel, isLoop: plan.isLoop, columns: columns)
        Console.print(try JSONValue(encoding: report).text(.loose))
    }

    /// Prints an ffmpeg command that makes a film with alpha of what was written.
    private func hint(_ symbol: Symbol, _ input: String) {
        guard !quiet, Console.isTerminal else { return }
        Console.say("film: ffmpeg \(input) -c:v libvpx-vp9 -pix_fmt yuva420p \(symbol.name).webm")
    }

    /// The effects as they were written.
    private var effectNames: [String] {
        if case .effects(let specs, _) = motion { specs.map(\.text) } else { [] }
    }

    /// The format that was asked for, else the one that the output's name says.
    private var format: AnimationFormat {
        if let format = output.format { return format }
        guard let path = output.path?.lowercased(), !path.hasSuffix("/") else { return .png }
        if path.hasSuffix(".png") { return .apng }
        return AnimationFormat.allCases.first { path.hasSuffix("." + $0.rawValue) } ?? .png
    }
}
