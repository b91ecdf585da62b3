import AuditModel
import Foundation

extension View {
  /// How progress is shown: a line or a wheel, as its value says.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> ViewNode { node }
  /// How dates are chosen: they are shown compact.
  public func datePickerStyle(_ style: DatePickerStyle) -> ViewNode { node }
  /// How switches are shown: as switches.
  public func toggleStyle(_ style: some ToggleStyle) -> ViewNode { node }
}
