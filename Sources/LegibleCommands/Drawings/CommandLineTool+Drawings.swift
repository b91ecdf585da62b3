import Rendering
import Reporting

extension CommandLineTool {
  /// Reports files of earlier recordings in the folder of one, all of them in a line.
  func report(stale paths: [String]) {
    guard let first = paths.first else { return }
    let others = paths.count == 1 ? "" : " and \((paths.count - 1).of("other file"))"
    console.writeError(
      "legible: \(first.forTerminal)\(others): of an earlier recording, and no part of this one; "
        + "“legible record” removes them with --prune\n")
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
