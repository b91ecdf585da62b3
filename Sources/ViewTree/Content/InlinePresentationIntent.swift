#if !canImport(Darwin)
  import Foundation

  /// The emphasis of a run of an attributed string, which Foundation has on Apple's platforms alone.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Takes options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: italic.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// Strong emphasis: bold.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Code: letters of one width.
    public static let code = Self(rawValue: 1 << 2)
    /// A line through the text.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// A line break that need not be kept.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// HTML in a line.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// HTML.
    public static let blockHTML = Self(rawValue: 1 << 9)
  }

  extension AttributeScopes {
    /// The attributes that Foundation has on Apple's platforms alone.
    public struct PresentationAttributes: AttributeScope {
      /// The emphasis.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute

      /// The emphasis.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of its value.
        public typealias Value = InlinePresentationIntent
        /// Its name.
        public static let name = "NSInlinePresentationIntent"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// An attribute by its name.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
