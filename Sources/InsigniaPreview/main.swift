import SymbolPreview

await PreviewProgram.run()
