import ArgumentParser
import Insignia

/// One animation, drawn and written.
struct AnimationRun {
    struct Time {
        var rate: FrameRate
        var duration, from, until: Double?
        var frame: Int?
        var at: Double?
    }

    let command: Animate
    let symbol: Symbol
    let other: Symbol?
    let options: RenderOptions
    let settings: AnimationWriter.Settings
    let time: Time

    func run() throws {
        try tellingErrors(of: command.file) {
            let plan = try plan()
            let range =
                time.from != nil || time.until != nil
                ? (time.from ?? 0)..<max(time.until ?? .infinity, time.from ?? 0) : nil
            let sequence = try FrameSequence(plan.animation, options, rate: time.rate, span: plan.span, range: range)
            if !command.quiet { Set(sequence.notices).sorted().forEach { Console.warning("\(command.file): \($0)") } }
            try write(sequence, isLoop: plan.isLoop)
        }
    }

    private func plan() throws -> AnimationPlan {
        let (effects, reducesMotion) = (command.effects, command.effects.reduceMotion)
        guard let path = command.timeline else {
            return try AnimationPlan(
                symbol, to: other, options, try effects.specs(), try effects.options(), duration: time.duration,
                reducesMotion: reducesMotion)
        }
        return try AnimationPlan(
            symbol, options, try TimelineFile(contentsOf: path), duration: time.duration, reducesMotion: reducesMotion,
            load: { try command.load($0, options) })
    }

    private func write(_ sequence: FrameSequence, isLoop: Bool) throws {
        let format = try format()
        let writer = AnimationWriter(sequence, settings, label: symbol.spokenLabel)
        if time.frame != nil || time.at != nil {
            return try writer.writeStill(path("png"), frame: time.frame, at: time.at)
        }
        switch format {
        case .png: try writeFolder(sequence, writer, isLoop)
        case .strip: try finish(path("png")) { try writer.writeStrip(to: $0) }
        case .raw:
            try finish(path("rgba")) { try writer.writeRaw(to: $0) }
            hint(
                "-f rawvideo -pixel_format rgba -video_size \(sequence.width)x\(sequence.height) -framerate \(sequence.rate) -i \(path("rgba"))"
            )
        case .apng, .gif, .webp: try finish(path(format.rawValue)) { try writer.write(format, to: $0) }
        }
    }

    private func writeFolder(_ sequence: FrameSequence, _ writer: AnimationWriter, _ isLoop: Bool) throws {
        guard command.output != "-" else {
            throw usageError("frames are many files; -o - takes --format apng, gif, webp, strip or raw")
        }
        let folder = command.output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "\(symbol.name)/"
        try Files.createFolder(folder)
        func name(_ frame: Int) -> String { FrameManifest.frameName(symbol.name, frame) + ".png" }
        try writer.writeFrames(to: { folder + name($0) })
        let manifest = FrameManifest(
            sequence, name: symbol.name, label: symbol.spokenLabel, isLoop: isLoop, effects: command.effects.effects,
            file: name)
        let text = try JSONText.of(manifest)
        try Files.write(Array((text + "\n").utf8), to: folder + "frames.json")
        if command.json { Console.print(text) }
        hint(
            "-framerate \(sequence.rate) -start_number \(sequence.frames.lowerBound) -i '\(folder)\(symbol.name)_%04d.png'"
        )
    }

    private func finish(_ path: String, _ write: (String) throws -> Void) throws {
        try Files.createFolder(of: path)
        try write(path)
        if command.json { Console.print(try JSONText.of(["path": path])) }
    }

    /// A line that makes a film with alpha of what was written.
    private func hint(_ input: String) {
        guard !command.quiet, Console.isTerminal else { return }
        Console.say("film: ffmpeg \(input) -c:v libvpx-vp9 -pix_fmt yuva420p \(symbol.name).webm")
    }

    private func path(_ suffix: String) -> String { command.output ?? "\(symbol.name).\(suffix)" }

    /// As told, else by the output's name.
    private func format() throws -> AnimationFormat {
        if let format = command.format { return try Values.choice(format, of: "--format") }
        guard let output = command.output?.lowercased(), !output.hasSuffix("/") else { return .png }
        if output.hasSuffix(".png") { return .apng }
        return AnimationFormat.allCases.first { output.hasSuffix("." + $0.rawValue) } ?? .png
    }
}
