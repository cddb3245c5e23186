// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, knows dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, with dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: strict)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
    name: "Insignia",
    platforms: [.macOS(.v15)],
    targets: [
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
        system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
        system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),

        library("SymbolGeometry"),
        library("SymbolDrawing", knows: ["SymbolGeometry"]),
        library("SymbolImaging", knows: ["CPNG", "CDeflate"]),

        tests(of: "SymbolGeometry"),
        tests(of: "SymbolDrawing", with: ["SymbolGeometry"]),
        tests(of: "SymbolImaging", with: ["CPNG"]),
    ]
)
