import AuditModel
import SystemFont

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
      ? "Widths are those of iOS \(SystemFont.iOSVersion), \(certainty)."
      : "Where they are not the fonts of the device, real widths differ."
  }

  /// How well the widths of each kind of characters are known.
  private var certainty: String {
    let kinds: [(WidthCertainty, String)] = [
      (.measured, "Latin letters"), (.marked, "letters with marks and ideographs"),
      (.estimated, "other alphabets and emoji"), (.standIn, "other scripts"),
    ]
    return kinds.map { "± \($0.percent) % for \($1)" }.joined(separator: ", ")
  }
}

extension WidthCertainty {
  /// The tolerance in per cent.
  fileprivate var percent: String {
    let tenths = Int((tolerance * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
