import AuditModel

// iOS's defaults of values that other modifiers set, and that no view of Legible reads.
extension EnvironmentValues {
  /// The text size, by its older name.
  public var sizeCategory: ContentSizeCategory { ContentSizeCategory(dynamicTypeSize) }
  /// None: the font of a text is that of the views around it.
  public var font: Font? { nil }
  /// No room between lines beyond that of the font.
  public var lineSpacing: Double { 0 }
  /// None: a view in another state is made with a parameter, and not by `redacted(reason:)` around it.
  public var redactionReasons: RedactionReasons { [] }
  /// False.
  public var isLuminanceReduced: Bool { false }
  /// False.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// False.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// None: the headings of lists are as high as their text.
  public var defaultMinListHeaderHeight: Double? { nil }
  /// Does nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks for a review: here, does nothing.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not loaded.
  public static let placeholder = Self(rawValue: 1)
  /// It is private.
  public static let privacy = Self(rawValue: 2)
  /// It is no longer right.
  public static let invalidated = Self(rawValue: 4)
}

/// A text size, by its older name.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The older name of a text size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// Whether it is one of the five sizes that have to be switched on in the accessibility settings.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders the sizes from the smallest to the largest.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
