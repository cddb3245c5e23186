import Foundation
import TestSupport
import Testing

/// Builds that cannot write some or all of their outputs, each on its own file system, which only root can mount.
@Suite(.enabled(if: canMount, "only root can mount a file system, and only on Linux"))
struct FullDiskTests {
    let command: Command

    init() throws {
        command = try Command()
        for name in ["a", "b", "c"] { try command.icon("old/in/\(name).svg") }
        try command.write("old/insignia.yml", "symbols: [in/*.svg]\noutputs: [{png: out/}, {sheet: out/s}]")
        #expect(try command.shell("cd old && \"$insignia\" sprites --quiet").status == 0)
        #expect(try command.shell("cp -a old new").status == 0)
        try command.icon("new/in/a.svg", "red", size: 30)
        for name in ["d", "e", "f", "g"] { try command.icon("new/in/\(name).svg", "blue", size: 40) }
        #expect(try command.shell("cp -a new done && cd done && \"$insignia\" sprites --quiet").status == 0)
    }

    /// Returns all files in a folder but the state, which contains times.
    private func tree(_ folder: String) throws -> [String: Data] {
        try command.tree().reduce(into: [:]) { tree, entry in
            guard entry.key.hasPrefix(folder + "/"), !isState(entry.key) else { return }
            tree[String(entry.key.dropFirst(folder.count + 1))] = entry.value
        }
    }

    private func isState(_ name: String) -> Bool { name.hasSuffix(".state") || name.hasSuffix(".journal") }

    /// Builds `new` on a disk of 1 MB with a number of free pages.
    ///
    /// The disk disappears with the shell: `after` is its content after the build, and `next` its content after another
    /// run with enough space.
    private func build(freePages: Int) throws -> Command.Outcome {
        try command.shell(
            """
            rm -rf disk after next && mkdir disk && unshare -m sh -c '
            mount -t tmpfs -o size=1m none disk && cp -a new/. disk && cd disk || exit 1
            cat /dev/zero > full 2> /dev/null; truncate -s -$((4096 * \(freePages))) full
            "$insignia" sprites --jobs 1; status=$?
            rm full; cp -a . ../after
            "$insignia" sprites --quiet && cp -a . ../next && exit $status'
            """)
    }

    @Test("An output that cannot be removed is told, and removed by a later run that can")
    func stuckOutput() throws {
        let icons = try Command()
        for name in ["bell", "star"] { try icons.icon("icons/\(name).svg") }
        try icons.write("insignia.yml", "symbols: [icons/*.svg]\noutputs: [{png: out/}]\n")
        #expect(try icons.run("sprites").status == 0)
        let outcome = try icons.shell(
            """
            rm icons/star.svg; unshare -m sh -c '
            mount --bind out out && mount -o remount,bind,ro out && "$insignia" sprites'
            """)
        #expect(outcome.status == 73)
        #expect(outcome.errors.hasPrefix("error: out/star.png: cannot be removed: "), "\(outcome.errors)")
        #expect(try icons.run("sprites").errors == "0 written, 1 removed, 1 up to date\n")
        #expect(!icons.files.contains("out/star.png"))
    }

    @Test("Where the disk is full, builds end with 74 and name a file, all are whole, and the next run mends all")
    func full() throws {
        let (old, new, done) = (try tree("old"), try tree("new"), try tree("done"))
        var (pages, outcome) = (0, try build(freePages: 0))
        while outcome.status == 74 {
            let names = outcome.messages.filter { $0.hasPrefix("error: ") }
            #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(": No space left on device") }, "\(names)")
            let folders = ["error: out/", "error: .insignia/"]
            #expect(names.allSatisfy { name in folders.contains { name.hasPrefix($0) } }, "\(names)")
            for (name, data) in try tree("after") where done[name] != data {
                #expect(old[name] == data || name.hasSuffix(".lock"), "\(name) with \(pages) pages")
            }
            if pages == 0 { #expect(try tree("after") == new) }
            #expect(try tree("next") == done, "with \(pages) pages")
            pages += 1
            outcome = try build(freePages: pages)
        }
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try tree("after") == done)
        #expect(pages > 5)
    }

    @Test("Where nothing can be written, the build ends with 73, and goes to other folders from there")
    func readOnly() throws {
        let outcome = try command.shell(
            """
            unshare -m sh -c 'mount --bind new new && mount -o remount,bind,ro new && cd new || exit 1
            "$insignia" sprites; echo $?
            "$insignia" sprites --quiet --output-folder ../built --state-folder ../state'
            """)
        #expect(outcome.output == Data("73\n".utf8) && outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.messages == ["error: .insignia/insignia.yml.state.lock: Read-only file system"])
        #expect(try tree("built") == tree("done").filter { $0.key.hasPrefix("out") })
    }

    @Test(
        "Clocks that are wrong neither hide a change nor make one",
        arguments: ["1970-01-02", "2100-01-01"], [["in"], ["out"], [".insignia"], ["in", "out", ".insignia"]])
    func clocks(date: String, folders: [String]) throws {
        let touch = "cd new && find \(folders.joined(separator: " ")) -exec touch -d \(date) {} +"
        let outcome = try command.shell(
            """
            (\(touch)) && cd new && "$insignia" sprites --quiet && (cd .. && \(touch)) && "$insignia" sprites
            """)
        #expect(outcome.messages == ["0 written, 9 up to date"])
        #expect(try tree("new") == tree("done"))
    }
}

private let canMount: Bool = {
    guard let command = try? Command() else { return false }
    let mount = "mkdir disk && unshare -m sh -c 'mount -t tmpfs none disk'"
    return (try? command.shell(mount).status) == 0
}()
