import AuditModel

/// Marks between ideographs are as wide as they are.
package struct CJKFullwidthRule: TextPairRule {
  package static let description = RuleDescription(
    id: "cjk-fullwidth", title: "Half-width mark between ideographs",
    rationale: """
      Readers of Chinese and Japanese see uneven gaps, and lines break where they should not.
      """,
    howToFix: "Write the full-width mark: `，。！？：；（）` in Chinese, `、。！？（）` in Japanese.",
    falseAlarm: """
      A house style may prefer half-width marks, for example ASCII brackets around Chinese \
      words. Marks beside Latin letters or digits, Japanese colons and semicolons, and Korean \
      pass.
      """,
    severity: .note,
    standards: [.unicode("UAX 11, Fullwidth")])

  package static let kinds = [86]

  package static let examples: [TranslationExample] = [
    .passes("full-width marks", "Done. Delete?", "完成。删除？", in: "zh-Hans"),
    .passes("full-width marks in Japanese", "Done, all", "完了、すべて！", in: "ja"),
    .passes("a version", "Version 1.2.3", "版本 1.2.3", in: "zh-Hant"),
    .passes("a time", "10:30", "上午10:30", in: "zh-Hans"),
    .passes("a word in Latin letters", "Use iOS, all.", "使用 iOS, macOS.", in: "zh-Hans"),
    .passes("full-width brackets", "One (two)", "一（二）", in: "zh-Hans"),
    .passes("brackets around Latin letters", "One (MB)", "サイズ (MB)", in: "ja"),
    .passes("a half-width colon in Japanese", "Name: %@", "名前: %@", in: "ja"),
    .passes("Korean has half-width marks", "Done. Delete?", "완료. 삭제?", in: "ko"),
    .passes("three periods", "Loading...", "載入中...", in: "zh-Hant"),
    .finds("a stop", "It is done.", "已完成.", in: "zh-Hans"),
    .finds("a comma", "Yes, all", "はい,すべて", in: "ja"),
    .finds("a question mark", "Delete?", "要刪除嗎?", in: "zh-Hant"),
    .finds("brackets", "All (new)", "全部(新)", in: "zh-Hans"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.hasWideMarks,
      !pair.target.marks.isDisjoint(with: [.asciiMark, .bracket]),
      let mark = narrowMark(
        in: pair.target.scalars, isChinese: pair.language.habits.script == .chinese)
    else { return [] }
    let wide = Self.wide(mark, isChinese: pair.language.habits.script == .chinese)
    return [
      TextViolation(
        "\(mark.spoken) after an ideograph", suggestion: "write “\(wide)”")
    ]
  }

  private func narrowMark(in scalars: [Unicode.Scalar], isChinese: Bool) -> Unicode.Scalar? {
    for index in scalars.indices where index > 0 && scalars[index].value < 0x80 {
      let before = scalars[index - 1]
      let after = scalars[at: index + 1]
      switch scalars[index] {
      case ":", ";":
        // Japanese has both widths.
        if isChinese, before.isIdeographic, after.map({ $0.isIdeographic || $0 == " " }) ?? true {
          return scalars[index]
        }
      case ",", "!", "?":
        if before.isIdeographic, after.map({ $0.isIdeographic || $0 == " " }) ?? true {
          return scalars[index]
        }
      case ".":
        if before.isIdeographic, after == nil || after?.isIdeographic == true { return "." }
      case "(":
        if before.isIdeographic, encloses(index, in: scalars) { return "(" }
      default: break
      }
    }
    return nil
  }

  /// Whether a bracket has nothing but ideographs in it.
  private func encloses(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var end = index + 1
    while let scalar = scalars[at: end], scalar.isIdeographic { end += 1 }
    return end > index + 1 && scalars[at: end] == ")"
  }

  private static func wide(_ mark: Unicode.Scalar, isChinese: Bool) -> String {
    switch mark {
    case ".": "。"
    case ",": isChinese ? "，" : "、"
    case "(": "（）"
    // The full-width forms lie in a row.
    default: Unicode.Scalar(mark.value + 0xFEE0).map { String($0) } ?? ""
    }
  }
}
