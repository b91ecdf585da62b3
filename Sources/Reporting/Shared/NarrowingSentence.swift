import AuditModel

extension AuditReport.Narrowing {
  /// The audited part in a sentence, as in `Narrowed to what changed since main (0123456789): 3 strings, and 2 screens
  /// that changed or show them.`
  package var fullSentence: String {
    guard strings + screens + files > 0 else {
      return "Nothing that is audited changed since \(since)."
    }
    let what =
      screens == 0
      ? strings.of("string")
      : "\(strings.of("string")), and \(screens.of("screen")) that changed or "
        + (screens == 1 ? "shows them" : "show them")
    return "Narrowed to what changed since \(since): \(what)."
  }
}
