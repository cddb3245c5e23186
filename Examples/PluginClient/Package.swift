// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PluginClient",
    // In your own package the path of your clone's, or the address that you publish Plugins/ at.
    dependencies: [.package(name: "InsigniaPlugins", path: "../../Plugins")],
    targets: [
        .executableTarget(
            name: "PluginClient", swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: [.plugin(name: "InsigniaSymbols", package: "InsigniaPlugins")])
    ]
)
