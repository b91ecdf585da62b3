import AuditModel

extension View {
  /// A field for searching the screen around it, with a prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: TextContent
  ) -> ViewNode {
    preferring {
      $0.searchPrompt = prompt
      $0.searchText = text.wrappedValue
      $0.isSearchInDrawer = placement.isInDrawer
    }
  }

  /// A field for searching the screen around it, with a prompt that is a variable.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> ViewNode {
    searchable(text: text, placement: placement, prompt: .verbatim(String(prompt)))
  }

  /// A field for searching the screen around it, with iOS's prompt where it has none.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ViewNode {
    searchable(
      text: text, placement: placement, prompt: prompt?.node.text ?? .system("Search"))
  }

  /// A field for searching the screen around it, which is being edited while it is
  /// presented, with a prompt.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: TextContent
  ) -> ViewNode {
    searchable(text: text, placement: placement, prompt: prompt)
      .preferring { $0.isSearching = isPresented.wrappedValue }
  }

  /// A field for searching the screen around it, which is being edited while it is
  /// presented, with a prompt that is a variable.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> ViewNode {
    searchable(
      text: text, isPresented: isPresented, placement: placement,
      prompt: .verbatim(String(prompt)))
  }

  /// A field for searching the screen around it, which is being edited while it is
  /// presented, with iOS's prompt where it has none.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ViewNode {
    searchable(text: text, placement: placement, prompt: prompt)
      .preferring { $0.isSearching = isPresented.wrappedValue }
  }

  /// Suggestions for a search: they are shown while people type, and are not audited.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> [ViewNode]) -> ViewNode { node }

  /// Where a search looks: it is shown while people type, and is not audited.
  public func searchScopes(
    _ scope: Binding<some Hashable>, @ViewBuilder scopes: () -> [ViewNode]
  ) -> ViewNode { node }

  /// Where a search looks: it is shown while people type, and is not audited.
  public func searchScopes(
    _ scope: Binding<some Hashable>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> [ViewNode]
  ) -> ViewNode { node }

  /// The text that a suggestion for a search is for.
  @available(*, unavailable, message: "leave it out: suggestions are shown while people type")
  public func searchCompletion(_ completion: String) -> ViewNode { notAvailable() }

  /// Whether the bar is hidden while people search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> ViewNode { node }
}

/// Where a field for searching is.
public struct SearchFieldPlacement: Hashable, Sendable {
  let isInDrawer: Bool

  /// As the views around show it: with iOS 26, in a bar at the lower edge of an iPhone without tabs.
  public static let automatic = SearchFieldPlacement(isInDrawer: false)
  /// As `automatic` is: in a bar at the lower edge where that has no other items.
  public static let toolbar = SearchFieldPlacement(isInDrawer: false)
  /// Under the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
  /// Under the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(isInDrawer: true) }
  /// When it is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

/// When it is shown where a search looks.
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }

/// Whether the bar is hidden while people search.
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
