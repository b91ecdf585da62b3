/// One cause of trouble, with every variant in which it shows.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The rule's title.
  public var title: String
  /// What is wrong, in a sentence, for the worst variant.
  public var message: String
  /// The screen it was found on; none for a finding in a localization file.
  public var screen: String?
  /// The states of the screen in which it shows.
  public var states: [String]
  /// The node of the view tree, by its identity.
  public var node: String?
  /// The string table it was found in; none for a finding on a screen.
  public var table: String?
  /// The key of the text it is about.
  public var stringKey: String?
  /// The languages in which it shows.
  public var locales: [LocaleIdentifier]
  /// The text sizes at which it shows.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The pairs of size classes in which it shows.
  public var sizeClasses: [SizeClasses]
  /// Every cell of the screen's matrix in which it shows; none for a localization file.
  public var variants: VariantSet?
  /// The state and variant in which it is worst.
  public var worst: Place?
  /// A name that stays the same from run to run as long as the cause does.
  public var fingerprint: String
  /// Where the text, or the faulty entry, is written.
  public var location: SourceLocation?
  /// What was measured in the worst variant.
  public var evidence: Evidence
  /// What would help.
  public var suggestion: String?
  /// The text in the source language, for a finding about a translation.
  public var source: WrittenText?
  /// Each text that it is about, one for each language and variation, for a finding about texts.
  public var occurrences: [Occurrence]

  /// A text where it is written.
  public struct WrittenText: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Where it stands.
    public let location: SourceLocation
    /// Where its key stands, when that is known.
    public let keyLocation: SourceLocation?

    /// Makes a text.
    public init(text: String, location: SourceLocation, keyLocation: SourceLocation? = nil) {
      self.text = text
      self.location = location
      self.keyLocation = keyLocation
    }
  }

  /// A text in one language in which something was found.
  public struct Occurrence: Hashable, Sendable {
    /// The language; none when it is about no single one.
    public let locale: LocaleIdentifier?
    /// Which of the key's texts it is, such as `plural.one`; empty for the text itself.
    public let variation: String
    /// The text; none when it is about a key or a file.
    public let text: String?
    /// Where it stands.
    public let location: SourceLocation
    /// Where its key stands, when that is known.
    public let keyLocation: SourceLocation?
    /// How grave it is here; the finding is as grave as the worst of its texts.
    public let severity: Severity
    /// What is wrong with it, in a clause.
    public let message: String
    /// The text as it should be, when that is mechanical.
    public let fix: String?
    /// Whether the mended text may be written without anybody looking.
    public let isFixSafe: Bool

    /// Describes a text.
    public init(
      locale: LocaleIdentifier?, variation: String = "", text: String? = nil,
      location: SourceLocation, keyLocation: SourceLocation? = nil, severity: Severity,
      message: String,
      fix: String? = nil, isFixSafe: Bool = false
    ) {
      self.locale = locale
      self.variation = variation
      self.text = text
      self.location = location
      self.keyLocation = keyLocation
      self.severity = severity
      self.message = message
      self.fix = fix
      self.isFixSafe = isFixSafe
    }

    /// The same text, judged otherwise.
    package func with(_ severity: Severity) -> Occurrence {
      Occurrence(
        locale: locale, variation: variation, text: text, location: location,
        keyLocation: keyLocation, severity: severity, message: message, fix: fix,
        isFixSafe: isFixSafe)
    }
  }

  /// A state of a screen in a variant.
  public struct Place: Hashable, Sendable {
    /// The state's name.
    public let state: String
    /// The variant.
    public let variant: Variant

    /// Makes a place from a state and a variant.
    public init(state: String, variant: Variant) {
      self.state = state
      self.variant = variant
    }
  }

  /// Describes a finding; `distinction` sets it apart from others of its rule about the same thing.
  public init(
    rule: String, severity: Severity, title: String, message: String, screen: String? = nil,
    states: [String] = [], node: String? = nil, table: String? = nil,
    stringKey: String? = nil, locales: [LocaleIdentifier] = [],
    dynamicTypeSizes: [DynamicTypeSize] = [],
    sizeClasses: [SizeClasses] = [], variants: VariantSet? = nil, worst: Place? = nil,
    location: SourceLocation? = nil, evidence: Evidence = [:], suggestion: String? = nil,
    source: WrittenText? = nil, occurrences: [Occurrence] = [], distinction: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.title = title
    self.message = message
    self.screen = screen
    self.states = states
    self.node = node
    self.table = table
    self.stringKey = stringKey
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.sizeClasses = sizeClasses
    self.variants = variants
    self.worst = worst
    self.location = location
    self.evidence = evidence
    self.suggestion = suggestion
    self.source = source
    self.occurrences = occurrences
    // Never from measured values, words or line numbers: they change while the cause stays.
    let subject = screen == nil ? table ?? location?.file : node
    let words = [rule, screen ?? "", subject ?? "", stringKey ?? ""]
    fingerprint = Fingerprint.of(distinction.isEmpty ? words : words + [distinction])
  }
}

/// A short name for a list of words that is the same on every machine.
public enum Fingerprint {
  /// Sixteen hexadecimal digits from the FNV-1a hash of the words.
  public static func of(_ words: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
