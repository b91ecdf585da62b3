import AuditModel
import ViewTree

extension TextFieldState {
  /// The room around the text: none without a border.
  var inset: EdgeInsets {
    if isSearch { return SystemMetrics.searchFieldInset }
    guard hasBorder else { return .zero }
    return isMultiline ? SystemMetrics.editorInset : SystemMetrics.fieldInset
  }
}
