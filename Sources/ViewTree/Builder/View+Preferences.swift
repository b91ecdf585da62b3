extension ViewNode {
  /// Changes what the node itself hands on, which may become a group when its children are read.
  mutating func prefer(_ change: (inout Preferences) -> Void) {
    RenderContext.notePreference()
    var own = preferences ?? Preferences()
    change(&own)
    preferences = own
  }
}

extension View {
  /// Hands something to the views around it.
  func preferring(_ change: (inout Preferences) -> Void) -> ViewNode {
    RenderContext.notePreference()
    return changed { $0.prefer(change) }
  }
}
