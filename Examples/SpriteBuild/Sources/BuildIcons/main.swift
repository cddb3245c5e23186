import Insignia

// Builds the outputs of a build file that are not up to date: swift run BuildIcons [FILE]
let path = CommandLine.arguments.dropFirst().first ?? "insignia.yml"

// Two builds in one folder would write the same files: the second waits until the first is done.
let report = try SpriteBuild.exclusively(of: path) { build in
    let plan = try build.plan()
    print("\(plan.inputs.count) inputs, \(plan.stepCount) steps to do")
    return try build.run(plan)
}

for path in report.written { print("wrote \(path)") }
for path in report.removed { print("removed \(path)") }
print("\(report.written.count) written, \(report.removed.count) removed, \(report.upToDate) up to date")

// A file that cannot be read or written does not stop the others.
for failure in report.failures { print("error: \(failure)") }
if let failure = report.failures.first { throw failure }
