import AuditModel

/// The differences between a recording and what is laid out now.
package struct RecordingComparison: Sendable {
  /// The differences in the order of the files.
  package let differences: [Difference]
  /// How many variants are the same.
  package let sameCount: Int
  /// The fonts that changed since the recording.
  package let fonts: [FontChange]
  /// The versions of the tool, when they differ.
  package let tools: (recorded: String, now: String)?

  /// A variant that is not as it was recorded.
  package struct Difference: Sendable {
    /// The variant.
    package let variant: RecordedVariant
    /// The kind of difference.
    package let kind: Kind
  }

  /// The kinds of differences.
  package enum Kind: Sendable {
    /// The tree or the drawing is another one.
    case changed(recorded: RecordedContent, now: RecordedContent)
    /// The variant was not recorded.
    case new(RecordedContent)
    /// The variant was recorded, and the app has it no more.
    case missing
  }

  /// A font that changed.
  package struct FontChange: Hashable, Sendable {
    /// The name of the font.
    package let name: String
    /// The version that was recorded; none when the font was not used.
    package let recorded: String?
    /// The version that is installed; none when the font is not used.
    package let now: String?
  }

  /// Compares a recording with what is laid out now.
  ///
  /// - Parameters:
  ///   - contents: the recorded contents; variants whose files cannot be read are left out.
  ///   - unread: the variants that are left out on both sides.
  ///   - fontFamily: the family that texts are laid out with now.
  ///   - fonts: the versions of the fonts that are used now.
  package init(
    _ recording: Recording, contents: [RecordedVariant: RecordedContent],
    with now: [RecordedVariant: RecordedContent], leavingOut unread: Set<RecordedVariant>,
    fontFamily: String, fonts: [String: String], toolVersion: String
  ) {
    let recorded = Set(recording.entries.map(\.variant)).subtracting(unread)
    var differences: [Difference] = []
    for variant in recorded.union(now.keys).subtracting(unread).sorted() {
      switch (contents[variant], now[variant]) {
      case (let old?, let new?):
        if old != new {
          differences.append(Difference(variant: variant, kind: .changed(recorded: old, now: new)))
        }
      case (nil, let new?):
        differences.append(Difference(variant: variant, kind: .new(new)))
      case (_, nil): differences.append(Difference(variant: variant, kind: .missing))
      }
    }
    self.differences = differences
    sameCount =
      recorded.count - differences.count { if case .new = $0.kind { false } else { true } }
    self.fonts = Self.changes(
      from: recording.fonts, to: fonts, isReplaced: recording.fontFamily != fontFamily)
    tools =
      recording.toolVersion == toolVersion ? nil : (recording.toolVersion, toolVersion)
  }

  /// Other versions of the same fonts, and fonts of another family: a font that is used in addition,
  /// or no more, may only follow from the weights and the languages of the texts.
  private static func changes(
    from recorded: [String: String], to now: [String: String], isReplaced: Bool
  ) -> [FontChange] {
    let gone = recorded.keys.filter { now[$0] == nil }.sorted()
    let come = now.keys.filter { recorded[$0] == nil }.sorted()
    let others = recorded.keys.filter { now[$0] != nil && now[$0] != recorded[$0] }.sorted()
    return (isReplaced ? others + gone + come : others).map {
      FontChange(name: $0, recorded: recorded[$0], now: now[$0])
    }
  }
}
