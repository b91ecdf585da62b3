import AuditModel
import Foundation

extension CommandLineTool {
  /// The day of the run in Coordinated Universal Time, or the one that `SOURCE_DATE_EPOCH` names.
  ///
  /// Source: reproducible-builds.org, “SOURCE_DATE_EPOCH specification” 1.1.
  var today: CalendarDay {
    let fixed = environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    return CalendarDay(secondsSince1970: fixed ?? Int(Date().timeIntervalSince1970))
  }
}
