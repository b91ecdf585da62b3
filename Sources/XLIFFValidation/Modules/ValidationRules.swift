import AuditModel

/// Rules for translations are written as the specification asks, and translations keep to them
/// (Validation Module).
struct ValidationRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for node in tree.elements(.validation, "rule") { check(node, into: &report) }
    for file in tree.children(of: XLIFFTree.root) where tree.isCore(file, "file") {
      apply(to: file, rules: [], into: &report)
    }
  }

  private func check(_ node: Int, into report: inout ProblemReport) {
    func add(_ message: String, _ suggestion: String) {
      report.add(
        .rule, at: tree.location(of: node), "<val:rule> \(message)", try: suggestion)
    }
    let conditions = TextCondition.Kind.allCases.map(\.rawValue).filter {
      tree.attribute($0, of: node) != nil
    }
    let isCustom = tree.attributes(of: node).contains { $0.vocabulary != .none }
    if conditions.count > 1 {
      add("has more than one condition: \(conditions.quotedList)", "write a rule for each")
    } else if conditions.isEmpty, !isCustom {
      add(
        "has no condition", "add isPresent, isNotPresent, startsWith or endsWith")
    }
    if tree.attribute("occurs", of: node) != nil, !conditions.contains("isPresent") {
      add("has “occurs” without “isPresent”", "remove occurs, or write isPresent")
    }
    let positive = conditions.filter { $0 != "isNotPresent" }
    if tree.attribute("existsInSource", of: node) != nil, positive.count != 1 {
      add(
        "has “existsInSource” without “isPresent”, “startsWith” or “endsWith”",
        "remove existsInSource")
    }
    if tree.attribute("disabled", of: node) == "yes", isOfFile(node) {
      add("is disabled for the whole file, where there is nothing to override", "remove the rule")
    }
  }

  private func isOfFile(_ node: Int) -> Bool {
    tree.parent(of: node).flatMap { tree.parent(of: $0) }.map { tree.isCore($0, "file") } ?? false
  }

  /// Applies the rules of an element, and those around it that it does not override, to all that
  /// it contains.
  private func apply(
    to node: Int, rules inherited: [TextCondition], into report: inout ProblemReport
  ) {
    let rules = merged(inherited, own(node))
    if tree.isCore(node, "unit") {
      for segment in tree.children(of: node) where tree.isCore(segment, "segment") {
        applyToSegment(segment, rules, into: &report)
      }
      return
    }
    for child in tree.children(of: node)
    where tree.isCore(child, "group") || tree.isCore(child, "unit") {
      apply(to: child, rules: rules, into: &report)
    }
  }

  private func own(_ node: Int) -> [TextCondition] {
    tree.children(.validation, "validation", of: node).flatMap { validation in
      tree.children(.validation, "rule", of: validation).compactMap { TextCondition(tree, $0) }
    }
  }

  /// A rule overrides that of the same kind and text from further out. No more rules are followed
  /// than anybody writes, so that the cost stays bounded.
  private func merged(_ outer: [TextCondition], _ own: [TextCondition]) -> [TextCondition] {
    guard !own.isEmpty else { return outer }
    let overridden = Set(own.map(\.key))
    return Array((outer.filter { !overridden.contains($0.key) } + own).prefix(200))
  }

  private func applyToSegment(
    _ segment: Int, _ rules: [TextCondition], into report: inout ProblemReport
  ) {
    guard !rules.isEmpty, let target = tree.coreChild("target", of: segment) else { return }
    let translation = tree.text(in: target)
    let original = tree.coreChild("source", of: segment).map { tree.text(in: $0) } ?? ""
    // A translation that has only been begun may still satisfy the rule.
    let isBegun = tree.attribute("state", of: segment) ?? "initial" == "initial"
    for rule in rules where !rule.isDisabled {
      guard let fault = rule.fault(in: translation, original) else { continue }
      report.add(
        isBegun ? .warning : .error, .text, at: tree.location(of: target), fault,
        try: "correct the translation, or disable the rule in line "
          + "\(tree.location(of: rule.node).line)")
    }
  }
}

extension XLIFFRule {
  fileprivate static let rule = Self(.validationRule, "Validation Module, element rule")
  fileprivate static let text = Self(.validatedText, "Validation Module, element validation")
}
