import ArgumentParser
import Insignia

/// Draws an animation and writes it.
struct AnimationRun {
    struct Time {
        var rate: FrameRate
        var from, until: Double?
        var frame: Int?
        var at: Double?

        /// The moment to draw, in seconds; nil where several frames are drawn.
        var moment: Double? { at ?? frame.map(rate.time) }
    }

    struct Output {
        var target: AnimationTarget
        var settings: AnimationWriter.Settings
        var reportsJSON: Bool
    }

    let file: String
    let script: MotionScript
    let options: RenderOptions
    let time: Time
    let output: Output
    let quiet: Bool

    func run() throws {
        try failing(at: file) {
            var found: [Diagnostic] = []
            let symbol = try load(file, &found)
            let plan = try script.plan(symbol, options) { try load($0, &found) }
            let sequence = try chosenFrames(of: plan)
            try refuseMissingFrame(of: sequence)
            if !quiet { Console.report(sequence.diagnostics, of: file) }
            try write(sequence, of: symbol, plan, found + sequence.diagnostics)
        }
    }

    func frames(of plan: AnimationPlan) throws(RenderError) -> FrameSequence {
        let range =
            time.from != nil || time.until != nil
            ? (time.from ?? 0)..<max(time.until ?? .infinity, time.from ?? 0) : nil
        return try FrameSequence(
            plan.animation, options: options, rate: time.rate, span: plan.span, range: range,
            moments: [time.moment].compactMap { $0 })
    }

    /// Returns the frames of the chosen range.
    ///
    /// - Throws: `CommandFailure` for wrong usage where there is none in it.
    private func chosenFrames(of plan: AnimationPlan) throws -> FrameSequence {
        do throws(RenderError) { return try frames(of: plan) } catch {
            guard case .noFrames = error else { throw error }
            let all = try FrameSequence(plan.animation, options: options, rate: time.rate, span: plan.span)
            let number = SVGNumberFormat(decimals: 3)
            let bounds = [("at or after --from", time.from), ("before --until", time.until)]
            let range = bounds.compactMap { bound, seconds in seconds.map { "\(bound) \(number.decimal($0))" } }
            throw usageError(
                "no frame lies \(range.joined(separator: " and ")); expected times from 0 to "
                    + number.decimal(all.rate.time(of: all.count)))
        }
    }

    /// Refuses a frame that the sequence does not have and in which everything rests; `--at` draws any moment.
    private func refuseMissingFrame(of sequence: FrameSequence) throws {
        guard let frame = time.frame, !sequence.isLoop, frame >= sequence.count, let rest = sequence.completion,
            time.rate.time(of: frame) > rest
        else { return }
        throw usageError("--frame \(frame): there is no such frame; expected 0 to \(sequence.count - 1)")
    }

    /// Prints what happens to each layer when the symbol is replaced, and draws nothing.
    func explain(replacing other: String, asJSON: Bool) throws {
        try failing(at: file) {
            var found: [Diagnostic] = []
            let (symbol, goal) = (try load(file, &found), try load(other, &found))
            let plan = try MagicPlan(replacing: symbol, with: goal, options)
            if asJSON { try Console.printJSON(plan) } else { try Console.printLines("\(plan)") }
        }
    }

    /// Reads a symbol, and adds its diagnostics to those found.
    private func load(_ path: String, _ found: inout [Diagnostic]) throws(FileError) -> Symbol {
        let name = path == file ? output.target.symbolName(of: path) : nil
        let document = try SymbolDocument(contentsOf: path, named: name, for: options)
        if !quiet { Console.report(document.diagnostics, of: path) }
        found += document.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if path != file { diagnostic.file = diagnostic.file ?? path }
            return diagnostic
        }
        return document.symbol
    }

    /// Reads a timeline file.
    static func timeline(_ path: String) throws -> TimelineFile { try failing { try TimelineFile(contentsOf: path) } }

    private func write(
        _ sequence: FrameSequence, of symbol: Symbol, _ plan: AnimationPlan, _ found: [Diagnostic]
    ) throws {
        let label = plan.animation.spokenLabel
        let writer = AnimationWriter(sequence, settings: output.settings, label: label)
        let path = output.target.path(of: symbol.name)
        var claims = OutputClaims(reading: [file] + [script.timelinePath].compactMap(\.self) + script.symbolPaths)
        try claims.claim(path, for: .named(file))
        try Files.createFolder(of: path)
        switch output.target.content {
        case .still:
            let moment = time.moment ?? 0
            try writer.writeStill(at: moment, to: path)
            try report(AnimationReport(still: sequence, at: moment, path: path, label: label), found)
        case .frames: try writeFrames(sequence, of: symbol, writer, label, in: path)
        case .file(let format):
            let lost = writer.diagnostics(of: format)
            if !quiet { Console.report(lost, of: file) }
            let (written, shown) = try writer.writeCounting(format, to: path)
            let columns = format == .strip ? writer.columns : nil
            try report(
                AnimationReport(written, path: path, label: label, columns: columns, shown: shown), found + lost)
            guard format == .raw else { return }
            let size = "\(sequence.width)x\(sequence.height)"
            hint(
                symbol, "-f rawvideo -pixel_format rgba -video_size \(size) -framerate \(sequence.rate) -i \(path)")
        }
    }

    private func writeFrames(
        _ sequence: FrameSequence, of symbol: Symbol, _ writer: AnimationWriter, _ label: String?, in folder: String
    ) throws {
        func name(_ frame: Int) -> String { FrameManifest.frameName(symbol.name, frame) + ".png" }
        let former = FormerFrames(in: folder, of: symbol.name)
        try writer.writeFrames(to: { folder + name($0) })
        let manifest = FrameManifest(
            sequence, name: symbol.name, label: label, effects: script.effects.map(\.text), file: name)
        let text = try JSONValue(encoding: manifest).text(.loose)
        let list = folder + FormerFrames.manifestName
        try Files.write(Array((text + "\n").utf8), to: list)
        former.remove(except: sequence.frames.map(name))
        if !quiet, let first = former.others.first {
            Console.warning(
                "\(list) lists the frames of \(symbol.name) now; former ones, such as \(first), stay; "
                    + "expected a folder for each symbol")
        }
        if output.reportsJSON { try Console.printLines(text) }
        hint(
            symbol,
            "-framerate \(sequence.rate) -start_number \(sequence.frames.lowerBound) "
                + "-i \((folder + symbol.name + "_%04d.png").shellWord)"
        )
    }

    private func report(_ report: AnimationReport, _ found: [Diagnostic]) throws {
        guard output.reportsJSON else { return }
        var report = report
        report.diagnostics = found.inOptions
        try Console.printJSON(report)
    }

    /// Prints an ffmpeg command that turns the output into a film with an alpha channel.
    private func hint(_ symbol: Symbol, _ input: String) {
        guard !quiet, Console.isTerminal else { return }
        Console.say("film: ffmpeg \(input) -c:v libvpx-vp9 -pix_fmt yuva420p \((symbol.name + ".webm").shellWord)")
    }
}
