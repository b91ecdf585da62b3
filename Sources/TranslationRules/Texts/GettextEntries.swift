import AuditModel
import Localization

/// The differences of PO files, whose strings are compiled by gettext and formatted by C.
extension SourceLocation {
  /// Whether it is in a PO file or a template of one.
  var isInGettext: Bool { file.hasSuffix(".po") || file.hasSuffix(".pot") }
}

extension TableEntry {
  /// Whether the translation at a path is fuzzy, so that `msgfmt` leaves it out and no one reads it.
  ///
  /// Source: GNU gettext manual, “Fuzzy Entries”.
  func isFuzzy(at path: VariationPath) -> Bool {
    !states.isEmpty && states[path] == .needsReview && valueLocation.isInGettext
  }
}
