import AuditModel
import SourceText

/// Each variant names a value for each of the variables that choose among the variants (Plural,
/// Gender, and Select Module).
struct VariantRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for node in tree.nodes.indices where tree.isElement(node) {
      if let value = tree.attribute("switch", in: .pluralGenderSelect, of: node) {
        checkSwitch(value, node, into: &report)
      }
      if tree.attribute("case", in: .pluralGenderSelect, of: node) != nil {
        checkHasSwitch(node, into: &report)
      }
    }
  }

  /// The selector: a kind of choice and the variable it depends on.
  private struct Selector {
    let kind: String
    let variable: String

    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else { return nil }
      kind = String(parts[0])
      variable = String(parts[1])
    }
  }

  private func checkSwitch(_ value: String, _ node: Int, into report: inout ProblemReport) {
    let items = items(value)
    let selectors = items.compactMap { Selector($0) }
    let kinds: Set = ["plural", "ordinal", "gender", "select"]
    guard !items.isEmpty, selectors.count == items.count,
      selectors.allSatisfy({ kinds.contains($0.kind) })
    else {
      report.add(
        .selector, at: tree.location(of: node), "the attribute “pgs:switch” cannot be “\(value)”",
        try: "write “plural:”, “ordinal:”, “gender:” or “select:” and a variable, with spaces "
          + "between")
      return
    }
    checkCases(selectors, of: node, into: &report)
  }

  private func checkCases(
    _ selectors: [Selector], of node: Int, into report: inout ProblemReport
  ) {
    var seen: [[Substring]: Int] = [:]
    for child in tree.children(of: node) where isVariant(child, of: node) {
      guard let value = tree.attribute("case", in: .pluralGenderSelect, of: child) else {
        add(.warning, child, "has no “pgs:case”", "add pgs:case=\"…\"", into: &report)
        continue
      }
      let values = items(value)
      checkCase(values, value, selectors, child, into: &report)
      if let first = seen.updateValue(child, forKey: values) {
        let line = tree.location(of: first).line
        add(
          .warning, child, "is the same case “\(value)” as that in line \(line)",
          "keep one of them", into: &report)
      }
    }
    let hasDefault = seen.keys.contains { $0.allSatisfy { $0 == "other" } }
    guard !seen.isEmpty, !hasDefault else { return }
    add(
      .warning, node, "has no case for “other”, which every other value needs",
      "add a variant with “other”", into: &report)
  }

  private func checkCase(
    _ values: [Substring], _ text: String, _ selectors: [Selector], _ node: Int,
    into report: inout ProblemReport
  ) {
    guard values.count == selectors.count else {
      let count = selectors.count
      return add(
        .error, node, "names \(values.count) values in its case “\(text)” for \(count) variables",
        "write \(count) values with spaces between", into: &report)
    }
    for (value, selector) in zip(values, selectors) where !fits(value, selector) {
      add(
        .error, node,
        "has the case “\(value)”, which \(selector.kind):\(selector.variable) "
          + "cannot have", "write a number or zero, one, two, few, many or other", into: &report)
    }
  }

  private func fits(_ value: Substring, _ selector: Selector) -> Bool {
    guard selector.kind == "plural" || selector.kind == "ordinal" else { return true }
    let keywords: Set<Substring> = ["zero", "one", "two", "few", "many", "other"]
    return keywords.contains(value) || String(value).decimal != nil
  }

  /// Segments are variants of a unit, and units and groups those of a group.
  private func isVariant(_ child: Int, of node: Int) -> Bool {
    if tree.isCore(node, "unit") { return tree.isCore(child, "segment") }
    return tree.isCore(child, "unit") || tree.isCore(child, "group")
  }

  private func checkHasSwitch(_ node: Int, into report: inout ProblemReport) {
    guard let parent = tree.parent(of: node),
      tree.inherited("switch", in: .pluralGenderSelect, of: parent) == nil
    else { return }
    add(
      .error, node, "has a “pgs:case”, but the element around it has no “pgs:switch”",
      "add pgs:switch=\"…\" to <\(tree.qualifiedName(of: parent))>", into: &report)
  }

  /// The specification speaks of commas and of spaces, so that either may be between.
  private func items(_ text: String) -> [Substring] {
    text.split { $0 == "," || $0.utf8.allSatisfy(\.isMarkupSpace) }
  }

  private func add(
    _ severity: Severity, _ node: Int, _ message: String, _ suggestion: String,
    into report: inout ProblemReport
  ) {
    report.add(
      severity, .variant, at: tree.location(of: node),
      "<\(tree.qualifiedName(of: node))> \(message)",
      try: suggestion)
  }
}

extension XLIFFRule {
  fileprivate static let selector = Self(
    .variantSwitch, "Plural, Gender, and Select Module, attribute switch")
  fileprivate static let variant = Self(
    .variantCase, "Plural, Gender, and Select Module, attribute case")
}
