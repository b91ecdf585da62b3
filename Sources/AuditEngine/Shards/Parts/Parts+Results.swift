import AuditModel
import AuditRules
import ViewTree

// The results of units, as parts keep them: in an order of their own, so that each run writes the same.

extension PartWriter {
  /// Writes what screens show in a language.
  mutating func write(_ result: LocaleAudit.Result, in plan: AuditPlan) {
    list(result.causes.sorted { $0.key.order.lexicographicallyPrecedes($1.key.order) }) {
      $1.write($0.key, $0.value, in: plan)
    }
    write(result.nodes)
    write(result.texts)
    write(result.unmeasured.sorted { $0.order.lexicographicallyPrecedes($1.order) })
    list(result.invalid.sorted { $0.key.order < $1.key.order }) {
      $1.write($0.key, $0.value, in: plan)
    }
    list(result.empty.sorted { $0.order < $1.order }) { $1.write($0) }
    write(result.declared.sorted())
    list(result.lines.sorted { $0.key < $1.key }) {
      $1.write($0.key)
      $1.write($0.value)
    }
    list(result.outlines.sorted { $0.key < $1.key }) { screen, part in
      part.write(screen.key)
      part.list(screen.value) { $1.write($0) }
    }
  }
}

extension PartReader {
  /// Reads what screens show in a language.
  mutating func result() throws(PartError) -> LocaleAudit.Result {
    var result = LocaleAudit.Result()
    for (key, cause) in try list({ part throws(PartError) in try part.cause() }) {
      if result.causes.updateValue(cause, forKey: key) != nil {
        throw error("a cause is there twice")
      }
    }
    result.nodes = try number(in: 0...Self.most)
    result.texts = try number(in: 0...Self.most)
    result.unmeasured = Set(try read() as [UnmeasuredText])
    for (key, invalid) in try list({ part throws(PartError) in try part.invalidScreen() }) {
      result.invalid[key] = invalid
    }
    result.empty = Set(try list { part throws(PartError) in try part.stateKey() })
    result.declared = Set(
      try list { part throws(PartError) in
        try part.position(among: RuleList.screenRules.count)
      })
    for (screen, lines) in try list({ part throws(PartError) in
      (try part.screen(), try part.read() as SourceLines)
    }) {
      result.lines[screen] = lines
    }
    for (screen, outlines) in try list({ part throws(PartError) in
      let screen = try part.screen()
      return (screen, try part.list { part throws(PartError) in try part.outline(of: screen) })
    }) {
      result.outlines[screen] = outlines
    }
    return result
  }

  /// So many nodes are more than any audit has, and few enough that sums of them do not overflow.
  private static let most = 1 << 48
}

extension CauseKey {
  /// The words by which causes are ordered, positions in a form that sorts as numbers do.
  fileprivate var order: [String] {
    [screen, rule].map { String($0 + 1_000_000) }
      + [node, stringKey ?? "", stringKey == nil ? "0" : "1", outcome == .found ? "0" : "1"]
  }
}

extension UnmeasuredText {
  fileprivate var order: [String] { [string, key ?? "", key == nil ? "0" : "1", reason] }
}
