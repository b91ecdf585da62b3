extension View {
  /// Buttons that a swipe shows at the end of a row: they are hidden, and VoiceOver offers them as
  /// actions of the row.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    let names = content().flatMap(\.views).compactMap(\.firstName)
    return accessible { $0.customActions += names }
  }
}
