import AuditModel

extension View {
  /// How dates are chosen: they are shown compact.
  public func datePickerStyle(_ style: DatePickerStyle) -> ViewNode { node }
}
