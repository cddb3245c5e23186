// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PluginClient",
    // In your own package: .package(url: "…/insignia-plugins.git", from: "0.1.0").
    dependencies: [.package(name: "InsigniaPlugins", path: "../../Plugins")],
    targets: [
        .executableTarget(
            name: "PluginClient", swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: [.plugin(name: "InsigniaSymbols", package: "InsigniaPlugins")])
    ]
)
