/// The result of a test by a person.
package struct ManualResult: Hashable, Sendable {
  /// The criterion, by its number or name.
  package let criterion: String
  /// The result.
  package let level: ConformanceLevel
  /// The person who tested.
  package let tester: String
  /// The device, with its version of iOS where that matters.
  package let device: String
  /// The assistive technology or setting, such as `VoiceOver`.
  package let assistiveTechnology: String
  /// The day of the test, as `2026-01-31`.
  package let date: String
  /// The observation; empty when there is none.
  package let note: String
  /// The fingerprints of findings that the person judged to be no failure.
  package let falseAlarms: [String]

  /// Describes a test.
  package init(
    criterion: String, level: ConformanceLevel, tester: String, device: String,
    assistiveTechnology: String, date: String, note: String = "", falseAlarms: [String] = []
  ) {
    self.criterion = criterion
    self.level = level
    self.tester = tester
    self.device = device
    self.assistiveTechnology = assistiveTechnology
    self.date = date
    self.note = note
    self.falseAlarms = falseAlarms
  }
}

extension [ManualResult] {
  /// Those that no later test of the same criterion with the same device and technology replaces, in the
  /// order of the days; of two tests on one day the later in the file counts.
  package var current: [ManualResult] { byReplacement.current }

  /// Those that a later test replaces, in the order of the days.
  package var superseded: [ManualResult] { byReplacement.superseded }

  private var byReplacement: (current: [ManualResult], superseded: [ManualResult]) {
    let ordered = enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    .map(\.element)
    var result: (current: [ManualResult], superseded: [ManualResult]) = ([], [])
    for (position, test) in ordered.enumerated() {
      if ordered[(position + 1)...].contains(where: { $0.isSameTest(as: test) }) {
        result.superseded.append(test)
      } else {
        result.current.append(test)
      }
    }
    return result
  }

  /// Their common level: the worst of them, and “not applicable” where all say so; nil when there is
  /// none.
  package var level: ConformanceLevel? {
    let levels = map(\.level)
    return [.doesNotSupport, .partiallySupports, .supports, .notApplicable].first(
      where: levels.contains)
  }
}

extension ManualResult {
  fileprivate func isSameTest(as other: ManualResult) -> Bool {
    (criterion, device, assistiveTechnology)
      == (other.criterion, other.device, other.assistiveTechnology)
  }
}
