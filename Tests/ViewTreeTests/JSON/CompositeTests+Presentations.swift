import AuditModel
import Testing

@testable import ViewTree

extension CompositeTests {
  /// Views over others, and controls without their titles.
  static let presentations = [
    Case(
      """
      {"type": "confirmationDialog", "title": {"key": "sure"}, "message": {"key": "gone"},
       "children": [{"type": "button", "children": [{"type": "text", "text": {"key": "ok"}}]}]}
      """
    ) {
      ViewNode.presentedDialog(
        localized("sure"), message: [Text(localized("gone")).node],
        actions: ViewBuilder.buildBlock([Button(isEnabled: true) { Text(localized("ok")) }.node])
      )
    },
    Case(
      """
      {"type": "safeAreaInset", "edge": "top", "spacing": 4, "children": [
        {"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}}]}
      """
    ) {
      Text(localized("a")).safeAreaInset(edge: .top, spacing: 4) { Text(localized("b")) }
    },
    Case(
      """
      {"type": "safeAreaInset", "edge": "leading", "children": [
        {"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}}]}
      """
    ) {
      Text(localized("a")).safeAreaInset(edge: .leading) { Text(localized("b")) }
    },
    Case(
      """
      {"type": "safeAreaInset", "children": [
        {"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}},
        {"type": "text", "text": {"key": "c"}}]}
      """
    ) {
      Text(localized("a")).safeAreaInset(edge: .bottom) {
        Text(localized("b"))
        Text(localized("c"))
      }
    },
    Case(
      """
      {"type": "navigationStack", "title": {"key": "t"}, "searchPrompt": {"key": "find"},
       "searchText": "Ro", "children": [{"type": "text", "text": {"key": "a"}}]}
      """
    ) {
      NavigationStack {
        Text(localized("a")).navigationTitle(localized("t"))
          .searchable(text: .constant("Ro"), prompt: localized("find"))
      }
    },
    Case(#"{"type": "stepper", "title": {"key": "n"}, "value": 2, "labelsHidden": true}"#) {
      Stepper(localized("n"), value: .constant(2)).labelsHidden()
    },
    Case(
      ##"{"type": "colorPicker", "title": {"key": "n"}, "color": "#3366ff", "labelsHidden": true}"##
    ) {
      ColorPicker(localized("n"), selection: .constant(Color(RGBColor(0x33, 0x66, 0xFF))))
        .labelsHidden()
    },
  ]
}
