// swift-tools-version: 6.2
import PackageDescription

// `Scripts/test` builds for release, since tests draw thousands of pictures and run the command thousands of times. The
// tests themselves are not optimized, which saves the compiler work.
let buildsTests = Context.environment["INSIGNIA_TESTS"] != nil
let unoptimized: [SwiftSetting] = buildsTests ? [.unsafeFlags(["-Onone"])] : []

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Tests stop the program in the middle of its work.
    .define("TESTING", buildsTests ? nil : .when(configuration: .debug))
]

func library(_ name: String, knows dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, with dependencies: [Target.Dependency] = [], without exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
        swiftSettings: strict + unoptimized)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let platform: [Target] = [
    library("CLibrary"),
    .systemLibrary(name: "CMemory"),
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev", brew: "pixman"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
    system("CWebPDemux", pkgConfig: "libwebpdemux", apt: "libwebp-dev", brew: "webp"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml")
]

// What pictures and symbols are: no room here opens a file, and none knows Cairo but SymbolCairo.
let model: [Target] = [
    library("SymbolText", knows: ["CLibrary"]),
    library("SymbolColor", knows: ["SymbolText", "CLibrary"]),
    library("SymbolGeometry", knows: ["SymbolText", "CLibrary"]),
    library("SymbolStrokes", knows: ["SymbolGeometry", "CLibrary"]),
    library("SymbolCoverage", knows: ["SymbolGeometry", "SymbolStrokes"]),
    library("SymbolMedialAxis", knows: ["SymbolGeometry", "CLibrary"]),
    library("SymbolImaging", knows: ["SymbolColor", "SymbolText", "CDeflate", "CPNG", "CWebP", "CLibrary"]),
    library("SymbolDrawing", knows: ["SymbolColor", "SymbolGeometry", "SymbolImaging"]),
    library("SymbolModel", knows: ["SymbolColor", "SymbolDrawing", "SymbolGeometry", "SymbolText"]),
    library(
        "SymbolSVG",
        knows: [
            "SymbolColor", "SymbolDrawing", "SymbolGeometry", "SymbolImaging", "SymbolText", "CDeflate", "CExpat",
            "CLibrary"
        ]),
    library("SymbolTemplate", knows: ["SymbolModel", "SymbolSVG"]),
    library("SymbolEffects", knows: ["SymbolModel", "CLibrary"]),
    library("SymbolRendering", knows: ["SymbolMedialAxis", "SymbolModel", "SymbolStrokes"]),
    library(
        "SymbolCairo",
        knows: [
            "SymbolCoverage", "SymbolImaging", "SymbolRendering", "SymbolStrokes", "CCairo", "CPixman", "CLibrary"
        ])
]

// What the umbrella re-exports; the documentation resolves links to what a target names, but no further.
let umbrella: [Target.Dependency] = [
    "SymbolAnimation", "SymbolAuthoring", "SymbolColor", "SymbolEffects", "SymbolFiles", "SymbolGoldens",
    "SymbolImaging", "SymbolModel", "SymbolRendering", "SymbolSprites", "SymbolStills", "SymbolTemplate", "SymbolText"
]

// What only the programs need: a package that takes the library alone says `traits: []`, and fetches none of it.
let programsAlone = TargetDependencyCondition.when(traits: ["Programs"])
let parser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: programsAlone)
let server = ["NIOCore", "NIOHTTP1", "NIOPosix"].map {
    Target.Dependency.product(name: $0, package: "swift-nio", condition: programsAlone)
}

// What users make of them, each a room above the one before.
let products: [Target] = [
    library(
        "SymbolFiles",
        knows: [
            "SymbolImaging", "SymbolRendering", "SymbolEffects", "SymbolTemplate", "CYAML", "CLibrary"
        ]),
    library("SymbolAuthoring", knows: ["SymbolFiles", "SymbolStrokes", "SymbolTemplate"]),
    library("SymbolStills", knows: ["SymbolCairo", "SymbolFiles", "SymbolEffects"]),
    library("SymbolAnimation", knows: ["SymbolStills", "CLibrary"]),
    library("SymbolSprites", knows: ["SymbolAnimation"]),
    library("SymbolGoldens", knows: ["SymbolSprites"])
]

