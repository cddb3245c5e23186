import ArgumentParser
package import Insignia

// What the options of commands request, for programs that draw without running the commands.

/// The reason why options were rejected, in the words that the command prints.
package struct RequestError: Error, Sendable, CustomStringConvertible {
    package let description: String

    fileprivate init(_ error: any Error, of command: any ParsableArguments.Type) {
        description = (error as? ValidationError)?.message ?? command.message(for: error)
    }
}

extension CheckedArguments {
    /// Parses arguments and returns what a closure makes of them.
    fileprivate static func reading<Result>(
        _ arguments: [String], _ body: (Self) throws -> Result
    ) throws(RequestError) -> Result {
        do {
            let command = try parse(arguments)
            try command.checkCombination()
            return try body(command)
        } catch {
            throw RequestError(error, of: self)
        }
    }
}

/// A picture, as requested by the options of `insignia render`.
package struct StillRequest: Sendable {
    package let output: RenderJob.Output
    package let compression: PNGEncoder.Compression

    /// Parses the options of a picture.
    ///
    /// - Parameter arguments: The options with their values and one file, as on the command line.
    /// - Throws: `RequestError` where the command would reject them.
    package init(_ arguments: [String]) throws(RequestError) {
        (output, compression) = try Render.reading(arguments) { command in
            var options = try command.renderOptions()
            options.displayScale = try command.canvas.scale()
            let output = RenderJob.Output(path: "-", options: options, sheet: try command.sheet())
            return (output, try command.pngCompression())
        }
    }
}

/// An animation, as requested by the options of `insignia animate`.
package struct AnimationRequest: Sendable {
    private let run: AnimationRun

    /// Parses the options of an animation.
    ///
    /// - Parameters:
    ///   - arguments: The options with their values and one file, as on the command line.
    ///   - timeline: The timeline that the options name; nil for none.
    /// - Throws: `RequestError` where the command would reject them.
    package init(_ arguments: [String], timeline: TimelineFile? = nil) throws(RequestError) {
        run = try Animate.reading(arguments) { command in
            // The name of a timeline is never opened as a file: the options may come from an untrusted request.
            try command.animationRun { name in
                guard let timeline else { throw ValidationError("there is no timeline \"\(name)\"") }
                return timeline
            }
        }
    }

    package var options: RenderOptions { run.options }
    /// The moment, in seconds, requested by its time or by the number of its frame; 0 by default.
    package var moment: Double { run.time.moment ?? 0 }
    /// The effects; empty where a timeline sets them.
    package var effects: [EffectSpec] { run.script.effects }
    /// The speed and repetition that the effects share.
    package var effectOptions: EffectOptions {
        if case .effects(_, let options, _) = run.script.content { options } else { EffectOptions() }
    }
    package var settings: AnimationWriter.Settings { run.output.settings }

    /// Returns the animation of a symbol; `load` loads other symbols by path.
    package func plan(_ symbol: Symbol, load: (_ path: String) throws -> Symbol) throws -> AnimationPlan {
        try run.script.plan(symbol, run.options, load: load)
    }

    package func frames(of plan: AnimationPlan) throws(RenderError) -> FrameSequence { try run.frames(of: plan) }
}

/// The description of a symbol, as requested by the options of `insignia inspect`.
package struct InspectionRequest: Sendable {
    private let inspector: Inspector

    /// Parses the options of an inspection.
    ///
    /// - Parameter arguments: The options with their values and one file, as on the command line.
    /// - Throws: `RequestError` where the command would reject them.
    package init(_ arguments: [String]) throws(RequestError) {
        inspector = try Inspect.reading(arguments) { try $0.inspector() }
    }

    package var options: RenderOptions { inspector.options }

    package func inspection(of document: SymbolDocument, at path: String) throws(RenderError) -> Inspection {
        try inspector.inspection(of: document, path)
    }
}

/// A conversion, as requested by the options of `insignia convert`.
package struct ConversionRequest: Sendable {
    package var conversion: Conversion

    /// Parses the options of a conversion.
    ///
    /// - Parameter arguments: The options with their values and one file, as on the command line.
    /// - Throws: `RequestError` where the command would reject them.
    package init(_ arguments: [String]) throws(RequestError) {
        conversion = try Convert.reading(arguments) { try $0.conversion() }
    }
}
