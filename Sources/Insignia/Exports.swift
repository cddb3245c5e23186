// One import brings everything that users of the library need.
@_exported public import SymbolAnimation
@_exported public import SymbolAuthoring
@_exported public import SymbolColor
@_exported public import SymbolEffects
@_exported public import SymbolFiles
@_exported public import SymbolGoldens
@_exported public import SymbolImaging
@_exported public import SymbolModel
@_exported public import SymbolRendering
@_exported public import SymbolSprites
@_exported public import SymbolStills
@_exported public import SymbolTemplate
@_exported public import SymbolText