// How others reach them.
let entrances: [Target] = [
    library("Insignia", knows: umbrella),
    library("InsigniaTesting", knows: ["Insignia"]),
    library("InsigniaCommand", knows: ["Insignia", "SymbolText", "CLibrary", "CMemory", parser])
]

// The programs. The command for one icon knows no server: the preview is a program of its own beside it.
let programs: [Target] = [
    .executableTarget(name: "InsigniaProgram", dependencies: ["InsigniaCommand"], swiftSettings: strict),
    .target(
        name: "SymbolPreview",
        dependencies: [
            "InsigniaCommand", "Insignia", "SymbolDrawing", "SymbolGeometry", "SymbolText", "CLibrary", parser
        ] + server, exclude: ["Page"], swiftSettings: strict, plugins: ["EmbedPage"]),
    .plugin(name: "EmbedPage", capability: .buildTool()),
    .executableTarget(name: "InsigniaPreview", dependencies: ["SymbolPreview"], swiftSettings: strict)
]

// Only those who build the documentation need its plugin: for all others it would be one more download.
let documentation: [Package.Dependency] =
    Context.environment["INSIGNIA_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

// `Scripts/fuzz` builds it with the fuzzer's own runtime, which nobody else needs.
let fuzzer: [Target] =
    Context.environment["INSIGNIA_FUZZ"] == nil
    ? [] : [.executableTarget(name: "insignia-fuzz", dependencies: ["FuzzTargets", "CLibrary"], path: "Tests/Fuzz")]

let package = Package(
    name: "Insignia",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Insignia", targets: ["Insignia"]),
        .library(name: "InsigniaTesting", targets: ["InsigniaTesting"]),
        .executable(name: "insignia", targets: ["InsigniaProgram"]),
        .executable(name: "insignia-preview", targets: ["InsigniaPreview"])
    ],
    traits: [
        .default(enabledTraits: ["Programs"]),
        .trait(name: "Programs", description: "The command and the preview, with the packages that they need.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0")
    ] + documentation,
    targets: platform + model + products + entrances + programs + fuzzer + [
        .target(
            name: "TestSupport", dependencies: ["SymbolGeometry", "SymbolImaging", "CLibrary"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        .target(
            name: "FuzzTargets", dependencies: ["SymbolGoldens", "SymbolAuthoring", "CLibrary"],
            path: "Tests/FuzzTargets", swiftSettings: strict),
        tests(of: "FuzzTargets", without: ["Corpus"]),
        tests(of: "SymbolText"),
        tests(of: "SymbolColor"),
        tests(of: "SymbolGeometry"),
        tests(of: "SymbolStrokes"),
        tests(of: "SymbolCoverage"),
        tests(of: "SymbolMedialAxis"),
        tests(of: "SymbolDrawing"),
        tests(of: "SymbolSVG"),
        tests(of: "SymbolModel"),
        tests(of: "SymbolTemplate"),
        tests(of: "SymbolEffects"),
        tests(of: "SymbolRendering"),
        tests(of: "SymbolImaging", with: ["CDeflate", "CWebP", "CWebPDemux"]),
        tests(of: "SymbolCairo"),
        tests(of: "SymbolFiles"),
        tests(of: "SymbolAuthoring"),
        tests(of: "SymbolStills"),
        tests(of: "SymbolAnimation"),
        tests(of: "SymbolSprites"),
        tests(of: "SymbolGoldens"),
        tests(of: "InsigniaTesting", without: ["Goldens"]),
        tests(of: "InsigniaCommand"),
        tests(of: "SymbolPreview", with: ["CLibrary", .product(name: "NIOEmbedded", package: "swift-nio")])
    ]
)

@MainActor func targets(namedBy target: Target) -> [Target] {
    target.dependencies.compactMap { dependency in
        guard case .byNameItem(let name, _) = dependency else { return nil }
        return package.targets.first { $0.name == name && $0.type != .system }
    }
}

// A target sees, through those that it names, what they know. It names that too: only so is it compiled anew where a
// type of it gets another size.
for target in package.targets {
    let named = targets(namedBy: target)
    var (known, next) = (named, 0)
    while next < known.count {
        known += targets(namedBy: known[next]).filter { other in !known.contains { $0.name == other.name } }
        next += 1
    }
    target.dependencies += known.dropFirst(named.count).map { .byName(name: $0.name) }
}
