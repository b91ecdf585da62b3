import AuditEngine

/// The recall and the precision of each rule.
struct MutationTable {
  private let rows: [Row]

  fileprivate struct Row {
    let rule: String
    let mutations: Int
    let found: Int
    let expected: Int
    /// The other findings that came with them.
    let others: Int
  }

  init(_ results: [MutationResult]) {
    let byRule = Dictionary(grouping: results, by: \.mutation.rule)
    rows = RuleList.screenRuleIDs.sorted().compactMap { rule in
      let own = byRule[rule] ?? []
      return Row(
        rule: rule, mutations: own.count, found: own.reduce(0) { $0 + $1.found },
        expected: own.reduce(0) { $0 + $1.expected },
        others: own.reduce(0) { $0 + $1.others.count })
    }
  }

  /// The rules with fewer mutations than three, unless there is a reason for it.
  var lacking: [String] {
    rows.filter { $0.mutations < 3 && MutationList.exceptions[$0.rule] == nil }.map(\.rule)
  }

  /// A line for each rule with mutations, then for all.
  var text: String {
    let tested = rows.filter { $0.mutations > 0 }
    let all = Row(
      rule: "all \(tested.count) rules", mutations: tested.reduce(0) { $0 + $1.mutations },
      found: tested.reduce(0) { $0 + $1.found }, expected: tested.reduce(0) { $0 + $1.expected },
      others: tested.reduce(0) { $0 + $1.others })
    let reasons = MutationList.exceptions.sorted { $0.key < $1.key }
      .map { "\($0.key): fewer than three mutations, since \($0.value)" }
    return
      (["mutations  variants  recall  precision  rule"] + (tested + [all]).map(\.line) + reasons)
      .joined(separator: "\n")
  }
}

extension MutationTable.Row {
  fileprivate var line: String {
    let recall = share(found, of: expected)
    let precision = share(mutations, of: mutations + others)
    return [
      "\(mutations)".atRight(of: 9), "\(expected)".atRight(of: 8), recall.atRight(of: 6),
      precision.atRight(of: 9), rule,
    ].joined(separator: "  ")
  }

  private func share(_ part: Int, of all: Int) -> String {
    guard all > 0 else { return "" }
    let hundredths = part * 100 / all
    return hundredths == 100 ? "1" : "0." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }
}

extension String {
  fileprivate func atRight(of width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
