import AuditModel

/// The effects of Xcode's import on one unit.
struct XcodeUnitCheck {
  let tree: XLIFFTree
  let unit: Int

  func run(into report: inout ProblemReport) {
    guard let source = tree.coreChild("source", of: unit) else {
      report.add(
        .source, at: tree.location(of: unit), "the unit has no <source>, so that Xcode skips it",
        try: "add the source string")
      return
    }
    guard let target = tree.coreChild("target", of: unit) else { return }
    checkState(of: target, into: &report)
    checkText(of: target, source, into: &report)
    for node in target + 1..<max(target + 1, tree.end(of: target)) where tree.isElement(node) {
      checkInline(node, into: &report)
    }
  }

  /// Only these states keep Xcode from taking a text.
  private func checkState(of target: Int, into report: inout ProblemReport) {
    guard let state = tree.attribute("state", of: target),
      ["new", "needs-review-l10n", "needs-review-translation"].contains(state),
      !tree.isEmpty(target)
    else { return }
    report.add(
      .warning, .state, at: tree.location(of: target),
      "the target is “\(state)”, so that Xcode ignores it and keeps the text it has",
      try: "write state=\"translated\" once the text is done")
  }

  private func checkText(
    of target: Int, _ source: Int, into report: inout ProblemReport
  ) {
    if tree.isEmpty(target), !tree.isEmpty(source), isFinished(target) {
      report.add(
        .warning, .empty, at: tree.location(of: target),
        "the target is empty but finished, so that Xcode clears the text it has",
        try: "write the translation, or remove <target>")
    }
    // Only ids with a separator name variations.
    guard tree.attribute("id", of: unit, contains: UInt8(ascii: "|")) else { return }
    let id = tree.attribute("id", of: unit) ?? ""
    if VariationPath(id) != nil, tree.text(in: source) == id {
      report.add(
        .warning, .ownIdentifier, at: tree.location(of: source),
        "the source of a variation is its own id, so that Xcode skips it when it is new",
        try: "write the source string of “other”")
    }
  }

  private func isFinished(_ target: Int) -> Bool {
    let state = tree.attribute("state", of: target) ?? "translated"
    return ["translated", "final", "signed-off"].contains(state)
  }

  private func checkInline(_ node: Int, into report: inout ProblemReport) {
    let name = tree.name(of: node)
    if tree.isEmpty(node) {
      report.add(
        .inline, at: tree.location(of: node),
        "<\(name)> vanishes when Xcode imports the target, and leaves nothing behind",
        try: "write the text that it stands for")
    } else if name != "sub" {
      report.add(
        .warning, .inline, at: tree.location(of: node),
        "<\(name)> is dropped when Xcode imports the target, and only its text is kept",
        try: "write the text without <\(name)>")
    }
  }
}

extension XLIFFRule {
  fileprivate static let source = Self(
    .xcodeImportSource, "Xcode’s import", of: .xcode)
  fileprivate static let state = Self(
    .xcodeImportState, "Xcode’s import", of: .xcode)
  fileprivate static let empty = Self(
    .xcodeImportEmptyTarget, "Xcode’s import", of: .xcode)
  fileprivate static let ownIdentifier = Self(
    .xcodeImportOwnID, "Xcode’s import", of: .xcode)
  fileprivate static let inline = Self(
    .xcodeImportInline, "Xcode’s import", of: .xcode)
}
