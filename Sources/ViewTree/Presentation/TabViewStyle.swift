/// Whether screens are pages.
public protocol TabViewStyle: Sendable {}
/// Screens with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// With a bar.
  public init() {}
}
/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots are shown.
  let indexDisplayMode: IndexDisplayMode
  /// Pages side by side.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  /// Whether dots are shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
/// Screens with a bar, which can be a list at the side on iPad: the bar is shown.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// With a bar.
  public init() {}
}
/// Screens with a bar, which is never a list.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// With a bar.
  public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// With a bar, which can be a list at the side on iPad.
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// With a bar.
  public static var tabBarOnly: Self { Self() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// With a bar.
  public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: Self { Self() }
  /// Pages side by side.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}
/// How the dots of pages are shown.
public struct PageIndexViewStyle: Sendable {
  /// As the views around show it.
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
  /// Whether there is a shade behind the dots.
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
  /// As the views around show it.
  public static var page: Self { Self() }
  /// With a shade or without one.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { Self() }
}
