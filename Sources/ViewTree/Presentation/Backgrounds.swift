import AuditModel

extension View {
  /// The ground of the navigation bar; that of other bars is not shown.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> ViewNode {
    bars.areAboutNavigation ? preferring { $0.barBackground = style.fill } : node
  }

  /// Light or dark for the navigation bar, whatever the person chose; none for the person's choice.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> ViewNode {
    bars.areAboutNavigation ? preferring { $0.barColorScheme = scheme } : node
  }

  /// The ground of the sheet or screen that this view is the content of.
  public func presentationBackground(_ style: some ShapeStyle) -> ViewNode {
    preferring { $0.presentationBackground = style.fill }
  }

  /// Light or dark for the screen, whatever the person chose; none for the person's choice.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> ViewNode {
    scheme == nil ? node : preferring { $0.colorScheme = scheme }
  }

  /// Light or dark for this view, whatever the person chose; the views inside read it from their
  /// environment where this is a whole screen.
  public func colorScheme(_ scheme: ColorScheme) -> ViewNode {
    naming { $0.colorScheme = $0.colorScheme ?? scheme }
  }
}

extension [ToolbarPlacement] {
  fileprivate var areAboutNavigation: Bool {
    isEmpty || contains(.navigationBar) || contains(.automatic)
  }
}
