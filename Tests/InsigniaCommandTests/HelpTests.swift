import Foundation
import TestSupport
import Testing

/// The words that call each command.
private let commands = [
    "", "render", "animate", "sprites", "init", "golden", "golden verify", "golden record", "golden accept",
    "golden report", "golden compare", "inspect", "convert", "compose", "list", "search", "preview"
]

private func help(_ words: String) throws -> [Substring] {
    let outcome = try Command().run(words.split(separator: " ").map(String.init) + ["--help"])
    #expect(outcome.status == 0)
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
}

@Suite struct HelpTests {
    @Test("Help tells every command", arguments: ["", "golden"])
    func subcommands(parent: String) throws {
        let lines = try help(parent).drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
        let names = lines.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
        let known = commands.map { $0.split(separator: " ") }.filter { $0.dropLast().joined() == parent && !$0.isEmpty }
        #expect(names == known.compactMap(\.last))
    }

    @Test("No line of help is wider than 80 columns", arguments: commands)
    func width(words: String) throws {
        #expect(try help(words).filter { $0.count > 80 } == [])
    }

    // A preview runs until it is stopped.
    @Test("The examples of help do what they say", arguments: commands.filter { $0 != "preview" })
    func examples(words: String) throws {
        let lines = try help(words).drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }
        guard !lines.isEmpty else { return }
        let command = try Command()
        let prepared = try command.shell(preparation, variables)
        try #require(prepared.status == 0, "\(prepared.errors)")
        for line in lines {
            let outcome = try command.shell("PATH=${insignia%/*}:$PATH\n\(line)", variables)
            // 1 reports a finding, such as pictures that differ.
            #expect([0, 1].contains(outcome.status), "\(line): \(outcome.errors)")
        }
    }

    private let variables = ["INSIGNIA_SYMBOLS": Command.symbols.deletingLastPathComponent().path]

    /// Creates the files that examples use, and goldens, two of which no longer match.
    private let preparation = """
        set -e
        PATH=${insignia%/*}:$PATH
        cp "$INSIGNIA_SYMBOLS"/Examples/*.svg "$INSIGNIA_SYMBOLS"/bell.svg .
        mkdir Symbols icons
        cp leaf.svg gear.svg Symbols
        for name in bell wave leaf; do cp "$INSIGNIA_SYMBOLS/Skeletons/bell.svg" icons/$name.svg; done
        for width in 1 2 3; do sed "s/stroke-width=\\"2\\"/stroke-width=\\"$width\\"/" icons/bell.svg > $width.svg; done
        mv 1.svg thin.svg && mv 2.svg icon.svg && mv 3.svg bold.svg
        echo '{duration: 1, events: [{at: 0, effect: bounce}]}' > story.yml
        printf '%s\\n' 'symbols: icons' 'sizes: [24, 48]' 'goldens: goldens/' > goldens.yml
        insignia golden record goldens.yml
        for folder in before after cairo resvg; do cp -R goldens $folder; done
        cp bold.svg icons/bell.svg && cp bold.svg icons/wave.svg
        if insignia golden verify goldens.yml; then exit 1; fi
        rm goldens/leaf*
        """

    @Test(
        "A shell completes commands, options and their values", .enabled(if: Command.has("bash")),
        arguments: [
            ("insignia ani", "animate"), ("insignia golden acc", "accept"), ("insignia render --wei", "--weight"),
            ("insignia render --weight semi", "semibold"), ("insignia animate a.svg --effect wig", "wiggle"),
            ("insignia sprites ico", "icons.yml"), ("insignia golden verify ico", "icons.yml"),
            ("insignia golden accept ico", "icons.yml"), ("insignia init ico", "icons.yml"),
            ("insignia golden compare fol", "folder"), ("insignia golden compare a --tolerance sam", "sampling"),
            ("insignia list --category wea", "weather")
        ])
    func completion(line: String, word: String) throws {
        let outcome = try Command().shell(
            """
            PATH=${insignia%/*}:$PATH
            touch icons.svg icons.yml && mkdir folder
            "$insignia" --generate-completion-script bash > completion
            exec bash -c 'source completion
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _insignia insignia "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"; echo "${COMPREPLY[@]}"'
            """)
        #expect(String(decoding: outcome.output, as: UTF8.self) == word + "\n")
    }
}
