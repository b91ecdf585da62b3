import AuditModel

/// The pages of all rules and the table of all kinds of checks, as Markdown.
public struct RuleHandbook: Sendable {
  private let pages: [RulePage]
  private let kinds: [CheckKindRow]
  private let accessibilityChecks: [KnownCheckRow]

  /// Takes the pages and the tables of known checks in the order in which they are shown.
  public init(pages: [RulePage], kinds: [CheckKindRow], accessibilityChecks: [KnownCheckRow]) {
    self.pages = pages
    self.kinds = kinds
    self.accessibilityChecks = accessibilityChecks
  }

  /// The whole handbook, which ends with a line feed.
  public func markdown() -> String {
    let sections =
      [heading, list] + pages.map { RulePageMarkdown(page: $0).text }
      + [accessibilityTable, kindTable]
    return sections.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    """
    # The rules

    \(pages.count) rules, each with examples that it reports (✗) and that pass (✓). A test runs every
    example; `legible rules --format markdown` writes this page.
    An error keeps people from reading, finding or using something; a warning is likely to; a note is
    for a person to judge.

    """
  }

  private var list: String {
    let rows = pages.map { page in
      "| [\(page.rule.id)](#\(page.rule.id)) | \(page.rule.severity.rawValue)"
        + "\(page.isOnByDefault ? "" : ", off") | \(page.rule.title.markdownCell) |"
    }
    return (["| rule | severity | defect |", "|---|---|---|"] + rows)
      .joined(separator: "\n") + "\n"
  }

  private var accessibilityTable: String {
    let rows = accessibilityChecks.map { check in
      let rules = check.rules.map { "[\($0)](#\($0))" }.joined(separator: ", ")
      let note = check.note.map { check.isDone ? $0 : "left out: \($0)" } ?? ""
      return "| \(check.name) | \((rules.isEmpty ? note : rules).markdownCell) |"
    }
    let done = accessibilityChecks.count(where: \.isDone)
    return """
      ## All known checks of accessibility

      Other tools and catalogues have, or the variants of an audit allow, \(accessibilityChecks.count)
      checks. \(done) are made here; \(accessibilityChecks.count - done) are left out, for the reason
      given. A check that needs a declaration is not applicable where no screen has one, and not measured
      at a view without it.

      | check | here |
      |---|---|

      """ + rows.joined(separator: "\n") + "\n"
  }

  private var kindTable: String {
    let rows = kinds.map { kind in
      let rules = kind.rules.map { "[\($0)](#\($0))" }.joined(separator: ", ")
      let what = rules.isEmpty ? "left out: \(kind.reason ?? "")" : rules
      return "| \(kind.number)\(kind.isEssential ? " ★" : "") | \(kind.name.markdownCell) "
        + "| \(what.markdownCell) |"
    }
    let off = Set(pages.filter { !$0.isOnByDefault }.map(\.rule.id))
    let done = kinds.count { !$0.rules.isEmpty }
    let asked = kinds.count { !$0.rules.isEmpty && Set($0.rules).isSubset(of: off) }
    return """
      ## All kinds of checks

      The checks of known translation tools fall into \(kinds.count) kinds. Rules here cover \(done) of
      them, \(asked) of which are off by default; \(kinds.count - done) are left out, for the reason
      given. A star marks those that matter most for apps.

      | kind | names | here |
      |---|---|---|

      """ + rows.joined(separator: "\n") + "\n"
  }
}

/// The page of one rule.
private struct RulePageMarkdown {
  let page: RulePage

  var text: String {
    var lines = ["## \(page.rule.id)", "", "**\(page.rule.title.markdownText)** (\(state))", ""]
    for (heading, paragraph) in page.paragraphs {
      let name = heading.map { "**\($0).** " } ?? ""
      lines += [name + paragraph.markdownProse, ""]
    }
    let examples = page.examples.filter(\.isFound) + page.examples.filter { !$0.isFound }
    lines += examples.flatMap(exampleLines)
    return lines.joined(separator: "\n") + "\n"
  }

  private var state: String {
    page.rule.severity.rawValue + (page.isOnByDefault ? "" : ", off by default")
  }

  private func exampleLines(_ example: RulePage.Example) -> [String] {
    let texts = example.texts.map { "  - \($0.label.markdownText): \($0.text.markdownCode)" }
    let fixed = example.fixed.map { ["  - fixed: \($0.markdownCode)"] } ?? []
    let code = example.code.map(\.markdownBlock) ?? []
    return ["- \(example.isFound ? "✗" : "✓") \(example.title.markdownText)"] + texts + fixed + code
  }
}

extension String {
  /// Our own prose, in which `…` is code.
  fileprivate var markdownProse: String {
    codeSpans.map { $0.isCode ? $0.text.markdownCode : $0.text.markdownText }.joined()
  }

  /// The text in a cell of a table that may hold links of ours.
  fileprivate var markdownCell: String { withVisibleControls.replacing("|", with: "\\|") }

  /// The text as code, as it is written; a space at its edge stays to be seen.
  fileprivate var markdownCode: String {
    let text = withVisibleControls
    if text.isEmpty { return "(empty)" }
    let fence = String(repeating: "`", count: text.longestRunOfBackticks + 1)
    let needsSpaces =
      text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
      || text.hasSuffix(" ")
    return needsSpaces ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }

  /// The text as a block of code, in Swift or JSON, in an item of a list.
  fileprivate var markdownBlock: [String] {
    let fence = String(repeating: "`", count: max(3, longestRunOfBackticks + 1))
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return ["", "  \(fence)\(hasPrefix("{") ? "json" : "swift")"]
      + lines.map { "  \(String($0).withVisibleControls)" }
      + ["  \(fence)", ""]
  }

  private var longestRunOfBackticks: Int {
    var longest = 0
    var run = 0
    for character in unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
