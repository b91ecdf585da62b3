/// The drawings of a report: screens in the variants that its findings refer to, and the outlines they share.
///
/// A drawing has no marks of findings, so that several findings can refer to the same one.
public struct ReportDrawings: Hashable, Sendable {
  /// The outlines of glyphs and words as SVG elements; one may use those before it.
  public var outlines: [Outline]
  /// The drawings by their identifiers.
  public var pictures: [String: Picture]
  /// The drawings of each finding, by its fingerprint.
  public var findings: [String: FindingDrawing]
  /// The screens with findings, in the order of the matrix.
  public var screens: [DrawnScreen]

  /// Puts drawings together; none unless said otherwise.
  public init(
    outlines: [Outline] = [], pictures: [String: Picture] = [:],
    findings: [String: FindingDrawing] = [:], screens: [DrawnScreen] = []
  ) {
    self.outlines = outlines
    self.pictures = pictures
    self.findings = findings
    self.screens = screens
  }
}

extension ReportDrawings {
  /// An SVG element that drawings use.
  public struct Outline: Hashable, Sendable {
    /// Its identifier.
    public let id: String
    /// The element.
    public let svg: String

    /// Names an element.
    public init(id: String, svg: String) {
      self.id = id
      self.svg = svg
    }
  }

  /// A screen as it is drawn in a state and a variant.
  public struct Picture: Hashable, Sendable {
    /// The screen's id.
    public let screen: String
    /// The state and the variant.
    public let shown: StateInVariant
    /// The part of the plane that is drawn, in points.
    public let frame: Rect
    /// SVG elements, which use outlines.
    public let content: String
    /// The frames of the accessibility elements in their reading order.
    public let order: [Rect]

    /// Describes a drawing.
    public init(
      screen: String, shown: StateInVariant, frame: Rect, content: String, order: [Rect] = []
    ) {
      self.screen = screen
      self.shown = shown
      self.frame = frame
      self.content = content
      self.order = order
    }
  }

  /// A drawing with the frames of a finding's nodes on it.
  public struct MarkedPicture: Hashable, Sendable {
    /// The drawing's identifier.
    public let picture: String
    /// The frames, that of the finding's first node first; none where it is not shown.
    public let marks: [Rect]

    /// Marks a drawing.
    public init(picture: String, marks: [Rect]) {
      self.picture = picture
      self.marks = marks
    }
  }

  /// The drawings of a finding.
  public struct FindingDrawing: Hashable, Sendable {
    /// The worst variant.
    public let worst: MarkedPicture
    /// A variant to compare it with, which shows the same nodes as they should be where there is such a one:
    /// the source language, or the usual text size.
    public let compared: MarkedPicture?
    /// The element that is marked; nil where it shows nothing and has no label.
    public let element: ShownElement?

    /// Describes the drawings.
    public init(worst: MarkedPicture, compared: MarkedPicture?, element: ShownElement? = nil) {
      self.worst = worst
      self.compared = compared
      self.element = element
    }
  }

  /// An element as people speak of it: “the button ‘Add to bag’”.
  public struct ShownElement: Hashable, Sendable {
    /// Its kind in a word or two, such as `button`.
    public let kind: String
    /// Its text or label, in the source language where that is drawn.
    public let text: String

    /// Describes an element.
    public init(kind: String, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// A screen in one state on one device: in two languages at several text sizes, with its transcripts.
  public struct DrawnScreen: Hashable, Sendable {
    /// The screen's id.
    public let screen: String
    /// The state.
    public let state: String
    /// The device.
    public let device: AuditedDevice
    /// The text sizes, at most six.
    public let sizes: [DynamicTypeSize]
    /// The source language, and the one with the most findings where that is another.
    public let languages: [Language]
    /// The transcripts of VoiceOver, by language.
    public let transcripts: [Transcript]

    /// Describes a screen.
    public init(
      screen: String, state: String, device: AuditedDevice, sizes: [DynamicTypeSize],
      languages: [Language], transcripts: [Transcript]
    ) {
      self.screen = screen
      self.state = state
      self.device = device
      self.sizes = sizes
      self.languages = languages
      self.transcripts = transcripts
    }
  }

  /// The drawings of a screen in a language.
  public struct Language: Hashable, Sendable {
    /// The language.
    public let locale: LocaleIdentifier
    /// The identifiers of the drawings by text size; none where it could not be laid out.
    public let pictures: [String?]

    /// Describes a language.
    public init(locale: LocaleIdentifier, pictures: [String?]) {
      self.locale = locale
      self.pictures = pictures
    }
  }

  /// The speech of VoiceOver on a screen in a language.
  public struct Transcript: Hashable, Sendable {
    /// The language.
    public let locale: LocaleIdentifier
    /// An utterance for each element, in their reading order.
    public let utterances: [String]
    /// Announcements, which belong to no element.
    public let announcements: [String]

    /// Describes a transcript.
    public init(locale: LocaleIdentifier, utterances: [String], announcements: [String]) {
      self.locale = locale
      self.utterances = utterances
      self.announcements = announcements
    }
  }
}
