import ArgumentParser
package import Insignia

// What the options of commands ask for, for a program that draws by other means than by running them.

/// The reason why options cannot be followed, in the words that the command prints.
package struct RequestError: Error, Sendable, CustomStringConvertible {
    package let description: String

    fileprivate init(_ error: any Error, of command: any ParsableArguments.Type) {
        description = (error as? ValidationError)?.message ?? command.message(for: error)
    }
}

extension ParsableArguments {
    /// What a closure makes of arguments.
    fileprivate static func reading<Result>(
        _ arguments: [String], _ body: (Self) throws -> Result
    ) throws(RequestError) -> Result {
        do { return try body(try parse(arguments)) } catch { throw RequestError(error, of: self) }
    }
}

/// A picture, as the options of `insignia render` ask for it.
package struct StillRequest: Sendable {
    package let output: RenderJob.Output
    package let compression: PNGEncoder.Compression

    /// - Parameter arguments: The options with their values and one file, as on the command line.
    /// - Throws: `RequestError` where the command would refuse them.
    package init(_ arguments: [String]) throws(RequestError) {
        (output, compression) = try Render.reading(arguments) { command in
            var options = try command.renderOptions()
            options.displayScale = try command.canvas.scale()
            let output = RenderJob.Output(path: "-", options: options, sheet: try command.sheet())
            return (output, try command.pngCompression())
        }
    }
}

/// An animation, as the options of `insignia animate` ask for it.
package struct AnimationRequest: Sendable {
    private let run: AnimationRun

    /// - Parameters:
    ///   - arguments: The options with their values and one file, as on the command line.
    ///   - timeline: The timeline that the options name.
    /// - Throws: `RequestError` where the command would refuse them.
    package init(_ arguments: [String], timeline: TimelineFile? = nil) throws(RequestError) {
        run = try Animate.reading(arguments) { command in
            // What the options name is never opened as a file: they may come from anywhere.
            try command.animationRun { name in
                guard let timeline else { throw ValidationError("there is no timeline \"\(name)\"") }
                return timeline
            }
        }
    }

    package var options: RenderOptions { run.options }
    /// The moment, in seconds, that is asked for by its time or by the number of its frame; else the first.
    package var moment: Double { run.time.moment ?? 0 }
    /// The effects; none where a timeline tells them.
    package var effects: [EffectSpec] { run.script.effects }
    /// The speed and repetition that the effects share.
    package var effectOptions: EffectOptions {
        if case .effects(_, let options, _) = run.script.content { options } else { EffectOptions() }
    }
    package var settings: AnimationWriter.Settings { run.output.settings }

    /// The motion of a symbol.
    package func plan(_ symbol: Symbol, load: (_ path: String) throws -> Symbol) throws -> AnimationPlan {
        try run.script.plan(symbol, run.options, load: load)
    }

    package func frames(of plan: AnimationPlan) throws(RenderError) -> FrameSequence { try run.frames(of: plan) }
}

/// The description of a symbol, as the options of `insignia inspect` ask for it.
package struct InspectionRequest: Sendable {
    private let questions: Questions

    /// - Parameter arguments: The options with their values and one file, as on the command line.
    /// - Throws: `RequestError` where the command would refuse them.
    package init(_ arguments: [String]) throws(RequestError) {
        questions = try Inspect.reading(arguments) { try $0.questions() }
    }

    package var options: RenderOptions { questions.options }

    package func inspection(of document: SymbolDocument, at path: String) throws(RenderError) -> Inspection {
        try questions.inspection(of: document, path)
    }
}

/// A conversion, as the options of `insignia convert` ask for it.
package struct ConversionRequest: Sendable {
    package var conversion: Conversion

    /// - Parameter arguments: The options with their values and one file, as on the command line.
    /// - Throws: `RequestError` where the command would refuse them.
    package init(_ arguments: [String]) throws(RequestError) {
        conversion = try Convert.reading(arguments) { try $0.conversion() }
    }
}
