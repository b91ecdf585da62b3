import AuditModel

extension ViewNode {
  /// The screen with the bars that its views ask for, and with what lies over it.
  ///
  /// A screen that is shown in a navigation stack of another one has its bar, too.
  func presented() -> ViewNode {
    var root = self
    let preferences = root.takePreferences()
    root = root.inNavigation(preferences).inColorScheme(preferences.colorScheme)
    guard !preferences.presentations.isEmpty else { return root }
    let layers = [root] + preferences.presentations
    let first = layers.lastIndex { $0.preferences?.isCover ?? false } ?? 0
    return ZStack(alignment: .bottom) { layers[first...].map { $0.presented() } }.node
  }

  /// The node under the navigation bar and over the toolbar that it asks for.
  func inNavigation(_ preferences: Preferences) -> ViewNode {
    let items = preferences.toolbar
    // The items over the keyboard are in the place of those at the bottom, which it covers.
    let isTyping = hasFieldWithFocus
    let bottom = items.filter { isTyping ? $0.placement == .keyboard : $0.placement.isAtBottom }
    let top = items.filter { !$0.placement.isAtBottom && $0.placement != .keyboard }
    let hasBar =
      !preferences.hidesNavigationBar && (preferences.title != nil || !top.isEmpty)
    guard hasBar || !bottom.isEmpty || preferences.searchPrompt != nil else { return self }
    let title = top.contains { $0.placement == .principal } ? nil : preferences.title
    // In compact height titles are small (Human Interface Guidelines, Navigation bars).
    let isLarge =
      title != nil && preferences.isTitleLarge ?? false
      && EnvironmentValues.current.verticalSizeClass != .compact
    return VStack(spacing: 0) {
      if hasBar {
        NavigationBar(
          title: title ?? .verbatim(""), isLarge: isLarge
        ) {
          top.flatMap { entry in
            entry.nodes.map { $0.inBar().barPlacement(entry.placement.side) }
          }
        }
        .id("navigationBar")
        .changed {
          $0.style.background = preferences.barBackground
          $0.style.colorScheme = preferences.barColorScheme
        }
      }
      let search = SearchField(preferences)
      let isSearchBelow = search?.isBelow ?? false && bottom.isEmpty
      if let search, !isSearchBelow { search.underBar }
      betweenBars
      if !bottom.isEmpty {
        Toolbar { bottom.flatMap(\.nodes).map { $0.inBar() } }.id("toolbar")
          .changed { $0.layout.isOverKeyboard = isTyping }
      }
      if let search, isSearchBelow { search.atTheBottom }
    }
    .node
  }
}

extension ViewNode {
  /// The content of a screen with bars: they stay where they are, however high it is, and content that is higher
  /// than the room between them is in its middle, as the root of a screen is.
  var betweenBars: ViewNode {
    frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }

  /// Whether text is being typed in it or anywhere inside.
  private var hasFieldWithFocus: Bool {
    if case .textField(let state) = kind, state.isEditing { return true }
    return children.contains(where: \.hasFieldWithFocus)
  }
}

extension ViewNode {
  /// The screen in an appearance of its own, whatever the person chose.
  func inColorScheme(_ scheme: ColorScheme?) -> ViewNode {
    guard let scheme else { return self }
    return frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.systemBackground)
      .changed { $0.style.colorScheme = scheme }
  }
}
