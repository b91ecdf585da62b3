import SystemFont

/// A part of a text with a setting of its own.
package struct TextPart: Hashable, Sendable {
  /// The characters; those that combine with the part before are set as it is.
  package let text: String
  /// How it is set.
  package let setting: TextSetting

  /// Joins characters and their setting.
  package init(_ text: String, _ setting: TextSetting) {
    self.text = text
    self.setting = setting
  }
}

/// The size of a part of a text, and the extents of a line that has only this part.
package struct PartSize: Hashable, Sendable {
  /// The size.
  package let size: FontSize
  /// The distance from the baseline to the top of the line in points.
  package let ascender: Double
  /// The distance from the baseline to the bottom of the line in points; not negative.
  package let descender: Double
  /// The distance from line to line in points.
  package let leading: Double

  /// Joins a size and extents.
  package init(size: FontSize, ascender: Double, descender: Double, leading: Double) {
    self.size = size
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }
}

/// The settings of a text from its beginning on, each with the UTF-16 offset at which it begins.
struct PartSettings {
  private let parts: [(start: Int, setting: TextSetting)]
  private(set) var part = 0

  init(_ parts: [(start: Int, setting: TextSetting)]) { self.parts = parts }

  /// The setting at an offset, which never goes back.
  mutating func setting(at offset: Int) -> TextSetting {
    while part + 1 < parts.count, parts[part + 1].start <= offset { part += 1 }
    return parts[part].setting
  }
}
