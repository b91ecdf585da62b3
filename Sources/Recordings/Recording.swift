import AuditModel

/// A recording: which variants are kept, how they were chosen, and what they were laid out with.
package struct Recording: Hashable, Sendable {
  /// The name of its file, in the folder of the recording.
  package static let fileName = "legible-recording.json"

  /// The version of Legible that recorded it.
  package var toolVersion: String
  /// The family of the font that texts are laid out with where it has their characters.
  package var fontFamily: String
  /// The versions of the fonts that were used for texts and symbols, by their names.
  package var fonts: [String: String]
  /// How the variants were chosen.
  package var selection: Selection
  /// The variants in the order of their files.
  package var entries: [Entry]

  /// The choice of variants: the comparison makes the same one.
  package struct Selection: Hashable, Sendable {
    /// The names and patterns of the screens; none for those that are audited by default.
    package var screens: [String]?
    /// The names and patterns of the states; none for all.
    package var states: [String]?
    /// The names of the devices.
    package var devices: [String]
    /// The text sizes.
    package var sizes: [DynamicTypeSize]
    /// The languages.
    package var locales: [LocaleIdentifier]
    /// The name of the appearance.
    package var appearance: String

    /// Makes a choice.
    package init(
      screens: [String]?, states: [String]?, devices: [String], sizes: [DynamicTypeSize],
      locales: [LocaleIdentifier], appearance: String
    ) {
      self.screens = screens
      self.states = states
      self.devices = devices
      self.sizes = sizes
      self.locales = locales
      self.appearance = appearance
    }
  }

  /// A variant with the digests of its files.
  package struct Entry: Hashable, Sendable {
    /// The variant.
    package let variant: RecordedVariant
    /// The digest of its tree.
    package let tree: String
    /// The digest of its drawing.
    package let drawing: String

    /// Takes the digests.
    package init(_ variant: RecordedVariant, tree: String, drawing: String) {
      self.variant = variant
      self.tree = tree
      self.drawing = drawing
    }

    /// The entry of some content.
    package init(_ variant: RecordedVariant, _ content: RecordedContent) {
      self.init(
        variant, tree: ContentDigest.of(content.tree), drawing: ContentDigest.of(content.drawing))
    }
  }

  /// Makes a recording.
  package init(
    toolVersion: String, fontFamily: String, fonts: [String: String], selection: Selection,
    entries: [Entry]
  ) {
    self.toolVersion = toolVersion
    self.fontFamily = fontFamily
    self.fonts = fonts
    self.selection = selection
    self.entries = entries
  }
}
