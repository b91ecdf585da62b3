import AuditModel
import Localization
import TranslationRules

extension [RuleFinding] {
  /// The findings of one project that no other finding makes redundant, nor a defect on a screen.
  package func withoutSuperseded(
    by table: [Supersession] = SupersededRules.all, shown: Set<ShownDefect> = []
  ) -> [RuleFinding] {
    let remaining = shown.isEmpty ? self : withoutSuperseded(by: table, onScreens: shown)
    return remaining.withoutSuperseded(byOthersIn: table)
  }

  private func withoutSuperseded(
    by table: [Supersession], onScreens shown: Set<ShownDefect>
  ) -> [RuleFinding] {
    let entries = table.filter { $0.scope == .screenOfString }
    return filter { finding in
      !entries.contains { entry in
        entry.superseded.includes(finding)
          && shown.contains(
            ShownDefect(
              rule: entry.superseding.rule, key: finding.key, locale: finding.locale))
      }
    }
  }

  private func withoutSuperseded(byOthersIn table: [Supersession]) -> [RuleFinding] {
    let superseding = Dictionary(grouping: table.indices) { table[$0].superseding.rule }
    var known: Set<Join> = []
    for finding in self {
      for index in superseding[finding.rule.id] ?? []
      where table[index].superseding.includes(finding) {
        known.formUnion(
          finding.joins(at: table[index].scope).map { Join(entry: index, point: $0) })
      }
    }
    if known.isEmpty { return self }
    let superseded = Dictionary(grouping: table.indices) { table[$0].superseded.rule }
    return filter { finding in
      !(superseded[finding.rule.id] ?? []).contains { index in
        table[index].superseded.includes(finding)
          && finding.joins(at: table[index].scope).contains {
            known.contains(Join(entry: index, point: $0))
          }
      }
    }
  }
}

/// A place at which an entry of the table joins two findings.
private struct Join: Hashable {
  let entry: Int
  let point: JoinPoint
}

/// The common key of two findings that belong together.
private enum JoinPoint: Hashable {
  case string(table: String, key: String, locale: LocaleIdentifier?, path: VariationPath)
  case key(table: String, key: String, locale: LocaleIdentifier?)
  case fileKey(file: String, key: String)
  case line(file: String, line: Int)
}

extension RuleFinding {
  /// Where a finding may be joined with others.
  fileprivate func joins(at scope: Supersession.Scope) -> [JoinPoint] {
    switch scope {
    case .string: [.string(table: table, key: key, locale: locale, path: path)]
    case .forms:
      [
        .string(
          table: table, key: key, locale: locale, path: VariationPath(path.steps.dropLast()))
      ]
    case .key: [.key(table: table, key: key, locale: locale)]
    case .fileKey:
      (problemKey ?? key).isEmpty ? [] : [.fileKey(file: location.file, key: problemKey ?? key)]
    case .lines: lines.map { .line(file: location.file, line: $0) }
    // Strings that screens show are joined where screens are audited.
    case .node, .inside, .around, .overflow, .screenOfString: []
    }
  }

  /// The lines that the string takes up; that of the problem when it is about a file.
  private var lines: ClosedRange<Int> {
    location.line...location.line + (text?.utf8.count { $0 == UInt8(ascii: "\n") } ?? 0)
  }
}
