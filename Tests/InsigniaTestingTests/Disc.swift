import Insignia
import TestSupport

/// A disc in a square of 24 units, drawn at 24 pixels.
enum Disc {
    static func symbol(_ radius: Int = 9) throws -> Symbol {
        let text = svg("<circle cx='12' cy='12' r='\(radius)'/>")
        return try SymbolDocument(parsing: Array(text.utf8), name: "disc").symbol
    }

    static var options: RenderOptions {
        var options = RenderOptions()
        options.size = .pixels(24)
        return options
    }

    static func subject(_ radius: Int = 9) throws -> GoldenSubject { .symbol(try symbol(radius), options: options) }
}

extension TestFolder {
    /// Compares a subject with the goldens in the folder, in its own run unless names of another run are given.
    func check(
        _ subject: GoldenSubject, named name: String = "disc", tolerance: GoldenTolerance = .exact,
        recording: GoldenRecording = .never, test: String = "a test", claims: GoldenClaims = GoldenClaims()
    ) -> [GoldenExpectation.Outcome] {
        GoldenExpectation.outcomes(of: subject) {
            GoldenExpectation(
                folder: path("Goldens") + "/", name: try GoldenName(name), tolerance: tolerance, recording: recording,
                test: test, claims: claims)
        }
    }
}
