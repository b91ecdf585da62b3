extension View {
  /// Hands something to the views around it.
  func preferring(_ change: (inout Preferences) -> Void) -> ViewNode {
    RenderContext.notePreference()
    return changed {
      var preferences = $0.preferences ?? Preferences()
      change(&preferences)
      $0.preferences = preferences
    }
  }
}
