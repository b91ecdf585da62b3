import AuditModel

// How forms are shown, and how rows answer to a pointer.
extension View {
  /// How a row answers to a pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> ViewNode { node }
  /// Whether a row answers to a pointer.
  public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> ViewNode { node }
  /// How forms are shown: in groups, as iOS shows them in every style but `columns`.
  public func formStyle(_ style: FormStyle) -> ViewNode { node }
}

/// The order of the items of a menu.
public enum MenuOrder: Sendable { case automatic, priority, fixed }

/// How forms are shown.
public struct FormStyle: Sendable {
  /// As the views around show it.
  public static let automatic = FormStyle()
  /// In groups.
  public static let grouped = FormStyle()
  /// In columns.
  public static let columns = FormStyle()
}
