import AuditModel
import CICU

/// Han characters that belong to one way of writing Chinese or Japanese alone.
///
/// A character counts as one-sided when it changes on the way to the other side and is not in
/// frequent use there itself: 后, 里, 面 and 台 are at home on both sides.
package enum HanVariants {
  /// Characters that only Simplified Chinese has.
  package static let simplifiedOnly = oneSided(
    HanCharset.simplified, not: HanCharset.traditional, nor: "zh-Hant",
    by: "Simplified-Traditional")
  /// Characters that only Simplified Chinese has, besides those that Hong Kong writes alike.
  package static let simplifiedBesideHongKong: HanSet = {
    var result = HanSet()
    for scalar in simplifiedOnly.scalars where !hongKong.contains(scalar) {
      result.insert(scalar.value)
    }
    return result
  }()
  /// Forms of Hong Kong's List of Graphemes of Commonly-Used Chinese Characters that the mainland
  /// has, too (as in OpenCC's `HKVariants.txt`).
  private static let hongKong = Set("兑叁囱媪悦愠户氲温税脱腽卧葱蜕".unicodeScalars)
  /// Characters that only Traditional Chinese has.
  package static let traditionalOnly = oneSided(
    HanCharset.traditional, not: HanCharset.simplified, nor: "zh-Hans",
    by: "Traditional-Simplified")
  /// Simplified characters that Japanese does not know.
  package static let foreignToJapanese: HanSet = {
    var result = HanSet()
    for scalar in simplifiedOnly.scalars where !HanCharset.japanese.contains(scalar) {
      result.insert(scalar.value)
    }
    return result
  }()
  /// Old forms of characters that Japanese today writes as Simplified Chinese does, such as 國.
  package static let oldJapanese: HanSet = {
    let old = traditionalOnly.scalars.filter {
      HanCharset.japanese.contains($0) && !HanCharset.japaneseFrequent.contains($0)
        && !rareButUsual.contains($0)
    }
    var result = HanSet()
    for (old, new) in zip(old, converted(old, by: "Traditional-Simplified"))
    where HanCharset.japaneseFrequent.contains(new) { result.insert(old.value) }
    return result
  }()

  /// Characters of the list for general use that JIS has among the rare ones (Agency for Cultural Affairs, 常用漢字表,
  /// 2010); Chinese writes others in their place, which are other words in Japanese.
  private static let rareButUsual: Set<Unicode.Scalar> = ["緻", "鬱", "慄"]

  /// The other side's form of a one-sided character.
  package static func counterpart(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let isSimplified = simplifiedOnly.contains(scalar)
    let name = isSimplified ? "Simplified-Traditional" : "Traditional-Simplified"
    return converted([scalar], by: name).first.flatMap { $0 == scalar ? nil : $0 }
  }

  private static func oneSided(
    _ own: HanSet, not other: HanSet, nor locale: LocaleIdentifier, by name: String
  ) -> HanSet {
    // Characters that the standards leave out may still be usual, such as 厘 in Traditional Chinese.
    let letters = ExemplarCharacters(lettersOf: locale)
    let candidates = own.scalars.filter { !other.contains($0) && !letters.contains($0) }
    var result = HanSet()
    for (scalar, converted) in zip(candidates, converted(candidates, by: name))
    where scalar != converted { result.insert(scalar.value) }
    return result
  }

  /// Each character by itself on the other side; itself where nothing is known.
  private static func converted(
    _ scalars: [Unicode.Scalar], by name: String
  ) -> [Unicode.Scalar] {
    // A line for each, so that no rule sees two of them as one word.
    var text = ""
    for scalar in scalars {
      text.unicodeScalars.append(scalar)
      text.unicodeScalars.append("\n")
    }
    let lines = transliterated(text, by: name).unicodeScalars.split(separator: "\n")
    guard lines.count == scalars.count else { return scalars }
    return zip(scalars, lines).map { $1.count == 1 ? $1.first ?? $0 : $0 }
  }

  private static func transliterated(_ text: String, by name: String) -> String {
    var status = U_ZERO_ERROR
    let id = Array(name.utf16)
    guard let transliterator = legible_utrans_openU(id, Int32(id.count), &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return text }
    defer { legible_utrans_close(transliterator) }
    var units = Array(text.utf16)
    var length = Int32(units.count)
    var limit = length
    units += [UInt16](repeating: 0, count: units.count + 16)
    legible_utrans_transUChars(
      transliterator, &units, &length, Int32(units.count), 0, &limit, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return text }
    return String(decoding: units.prefix(Int(length)), as: UTF16.self)
  }
}
