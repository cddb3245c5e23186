// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility")
]

func library(_ name: String, knows dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, with dependencies: [Target.Dependency] = [], without exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
        swiftSettings: strict)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
    name: "Insignia",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Insignia", targets: ["Insignia"]),
        .library(name: "InsigniaTesting", targets: ["InsigniaTesting"]),
        .executable(name: "insignia", targets: ["InsigniaCommand"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
        system("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev", brew: "pixman"),
        system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
        system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        system("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
        .systemLibrary(name: "CMalloc"),
        system("CWebPDemux", pkgConfig: "libwebpdemux", apt: "libwebp-dev", brew: "webp"),
        system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),

        library("SymbolGeometry"),
        library("SymbolDrawing", knows: ["SymbolGeometry"]),
        library("SymbolSVG", knows: ["SymbolGeometry", "SymbolDrawing", "CExpat"]),
        library("SymbolModel", knows: ["SymbolGeometry", "SymbolDrawing"]),
        library("SymbolTemplate", knows: ["SymbolGeometry", "SymbolDrawing", "SymbolModel", "SymbolSVG"]),
        library("SymbolAuthoring", knows: ["SymbolGeometry", "SymbolDrawing", "SymbolModel", "SymbolSVG"]),
        library("SymbolEffects", knows: ["SymbolGeometry", "SymbolModel"]),
        library("SymbolRendering", knows: ["SymbolGeometry", "SymbolDrawing", "SymbolModel"]),
        library(
            "SymbolCairo",
            knows: ["SymbolGeometry", "SymbolDrawing", "SymbolRendering", "SymbolImaging", "CCairo", "CPixman"]),
        library("SymbolImaging", knows: ["CPNG", "CDeflate", "CWebP"]),
        library(
            "Insignia",
            knows: [
                "SymbolGeometry", "SymbolDrawing", "SymbolModel", "SymbolSVG", "SymbolTemplate", "SymbolRendering",
                "SymbolAuthoring", "SymbolEffects", "SymbolCairo", "SymbolImaging", "CYAML"
            ]),
        library("InsigniaTesting", knows: ["Insignia", "SymbolModel"]),
        .executableTarget(
            name: "InsigniaCommand",
            dependencies: [
                "Insignia", "CMalloc", "SymbolAuthoring", "SymbolDrawing", "SymbolEffects", "SymbolGeometry",
                "SymbolImaging", "SymbolModel", "SymbolRendering", "SymbolSVG",
                .product(name: "ArgumentParser", package: "swift-argument-parser")
            ],
            swiftSettings: strict),

        tests(of: "SymbolGeometry"),
        tests(of: "SymbolDrawing", with: ["SymbolGeometry"]),
        tests(of: "SymbolSVG", with: ["SymbolGeometry", "SymbolDrawing"]),
        tests(of: "SymbolModel", with: ["SymbolGeometry"]),
        tests(of: "SymbolAuthoring", with: ["SymbolGeometry", "SymbolModel", "SymbolSVG", "SymbolTemplate"]),
        tests(of: "SymbolEffects", with: ["SymbolGeometry", "SymbolModel"]),
        tests(of: "SymbolTemplate", with: ["SymbolGeometry", "SymbolDrawing", "SymbolModel", "SymbolSVG"]),
        tests(of: "SymbolRendering", with: ["SymbolGeometry", "SymbolDrawing", "SymbolModel"]),
        tests(of: "SymbolCairo", with: ["SymbolGeometry", "SymbolDrawing", "SymbolRendering", "SymbolImaging"]),
        tests(of: "SymbolImaging", with: ["CDeflate", "CWebP", "CWebPDemux"]),
        tests(of: "Insignia", with: ["SymbolImaging", "SymbolModel", "SymbolEffects", "SymbolSVG"]),
        tests(
            of: "InsigniaTesting", with: ["Insignia", "SymbolModel", "SymbolRendering", "SymbolTemplate"],
            without: ["Goldens"]),
        .testTarget(name: "CommandTests", dependencies: ["InsigniaCommand", "SymbolImaging"], swiftSettings: strict)
    ]
)
