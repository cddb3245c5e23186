public enum SheetManifest: String, CaseIterable, Hashable, Sendable {
    case maplibre, texturepackerHash = "texturepacker-hash", texturepackerArray = "texturepacker-array", css
}
