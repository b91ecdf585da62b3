import AuditModel

/// The strings of one file beside their translations into one language, as translators exchange
/// them.
public struct BilingualFile: Hashable, Sendable {
  /// The path of the file that the strings come from, from the project's folder on, with `/`.
  ///
  /// It identifies files and is never used to reach one.
  public var original: String
  /// The language of the strings.
  public var sourceLocale: LocaleIdentifier
  /// The language of the translations, none when there are to be none.
  public var targetLocale: LocaleIdentifier?
  /// The strings in the order of the file.
  public var units: [BilingualUnit]
  /// When the translations were last changed, as the file writes it; none when it does not say.
  package var revisionDate: String?
  /// The losses of reading it, which a conversion has to report.
  package var losses: [ConversionLoss] = []
  /// The losses of writing its strings to another file, which only a conversion has to report.
  package var unheld: [ConversionLoss] = []

  /// Makes a file.
  public init(
    original: String, sourceLocale: LocaleIdentifier, targetLocale: LocaleIdentifier?,
    units: [BilingualUnit] = []
  ) {
    self.original = original
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.units = units
  }
}

/// One text beside its translation.
public struct BilingualUnit: Hashable, Sendable {
  /// The key.
  public var key: String
  /// Which of its strings it is.
  public var path: VariationPath
  /// The text in the source language; none when the file does not say it.
  public var source: String?
  /// The translation, none when there is none yet.
  public var target: String?
  /// How far the translation is; none when the file does not say.
  public var state: TranslationState?
  /// The notes for translators and by them.
  public var notes: [Note]
  /// Whether it is to be translated.
  public var isTranslatable: Bool
  /// Where it is seen and how much room it has; none when that is not known.
  public var context: TextContext?
  /// The type of the number of the variable whose words it is (`d`), when it is one of those.
  public var valueType: String?
  /// Which argument that variable takes (`argNum` of string catalogs), where it is another than the
  /// order of the source string says.
  public var argumentNumber: Int?
  /// How long it may be.
  public var limits: [LengthLimit] = []
  /// How a PO file says that it is used.
  package var gettextFlags: GettextFlags = []
  /// Whether the translation held codes whose text the file does not say, so that it lacks them here.
  public var hasLostCodes = false
  /// Where it is in the exchange file; for one that was never in a file, in the project.
  public var location: SourceLocation
  /// Where its translation is, or where it would.
  public var targetLocation: SourceLocation

  /// Makes a unit.
  public init(
    key: String, path: VariationPath = .text, source: String?, target: String? = nil,
    state: TranslationState? = nil, notes: [Note] = [], isTranslatable: Bool = true,
    context: TextContext? = nil, valueType: String? = nil, location: SourceLocation,
    targetLocation: SourceLocation? = nil
  ) {
    self.key = key
    self.path = path
    self.source = source
    self.target = target
    self.state = state
    self.notes = notes
    self.isTranslatable = isTranslatable
    self.context = context
    self.valueType = valueType
    self.location = location
    self.targetLocation = targetLocation ?? location
  }

  /// Something that is said about a text.
  public struct Note: Hashable, Sendable {
    /// The note.
    public var text: String
    /// Its author: a developer when it is not named.
    public var author: String?

    /// Makes a note.
    public init(_ text: String, author: String? = nil) {
      self.text = text
      self.author = author
    }
  }
}

/// Where a text is seen, as what, and how much room it has there.
public struct TextContext: Hashable, Sendable {
  /// Where it is seen, screen by screen.
  public var usages: [Usage]
  /// Its roles, such as “button” or “heading”, in order.
  public var roles: [String]
  /// How wide it may be; none when it may wrap as often as it needs to.
  public var widthBudget: WidthBudget?
  /// The drawing on which it is seen; none when there is no drawing of it.
  public var drawing: Mark?

  /// Makes a context.
  public init(
    usages: [Usage] = [], roles: [String] = [], widthBudget: WidthBudget? = nil,
    drawing: Mark? = nil
  ) {
    self.usages = usages
    self.roles = roles
    self.widthBudget = widthBudget
    self.drawing = drawing
  }

  /// A text on a drawing.
  public struct Mark: Hashable, Sendable {
    /// The name of the drawing's file.
    public var file: String
    /// The number that is at the text.
    public var number: Int

    /// Makes a mark.
    public init(file: String, number: Int) {
      self.file = file
      self.number = number
    }
  }

  /// A screen on which a text is seen.
  public struct Usage: Hashable, Sendable {
    /// The name of the screen.
    public var screen: String
    /// The names of the states.
    public var states: [String]

    /// Makes a usage.
    public init(screen: String, states: [String]) {
      self.screen = screen
      self.states = states
    }
  }
}

/// The widest translation that fits at every text size and in every size class.
public struct WidthBudget: Hashable, Sendable {
  /// The width in points at the text size `large`; 0 when only the characters are known.
  public var points: Double
  /// About how many characters that is in the language of the translation.
  public var characters: Int
  /// Where it is tightest, for people to read: screen, text size and size class; empty when that
  /// is not known.
  public var tightest: String

  /// Makes a budget.
  public init(points: Double, characters: Int, tightest: String) {
    self.points = points
    self.characters = characters
    self.tightest = tightest
  }
}
