extension View {
  /// A control of iOS in iOS's size, which an app does not answer for.
  func systemSized() -> ViewNode { changedContent { $0.layout.isSystemSized = true } }
}
