import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis
import TextShaping

/// A translation has the numbers of its source.
package struct NumbersValueRule: TextPairRule {
  package static let description = RuleDescription(
    id: "numbers-value", title: "Changed or missing number",
    rationale: "People act on prices, limits and dates that are wrong.",
    howToFix: "Write the number of the source, with the separators and digits of the language.",
    falseAlarm: """
      Conversions that the rule does not know, such as currencies, and numbers in unusual words. \
      It accepts 24-hour times, reordered dates, metric for imperial units, words for numbers up \
      to 100 and East Asian ten thousands; where a rewording is plausible the finding is a note. A digit at an argument (`1%@`) is an \
      error, and the number of a step is a note where a language numbers all keys of a series, \
      such as `step1` to `step3`.
      """,
    severity: .warning,
    standards: [.unicode("UTS 35, Numbers")])

  package static let kinds = [94]

  package static let examples: [TranslationExample] = [
    .passes("the same number", "In 30 days", "In 30 Tagen", in: "de"),
    .passes(
      "whole numbers without their zeros", "Between 2.0 and 20.0", "Zwischen 2 und 20", in: "de"),
    .passes("another unit", "At 8 kHz", "8000 赫兹", in: "zh-Hans"),
    .passes("other separators", "1,000.5 km", "1.000,5 km", in: "de"),
    .passes("a space between thousands", "10,000 cards", "10 000 карточек", in: "ru"),
    .passes("no separator", "10,000 cards", "10000枚", in: "ja"),
    .passes("Arabic digits", "30 days", "٣٠ يومًا", in: "ar"),
    .passes("a small number in words", "In 2 days", "V dvou dnech", in: "cs"),
    .passes("a small number in digits", "Two cards", "2 Karten", in: "de"),
    .passes("a date in another order", "12/31/2030", "31.12.2030", in: "de"),
    .passes("a day in another order", "Until 12.31", "Bis 31.12.", in: "de"),
    .passes("24-hour time", "At 8:30 PM", "Um 20:30 Uhr", in: "de"),
    .passes("a version", "For iOS 15.1", "Dành cho iOS 15.1", in: "vi"),
    .passes("an argument", "%1$d of %2$@", "%2$@: %1$d", in: "de"),
    .passes("ten thousands", "50,000 cards", "5万枚", in: "ja"),
    .passes("ten thousands after decimals", "1.2 million people", "120 万人", in: "zh-Hans"),
    .passes("Korean ten thousands", "1.5 million", "150만", in: "ko"),
    .passes("a measure in other units", "Up to 100 feet", "Jusqu’à 30 mètres", in: "fr"),
    .passes(
      "sizes in other units", "Letter (8.5 x 11 in.)", "US Letter (215,9 mm × 279,4 mm)", in: "nl"),
    .passes("a version without its trailing zero", "Since 2.10.0", "Seit 2.10", in: "de"),
    .passes("a year in two digits", "1999–2001", "1999–01", in: "sv"),
    .passes("a year that is omitted", "A song (1987)", "Eine Platte", in: "de"),
    .passes("an address", "At 10.0.0.1", "An 10.0.0.11", in: "de"),
    .passes("a million", "1 million", "1.000.000", in: "es"),
    .passes("a Thai year", "Since 2020", "ตั้งแต่ 2563", in: "th"),
    .passes(
      "the plural form for one", [.one: "1 card in 30 days", .other: "%d cards in 30 days"],
      [.one: "Eine Karte in 30 Tagen", .other: "%d Karten in 30 Tagen"], in: "de"),
    .passes("a small number beside another in words", "Two of 3", "2 von drei", in: "de"),
    .finds("a digit at the end of a word", "Light blue", "Lichtblauw2", in: "nl"),
    .passes("a digit in a name", "Sound", "Ton im Format H264", in: "de"),
    .finds("another number", "In 30 days", "In 20 Tagen", in: "de"),
    .finds("another number in the same unit", "Up to 100 feet", "Jusqu’à 30 feet", in: "fr"),
    .finds("another number in Thai", "In 30 days", "ใน 20 วัน", in: "th"),
    .finds("a digit is lost", "Up to 1,000 cards", "Do 100 kart", in: "pl"),
    .finds("a large number is lost", "In 365 days", "En unos días", in: "es"),
    .finds("an added large number", "In some days", "数日（365）で", in: "ja"),
    .finds("the separator is lost", "2.5 MB", "25 Mo", in: "fr"),
    .finds("another version", "For iOS 15", "Для iOS 16", in: "uk"),
    .passes("a number in Chinese characters", "Free for 15 days", "免费使用十五天", in: "zh-Hans"),
    .passes("a number in a compound", "A 5 star hotel", "Ein Fünfsternehotel", in: "de"),
    .passes("an inflected word", "With 5 friends", "S pěti přáteli", in: "cs"),
    .passes("in the genitive", "Out of 3 boards", "Из трёх досок", in: "ru"),
    .passes("an ordinal", "Chapter 3", "Das dritte Kapitel", in: "de"),
    .passes("an ordinal of the source", "The fourth board", "4. nástěnka", in: "cs"),
    .passes("a Latin multiple", "Click 3 times", "Triple clic", in: "fr"),
    .passes("a number that is repeated in the source", "Step 3 of 3", "Krok 3, poslední", in: "cs"),
    .passes("a large number in words", "Up to 10,000 times", "至多一万次", in: "zh-Hans"),
    .passes("a million", "Up to a million times", "1 000 000 раз", in: "ru"),
    .passes("a thousand", "Up to 1000 times", "До тысячи раз", in: "ru"),
    .passes("thousands in words", "150,000 stars", "150 тысяч звёзд", in: "ru"),
    .passes("… of the source", "150 thousand stars", "150 000 Sterne", in: "de"),
    .passes("a day for its hours", "Within 24 hours", "Innerhalb von 1 Tag", in: "de"),
    .passes("an hour for its minutes", "60 minutes", "1 heure", in: "fr"),
    .passes("a sample number", "A code, e.g. 1234", "Ein Code, z. B. 4321", in: "de"),
    .finds("another number of hours", "Within 24 hours", "Innerhalb von 2 Tagen", in: "de"),
    .passes("one or two", "Open 1 file, or 2", "Ouvrir un fichier, ou une paire", in: "fr"),
    .finds("a small number is lost", "At least 8 characters", "Mindestens Zeichen", in: "de"),
    .finds("the number of a chapter is lost", "Chapter 12", "Kapitel", in: "de"),
    .finds("one of two is lost", "From 5 to 10 cards", "От 5 карточек", in: "ru"),
    .finds("an added small number", "Enter some characters", "8 Zeichen eingeben", in: "de"),
    .finds("a digit at an argument", "Really delete %@?", "1%@ wirklich löschen?", in: "de"),
    .finds("… with a position", "%1$@ of %2$@", "%1$@ von 2%2$@", in: "de"),
    .passes("the source has it, too", "Season 0%d", "Staffel 0%d", in: "de"),
    .finds(
      "the number of a step", "Enter the following code:", "3. Gib folgenden Code ein:", in: "de"),
    .finds("… of the first", "Open the app", "1) Otwórz aplikację", in: "pl"),
    .passes("an ordinal that begins", "First board", "1. Tafel", in: "de"),
    .texts(
      "a series of steps that the language numbers, which is a note",
      [
        ("step1", ["en": "Open the app", "ro": "1. Deschideți aplicația"]),
        ("step2", ["en": "Open the menu", "ro": "2. Deschideți meniul"]),
      ], finds: ["step1", "step2"]),
    .passes(
      "digits of a broken specifier, which another rule reports", "The same device (%1$@).",
      "Samma enhet (%15\").", in: "sv"),
    .passes("the base of numbers", "Hex color", "16進数カラー", in: "ja"),
    .finds("another base", "Octal number", "16進数カラー", in: "ja"),
    .passes("a month by its number", "July 14", "7月14日", in: "ja"),
    .finds("another month", "July", "8月", in: "ja"),
    .finds("lost in Japanese", "At least 8 characters", "文字以上", in: "ja"),
    .finds("another small number", "Step 3", "步骤 4", in: "zh-Hans"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.marks.union(pair.target.marks).contains(.digit) else { return [] }
    if WrittenNumber.sum(of: pair.source.scalars) == WrittenNumber.sum(of: pair.target.scalars) {
      return []
    }
    let written = (numbers(pair.source, pair.sourceLanguage), numbers(pair.target, pair.language))
    guard written.0.count <= Self.limit, written.1.count <= Self.limit else { return [] }
    if let lost = lostSeparator(written.0, written.1) {
      return [
        TextViolation(
          "\(lost.text(in: pair.source.scalars)) lacks its separator in the translation",
          suggestion: "write it with “\(pair.language.numbers.decimalSeparator)”")
      ]
    }
    let (source, target) = (written.0.map(\.whole), written.1.map(\.whole))
    if target.contains(where: { hasMyriad(behind: $0, in: pair.target.scalars) })
      || source.contains(where: { hasMyriad(behind: $0, in: pair.source.scalars) })
    {
      return []
    }
    let difference = NumberDifference(source: source, target: target)
    let missing = difference.missing
    let extra = difference.extra.filter {
      !isInBrokenSpecifier($0, in: pair) && !isMonth($0, in: pair)
    }
    if missing.isEmpty && extra.isEmpty || pair.source.prose.showsSample { return [] }
    if missing.isEmpty, let stray = stray(extra, in: pair) { return [stray] }
    if let (old, new) = change(missing, extra, in: pair) {
      // Four groups and more are an address or a version, and no value.
      if isConverted(missing, extra, in: pair) || isSameTime(old, new, in: pair)
        || old.groups.count > 3 && new.groups.count > 3
      {
        return []
      }
      let isCertain =
        !old.touchesLetter && !new.touchesLetter && !isNext(old, new)
        && !isInDate(old, in: pair.source.scalars) && !isInDate(new, in: pair.target.scalars)
        && !(new.groups.count == 2 && old.groups.count == 1 && new.groups.contains(old.digits))
      return [
        TextViolation(
          "the source has \(old.text(in: pair.source.scalars)), the translation "
            + new.text(in: pair.target.scalars),
          suggestion: "write the number of the source", severity: isCertain ? nil : .note)
      ]
    }
    return loneNumber(missing, extra, in: pair)
  }

  /// Whether a number is that of a month which the source names: “July” is “7月”.
  private func isMonth(_ number: WrittenNumber, in pair: TextPair) -> Bool {
    let after = pair.target.scalars[number.range.upperBound...].first { !$0.isSpace }
    guard after == "月" || after == "월", let value = number.value, (1...12).contains(value) else {
      return false
    }
    let name = Self.months[value - 1]
    return pair.source.words.contains { range in
      let word = Array(pair.source.scalars[range]).text.lowercased()
      return word == name || word == name.prefix(3)
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Longer lists of numbers are not compared, for each is compared with each.
  private static let limit = 100

  /// Whether one small number follows the other: “more than 1” is “2 or more” too.
  private func isNext(_ old: WrittenNumber, _ new: WrittenNumber) -> Bool {
    guard let from = old.value, let to = new.value else { return false }
    guard abs(from - to) == 1 else { return false }
    // “1024 or less” is “less than 1025”.
    let round = min(from, to)
    return max(from, to) <= 12
      || round >= 50 && (round % 10 == 0 || [from, to].contains { $0.nonzeroBitCount == 1 })
  }

  /// Whether ten thousands or more are counted by the character behind a number, so that its digits
  /// are others.
  private func hasMyriad(behind number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    var index = number.range.upperBound
    if scalars[at: index]?.isSpace == true { index += 1 }
    return scalars[at: index].map(isMyriad) ?? false
  }

  private func isMyriad(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "万", "萬", "億", "亿", "兆", "만", "억", "조", "千", "百", "천": return true
    default: return false
    }
  }

  /// Whether a measure of the one system became one of the other.
  private func isConverted(
    _ old: [WrittenNumber], _ new: [WrittenNumber], in pair: TextPair
  ) -> Bool {
    let from = old.map { MeasureUnit.word(behind: $0, in: pair.source.scalars) }
    let to = new.map { MeasureUnit.word(behind: $0, in: pair.target.scalars) }
    guard from.contains(where: { !$0.isEmpty }), to.contains(where: { !$0.isEmpty }) else {
      return false
    }
    let isThousandfold = zip(old, new).allSatisfy { old, new in
      guard let one = old.value, let other = new.value else { return false }
      return one > 0 && other == one * 1000
    }
    // “8 kHz” are 8,000 of another word.
    if isThousandfold, from.allSatisfy(Self.thousands.contains) { return true }
    return from.contains(where: MeasureUnit.isImperial)
      != to.contains(where: MeasureUnit.isImperial)
  }

  /// Units of a thousand others, in small letters.
  private static let thousands: Set = [
    "khz", "km", "kg", "kb", "kib", "kw", "kwh", "kbit", "kbps", "kpa", "kcal", "kv", "kj", "kn",
  ]

  /// Whether both are one stretch of time in other units: 24 hours and 1 day.
  private func isSameTime(_ old: WrittenNumber, _ new: WrittenNumber, in pair: TextPair) -> Bool {
    guard let from = old.value, let to = new.value, min(from, to) > 0,
      max(from, to) % min(from, to) == 0
    else { return false }
    let before = MeasureUnit.word(behind: old, in: pair.source.scalars)
    let ratio = max(from, to) / min(from, to)
    guard MeasureUnit.ratios(of: before, toSmaller: to > from).contains(ratio) else {
      return false
    }
    let after = MeasureUnit.word(behind: new, in: pair.target.scalars)
    return MeasureUnit.isTime(before, of: pair.sourceLanguage)
      && MeasureUnit.isTime(after, of: pair.language)
  }

  /// Whether strokes tie a number to others, as in a date, or to a name, as in “ISO-8859-1”.
  private func isInDate(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    func ties(_ index: Int, _ next: Int) -> Bool {
      guard let mark = scalars[at: index], mark == "/" || mark == "-" || mark == "–" else {
        return false
      }
      return scalars[at: next]?.decimalDigit != nil
    }
    let (start, end) = (number.range.lowerBound, number.range.upperBound)
    if scalars[at: start - 1] == "-", scalars[at: start - 2]?.isLetter == true { return true }
    return ties(start - 1, start - 2) || ties(end, end + 1)
  }

  private func numbers(_ text: AuditedText, _ language: Language) -> [WrittenNumber] {
    guard text.marks.contains(.digit) else { return [] }
    return WrittenNumber.all(in: text.scalars, groupsBySpaces: language.numbers.groupsBySpaces)
  }

  /// A number with decimals that is in the translation without its separator.
  private func lostSeparator(
    _ source: [WrittenNumber], _ target: [WrittenNumber]
  ) -> WrittenNumber? {
    source.first { number in
      guard number.groups.count == 2, number.groups[1].utf8.count != 3, !number.touchesLetter else {
        return false
      }
      // “20” may be what is left of “20.0”, too.
      return target.contains { $0.groups.count == 1 && $0.digits == number.digits }
        && !source.contains { $0.isWhole && $0.groups[0] == number.digits }
    }
  }

  /// A number of the source in whose place another one is.
  private func change(
    _ missing: [WrittenNumber], _ extra: [WrittenNumber], in pair: TextPair
  ) -> (WrittenNumber, WrittenNumber)? {
    guard missing.count == extra.count, missing.count <= 8, let old = missing.first,
      let new = extra.first,
      !pair.servesOneNumber,
      zip(missing, extra).allSatisfy({ old, new in
        guard let from = old.value, let to = new.value else { return false }
        return !isSameOtherwise(from, to, in: pair) && !isSpelled(to, in: pair)
      })
    else { return nil }
    return (old, new)
  }

  /// Whether two numbers may mean the same: hours of half a day, powers of ten, years.
  private func isSameOtherwise(_ from: Int, _ to: Int, in pair: TextPair) -> Bool {
    if to == from + 12 || from == to + 12, min(from, to) <= 12 { return true }
    if 1900...2099 ~= max(from, to), min(from, to) == max(from, to) % 100 { return true }
    if to == from &+ 543, pair.language.habits.script == .southEastAsian { return true }
    let (small, large) = (min(from, to), max(from, to))
    guard small > 0, large % small == 0 else { return false }
    return [10_000, 1_000_000, 100_000_000, 1_000_000_000].contains(large / small)
      || (large / small == 1000 && large < 1_000_000 && large >= 1000 && hasThousand(pair))
  }

  /// Whether a word may stand for thousands.
  private func hasThousand(_ pair: TextPair) -> Bool {
    pair.source.text.hasASCII("K")
      || pair.target.text.hasASCII("K")
      || pair.source.prose.contains(pair.sourceLanguage.numbers.words(for: 1000) ?? "thousand")
      || pair.source.prose.contains("thousand")
      || occurs(1000, in: pair.target, of: pair.language)
  }

  /// Whether the source has a number in words, or names the base that it is.
  private func isSpelled(_ number: Int, in pair: TextPair) -> Bool {
    occurs(number, in: pair.source, of: pair.sourceLanguage)
      || Self.bases[number].map { pair.source.prose.lowercased().contains($0) } ?? false
  }

  /// The beginnings of words for numbers with a base, which is “16進” in Japanese.
  private static let bases = [2: "binar", 8: "octal", 10: "decimal", 16: "hex"]

  /// Whether a number is the rest of a specifier that was damaged, as in `%15"` for `%1$@`, which
  /// `format-bare-percent` reports.
  private func isInBrokenSpecifier(_ number: WrittenNumber, in pair: TextPair) -> Bool {
    pair.target.scalars[at: number.range.lowerBound - 1] == "%"
      && pair.source.format.specifiers.contains(where: \.isMeant)
      && !pair.target.format.strayPercents.isEmpty
  }

  /// Whether a text has a number in words.
  private func occurs(_ number: Int, in text: AuditedText, of language: Language) -> Bool {
    let prose = text.prose.lowercased()
    if let word = language.numbers.words(for: number), prose.contains(word) { return true }
    return NumberWords.occurs(
      number, in: prose, of: language.locale, spaced: language.habits.separatesWords)
  }

  private func loneNumber(
    _ missing: [WrittenNumber], _ extra: [WrittenNumber], in pair: TextPair
  ) -> [TextViolation] {
    guard !pair.servesOneNumber else { return [] }
    if extra.isEmpty {
      let lost = missing.first {
        isStated($0) && !isAside($0, in: pair.source.scalars)
          && !($0.value.map { occurs($0, in: pair.target, of: pair.language) } ?? false)
          && !isRepeated($0, in: pair.target) && !isMyriad($0, in: pair.target)
      }
      guard let lost else { return [] }
      return [
        TextViolation(
          "\(lost.text(in: pair.source.scalars)) of the source is not in the translation",
          suggestion: "add it, unless a word expresses it",
          severity: isCertain(lost, in: pair.source, pair.sourceLanguage) ? nil : .note)
      ]
    }
    guard missing.isEmpty,
      let new = extra.first(where: {
        isStated($0) && !isSpelled($0.value ?? 0, in: pair) && !isRepeated($0, in: pair.source)
      })
    else { return [] }
    return [
      TextViolation(
        "\(new.text(in: pair.target.scalars)) is not in the source",
        suggestion: "remove it, unless a word of the source expresses it",
        severity: .note)
    ]
  }

  /// Reports a number that nothing in a source string can stand for: one that is glued to an
  /// argument, as in “1%@”, or the number of a step, as in “3. Enter the code”.
  private func stray(_ extra: [WrittenNumber], in pair: TextPair) -> TextViolation? {
    guard !pair.servesOneNumber else { return nil }
    let scalars = pair.target.scalars
    if let number = extra.first(where: { isGlued($0, in: pair.target) }),
      !numbers(pair.source, pair.sourceLanguage).contains(where: { isGlued($0, in: pair.source) })
    {
      return TextViolation(
        "\(number.text(in: scalars)) runs into the argument behind it; the source has none there",
        suggestion: "remove the number", severity: .error)
    }
    if !pair.source.marks.contains(.digit),
      let number = extra.first(where: { isTyped($0, in: scalars) })
    {
      return TextViolation(
        "the digits \(number.text(in: scalars)) are typed into a word",
        suggestion: "remove them")
    }
    guard let step = extra.first(where: { isStep($0, in: scalars) }),
      !(step.value.map { isSpelled($0, in: pair) } ?? true), pair.source.words.count > 1
    else { return nil }
    return TextViolation(
      "the number \(step.text(in: scalars)) of a step is not in the source",
      suggestion: "remove it, or write it in the source too",
      severity: isOfNumberedSeries(pair) ? .note : nil)
  }

  /// Whether the translations of all keys of a series, such as `step1` to `step3`, begin with the number of
  /// a step: the language numbers them on purpose.
  private func isOfNumberedSeries(_ pair: TextPair) -> Bool {
    let stem = pair.key.key.withoutFinalDigits
    guard stem.count < pair.key.key.count else { return false }
    let series = pair.key.tables.target.entries.filter {
      $0.key.hasPrefix(stem) && $0.key.count > stem.count && $0.key.withoutFinalDigits == stem
    }
    return series.count > 1 && series.allSatisfy { beginsWithStep($0.value.format, pair.language) }
  }

  private func beginsWithStep(_ text: String, _ language: Language) -> Bool {
    let text = AuditedText(text)
    return numbers(text, language).first.map { isStep($0, in: text.scalars) } ?? false
  }

  /// Whether an argument, and no tag, is right behind a number.
  private func isGlued(_ number: WrittenNumber, in text: AuditedText) -> Bool {
    let end = number.range.upperBound
    return !number.touchesLetter && text.has(.percent) && text.scalars[at: end] == .placeholder
      && !text.invisiblePlaceholders.contains(end)
  }

  /// Whether a number ends a word of small letters, as no name does that a translation adds.
  private func isTyped(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    let start = number.range.lowerBound
    guard number.groups.count == 1, number.digits.utf8.count < 3, start > 4 else { return false }
    return scalars[start - 5..<start].allSatisfy { $0.isSmall && $0.value < 0x250 }
      && scalars[at: number.range.upperBound].map(\.isBlank) ?? true
  }

  /// Whether a number begins a text as that of a step in a list does.
  private func isStep(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    let (start, end) = (number.range.lowerBound, number.range.upperBound)
    guard number.groups.count == 1, number.digits.utf8.count < 3,
      scalars[..<start].allSatisfy(\.isBlank), scalars[at: end] == "." || scalars[at: end] == ")",
      scalars[at: end + 1]?.isBlank == true, let letter = scalars[at: end + 2]
    else { return false }
    // “4. nástěnka” is the fourth one.
    return letter.isLetter && !letter.isSmall
  }

  /// Whether a large number may be written with the characters of East Asia for it.
  private func isMyriad(_ number: WrittenNumber, in text: AuditedText) -> Bool {
    (number.value ?? 0) >= 1000
      && text.scalars.indices.contains { index in
        isMyriad(text.scalars[index])
      }
  }

  /// Whether a number that only one of the strings has is worth a word: “one” and “both” are said
  /// in too many ways.
  private func isStated(_ number: WrittenNumber) -> Bool {
    !number.touchesLetter && (number.value ?? .max) > 2
  }

  /// Whether a text has a number that the other one only says once more.
  private func isRepeated(_ number: WrittenNumber, in text: AuditedText) -> Bool {
    guard text.marks.contains(.digit) else { return false }
    return WrittenNumber.all(in: text.scalars, groupsBySpaces: false)
      .contains { $0.digits == number.digits }
  }

  /// Whether nothing but the number itself or its word could say the same: a number of days may be a
  /// week, 100 % all, and a part of a date, of a version or of a name is left out for many a reason.
  private func isCertain(
    _ number: WrittenNumber, in text: AuditedText, _ language: Language
  ) -> Bool {
    let scalars = text.scalars
    guard number.groups.count == 1, number.digits.utf8.count < 4,
      !isInDate(number, in: scalars), !isInName(number, in: scalars)
    else { return false }
    let (start, end) = (number.range.lowerBound, number.range.upperBound)
    let ties: Set<Unicode.Scalar> = [":", "/", "-", "–", "%", "(", "[", "×", "#", "+", "=", "."]
    if let before = scalars[at: start - 1], ties.contains(before) { return false }
    if let next = scalars[at: end], ties.contains(next), scalars[at: end + 1]?.isBlank == false {
      return false
    }
    let bracket = scalars[..<start].last { $0.isBracket != nil }
    if bracket?.isBracket == true { return false }
    let word = MeasureUnit.word(behind: number, in: scalars)
    return !MeasureWords.of(language.locale).times.contains(word)
      && scalars[at: end].map { !$0.isPercentSign } ?? true
  }

  /// Whether a word with a capital precedes a number, as in “for GNOME 3”, unless it begins the
  /// text.
  private func isInName(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<number.range.lowerBound]
    guard let end = before.lastIndex(where: { !$0.isSpace }), scalars[end].isLetter else {
      return false
    }
    let start = before[...end].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let capitals = scalars[start...end].count(where: \.isCapital)
    return capitals > 1 || capitals == 1 && start > 0
  }

  /// Whether a number is a year in brackets, which says little to readers elsewhere.
  private func isAside(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    guard let year = number.value, 1000...2099 ~= year, number.groups.count == 1 else {
      return false
    }
    let before = scalars[..<number.range.lowerBound].suffix(20)
    let last = before.last { $0 == "(" || $0 == "（" || $0 == ")" || $0 == "）" }
    return last == "(" || last == "（"
  }
}

extension String {
  /// The key of a series without its number.
  fileprivate var withoutFinalDigits: Substring {
    let digits = utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    return self[..<utf8.index(endIndex, offsetBy: -digits)]
  }

  /// Whether it shows how something is written, so that its numbers are samples.
  fileprivate var showsSample: Bool {
    ["e.g.", "E.g.", "for example", "For example", "Example:", "example:"].contains { contains($0) }
  }
}

extension WrittenNumber {
  /// Whether nothing but zeros follows its separator, if it has one.
  fileprivate var isWhole: Bool {
    groups.count == 1 || groups.count == 2 && groups[1].allSatisfy { $0 == "0" }
  }

  /// The number without zeros behind a decimal separator: “2.0” is 2; three of them may be thousands.
  fileprivate var whole: WrittenNumber {
    guard groups.count == 2, isWhole, groups[1].utf8.count != 3 else { return self }
    var number = self
    (number.digits, number.groups, number.separators) = (groups[0], [groups[0]], [])
    return number
  }
}
