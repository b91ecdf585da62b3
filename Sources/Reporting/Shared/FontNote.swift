import AuditModel

/// The meaning of the fonts that an audit measures with for its findings.
struct FontNote {
  private let fonts: [String]
  private let areStandIns: Bool

  init(_ report: AuditReport) {
    fonts = report.fonts
    areStandIns = report.areFontsStandIns
  }

  /// Which fonts were used.
  var names: String {
    fonts.isEmpty ? "no font" : fonts.map(\.withVisibleControls).joined(separator: ", ")
  }

  /// The note for readers about widths in points.
  var caveat: String {
    if fonts.isEmpty { return "No text was measured." }
    return areStandIns
      ? "They stand in for the fonts of the device: real widths may differ by a few per cent."
      : "Where they are not the fonts of the device, real widths differ."
  }
}
