import ArgumentParser
import Insignia

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Tell what is in symbol and icon files.",
        discussion: """
            EXAMPLES
              insignia inspect bell.badge.svg
              insignia inspect Symbols --json

            Lengths in templates are in 1/100 em, from where baseline and left margin meet, y down.
            """)

    @Argument(help: ArgumentHelp("SVG files, folders of them, or - for standard input.", valueName: "file"))
    var files: [String]

    @Flag(help: "Print JSON, one array with an object a file.")
    var json = false

    func run() throws {
        let list = InputList(files)
        var failures = list.failures.map { JobFailure.file($0) }
        for failure in list.failures { Console.error("\(failure)") }
        var found: [Inspection] = []
        for input in list.inputs {
            do throws(JobFailure) {
                found.append(try Inspection(of: input.path))
            } catch {
                failures.append(error)
                Console.error(error.message(input: input.path))
            }
        }
        if json { Console.print(try JSONText.of(found)) } else { found.forEach { Console.print("\($0)") } }
        if let failure = failures.first { throw failure.exitCode }
    }
}
