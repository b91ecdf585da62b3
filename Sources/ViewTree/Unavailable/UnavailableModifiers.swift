extension View {
  /// Choices at the bottom of the screen, by their older name.
  @available(*, unavailable, message: "use confirmationDialog(_:isPresented:actions:)")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> ViewNode {
    notAvailable()
  }

  /// Choices at the bottom of the screen, by their older name.
  @available(*, unavailable, message: "use confirmationDialog(_:isPresented:actions:)")
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> ViewNode { notAvailable() }

  /// Views beside the screen, or in a sheet.
  @available(*, unavailable, message: "use a sheet in compact width and an HStack in regular width")
  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode { notAvailable() }

  /// A line under the title of the navigation bar.
  @available(*, unavailable, message: "put it into the title, or under it in the content")
  public func navigationSubtitle(_ subtitle: TextContent) -> ViewNode { notAvailable() }

  /// The ground of the views around.
  @available(*, unavailable, message: "use background(_:)")
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> ViewNode { notAvailable() }

  /// The ground of the views around.
  @available(*, unavailable, message: "use background { }")
  public func containerBackground(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode { notAvailable() }

  /// A text of another size.
  @available(*, unavailable, message: "use another text style: font(.footnote)")
  public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> ViewNode { notAvailable() }

  /// The distance between lines.
  @available(*, unavailable, message: "leave it out: lines are at the distance of their font")
  public func lineHeight(_ height: LineHeight?) -> ViewNode { notAvailable() }

  /// Whether buttons take all the width.
  @available(*, unavailable, message: "use frame(maxWidth: .infinity) in the label")
  public func buttonSizing(_ sizing: ButtonSizing) -> ViewNode { notAvailable() }

  /// Elements in the place of those inside.
  @available(
    *, unavailable, message: "describe the parts as views with accessibilityLabel(_:), in a stack"
  )
  public func accessibilityChildren(@ViewBuilder children: () -> [ViewNode]) -> ViewNode {
    notAvailable()
  }

  /// A label and the view that it names.
  @available(*, unavailable, message: "name the view itself: accessibilityLabel(_:)")
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> ViewNode { notAvailable() }
}

/// The views around that have a ground.
public enum ContainerBackgroundPlacement: Sendable {
  case widget, navigation, navigationSplitView, tabView
}

/// The size of a text beside another one.
public enum TextScale: Sendable { case `default`, secondary }

/// The distance between lines.
public enum LineHeight: Sendable {
  case normal, tight, loose, variable
  case exact(points: Double)
  case multiple(factor: Double)
  case leading(increase: Double)
}

/// Whether buttons take all the width.
public enum ButtonSizing: Sendable { case automatic, fitted, flexible }

/// A label, or the view that it names.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
