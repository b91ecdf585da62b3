import AuditModel

/// Writes a `.strings` file anew, in the style of Xcode: each text below its comment, an empty line
/// between two.
package enum StringsWriter {
  /// A file in UTF-8 with these strings in their order.
  ///
  /// A key with plural forms, or with strings for widths or devices, is left out.
  ///
  /// - Parameter header: what is above all in a comment of its own.
  package static func write(_ entries: [TableEntry], header: String? = nil) -> WrittenFile {
    let style = StringsStyle()
    var blocks = header.map { [style.comment($0)] } ?? []
    var losses: [ConversionLoss] = []
    for entry in entries {
      guard case .text(let text) = entry.value else {
        losses.append(.variations(of: entry))
        continue
      }
      blocks.append(style.entry(key: entry.key, text: text, comment: entry.comment))
      losses += entry.lostMarks
    }
    // A file without any bytes is an error to Foundation, one with a line end is an empty table.
    let end = "\n"
    return WrittenFile(
      bytes: Array((blocks.joined(separator: "\n\n") + end).utf8), losses: losses)
  }
}

extension ConversionLoss {
  fileprivate static func variations(of entry: TableEntry) -> Self {
    let words =
      switch entry.value {
      case .phrases: "several phrases, of which the format holds one"
      default: "strings for numbers, widths or devices, which belong in a .stringsdict file"
      }
    return Self(key: entry.key, "the key is left out: it has \(words)")
  }
}
