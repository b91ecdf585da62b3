import AuditModel

/// The direction in which lines of text and rows of controls run.
public enum LayoutDirection: String, Hashable, Sendable, Codable {
  case leftToRight, rightToLeft
}

/// Everything outside the app that changes what a screen looks like.
public struct RenderEnvironment: Hashable, Sendable {
  /// The text size the person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textSize.value }
    set { textSize.value = newValue }
  }
  /// The room that the device gives.
  public var sizeClasses: SizeClasses
  /// The screen in points.
  public var viewport: Size
  /// The edges of the screen that bars and rounded corners cover.
  public var safeArea: EdgeInsets
  /// The language of the person.
  public var locale: LocaleIdentifier {
    get { language.value }
    set { language.value = newValue }
  }
  /// The direction of the language.
  public var layoutDirection: LayoutDirection {
    get { direction.value }
    set { direction.value = newValue }
  }
  /// Light or dark, with or without increased contrast.
  public var appearance: Appearance
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// How much of the screen the keyboard covers, in points from below; 0 when it is away.
  public var keyboardHeight: Double
  /// The pixels in a point of the device.
  public var displayScale: Double

  /// The frames that views got when their screen was laid out before.
  package var geometry: MeasuredGeometry {
    get { measured.value }
    set { measured.value = newValue }
  }

  private var measured = Watched(MeasuredGeometry(), as: .geometry)
  private var textSize: Watched<DynamicTypeSize>
  private var language: Watched<LocaleIdentifier>
  private var direction: Watched<LayoutDirection>

  /// The environment on a device, with everything else as it is by default.
  public init(
    device: Device = .narrowest(with: .compactRegular), dynamicTypeSize: DynamicTypeSize = .large,
    locale: LocaleIdentifier = "en", appearance: Appearance = Appearance(), boldText: Bool = false,
    keyboardHeight: Double = 0
  ) {
    textSize = Watched(dynamicTypeSize, as: .textSize)
    language = Watched(locale, as: .language)
    direction = Watched(
      locale.isRightToLeft ? .rightToLeft : .leftToRight, as: .language)
    sizeClasses = device.sizeClasses
    viewport = device.viewport
    safeArea = device.safeArea
    displayScale = device.displayScale
    self.appearance = appearance
    self.boldText = boldText
    self.keyboardHeight = keyboardHeight
  }

  /// The same environment, which records what is read of it.
  func watched(by watch: EnvironmentWatch) -> RenderEnvironment {
    var copy = self
    copy.textSize.watch(by: watch)
    copy.language.watch(by: watch)
    copy.direction.watch(by: watch)
    copy.measured.watch(by: watch)
    return copy
  }

  /// How far the keyboard reaches above the lower edge of the safe area, in points; keyboards cover that
  /// edge, so their height contains it (Telegram-iOS, DeviceMetrics).
  public var keyboardInset: Double { max(0, keyboardHeight - safeArea.bottom) }

  /// The size class of the width.
  public var horizontalSizeClass: SizeClass { sizeClasses.horizontal }
  /// The size class of the height.
  public var verticalSizeClass: SizeClass { sizeClasses.vertical }
  /// Whether tabs are titles at the top of the screen, as on an iPad (iPadOS 18 and later), and not
  /// symbols over titles at its bottom.
  public var hasTabBarAtTop: Bool { sizeClasses == .regularRegular }
}
