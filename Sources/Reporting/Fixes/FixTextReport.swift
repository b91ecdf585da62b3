import Localization

/// Automatic fixes as text: a diff of strings, and how many there are.
package struct FixTextReport: Sendable {
  private let fixed: FixedStrings

  /// Takes the fixes.
  package init(_ fixed: FixedStrings) { self.fixed = fixed }

  /// The fixes that were written.
  package func summary() -> String { diff + rejections + counts + "\n" }

  /// The fixes that would be written.
  package func dryRun() -> String {
    diff + rejections + counts + "; nothing was written (--dry-run)\n"
  }

  private var diff: String {
    var text = ""
    var file = ""
    for fix in fixed.fixes {
      if fix.file != file {
        text += "--- \(fix.file)".forTerminal + "\n" + "+++ \(fix.file)".forTerminal + "\n"
        file = fix.file
      }
      let path = fix.path.isText ? "" : " \(fix.path)"
      text += "@@ \(fix.key)\(path) [\(fix.locale)] @@".forTerminal + "\n"
      text += "-\(fix.old.withVisibleEscapes)".forTerminal + "\n"
      text += "+\(fix.new.withVisibleEscapes)".forTerminal + "\n"
    }
    return text
  }

  private var rejections: String {
    fixed.rejections.map { rejection in
      let fix = rejection.change
      return "not fixed: \(fix.file): “\(fix.key)”: \(rejection.reason)".forTerminal + "\n"
    }.joined()
  }

  private var counts: String {
    "\(fixed.fixes.count.of("string")) fixed in \(fixed.files.count.of("file"))"
  }
}
