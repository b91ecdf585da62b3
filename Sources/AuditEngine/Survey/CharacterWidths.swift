import AuditModel
import Localization
import SystemFont
import TextShaping

/// How wide the characters of a language are, so that a width can be said in characters.
public struct CharacterWidths: Sendable {
  /// The average width of a character in units of the font's size.
  public let averageEms: Double
  /// The share by which the widths may differ on a device, 0 to 1.
  public let tolerance: Double

  private static let sample = 100
  /// Characters are compared with budgets at the size of running text.
  private static let size = FontSize(17)

  /// Measures the first strings of a language, or those of the source language where there are
  /// none.
  public init(
    of locale: LocaleIdentifier, in project: LocalizationProject, fonts: FontLibrary
  ) {
    let own = Self.texts(of: locale, in: project)
    let isOwn = !own.isEmpty
    let texts = isOwn ? own : Self.texts(of: project.sourceLocale, in: project)
    let shaper = TextShaper(
      fonts: fonts, language: (isOwn ? locale : project.sourceLocale).identifier,
      isRightToLeft: locale.isRightToLeft)
    let count = texts.reduce(0) { $0 + $1.count }
    var width = 0.0
    var uncertain = 0.0
    for text in texts {
      let shape = shaper.shape(text)
      let own = shape.width(at: Self.size) / Self.size.pointSize
      width += own
      uncertain += own * shape.tolerance
    }
    averageEms = count == 0 || width == 0 ? 0.55 : width / Double(count)
    tolerance = width == 0 ? 0 : uncertain / width
  }

  private static func texts(
    of locale: LocaleIdentifier, in project: LocalizationProject
  ) -> [String] {
    let entries = project.tables.lazy.filter { $0.locale == locale }.flatMap(\.entries)
    return entries.prefix(sample).map(\.value.format).filter { !$0.isEmpty }
  }
}
