import Rendering
import Reporting

extension CommandLineTool {
  /// Reports files in the folder of a recording that are part of none.
  func report(stale paths: [String]) {
    for path in paths {
      console.writeError("legible: \(path.forTerminal): not part of the recording; delete it\n")
    }
  }

  /// Reports the symbols that are drawn as dashed squares, and why.
  func report(unknownSymbols: some Sequence<String>) {
    let names = unknownSymbols.sorted().map(\.forTerminal).joined(separator: ", ")
    guard !names.isEmpty else { return }
    console.writeError(
      SymbolFonts.installed.areThere
        ? "legible: no picture for the symbols \(names)\n"
        : "legible: the font Phosphor is not installed, or not in version 1.3 (Debian: "
          + "python-qtawesome-common), so dashed squares are drawn for the symbols \(names)\n")
  }
}
