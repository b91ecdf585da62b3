import AuditModel

/// The lines about how long the parts of an audit and its rules took, the slowest first.
package struct TextTimes {
  private let times: [AuditTime]

  /// Takes the times in the order in which they are shown.
  package init(_ times: [AuditTime]) { self.times = times }

  /// The lines; none when no times were asked for.
  package var lines: [String] {
    guard !times.isEmpty else { return [] }
    let total = times.reduce(Duration.zero) { $0 + $1.time }
    return ["Time of all threads together: \(total.milliseconds)"]
      + times.map {
        $0.time.milliseconds.atRight(of: 12) + $0.share(of: total).atRight(of: 8) + "  " + $0.name
      }
      + ["A fact that several rules need counts for the rule that asks for it first."]
  }
}

extension AuditTime {
  fileprivate var name: String {
    switch step {
    case .part(let name): name
    case .rule(let id): "rule \(id)"
    }
  }

  fileprivate func share(of total: Duration) -> String {
    let share = total > .zero ? time / total * 100 : 0
    return "\(share.rounded(toTenths: ())) %"
  }
}

extension Duration {
  fileprivate var milliseconds: String { "\(Int(self / .milliseconds(1)).grouped) ms" }
}

extension String {
  fileprivate func atRight(of width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
