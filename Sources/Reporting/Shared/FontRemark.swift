import AuditModel

/// What the fonts that an audit measures with mean for its findings.
struct FontRemark {
  /// The fonts, as they are named.
  let fonts: [String]

  /// Which fonts were used.
  var names: String {
    fonts.isEmpty ? "no font" : fonts.map(\.withVisibleControls).joined(separator: ", ")
  }

  /// What a reader must know about widths in points.
  var caveat: String {
    fonts.isEmpty
      ? "No text was measured."
      : "They stand in for the fonts of the device: real widths may differ by a few per cent."
  }
}
