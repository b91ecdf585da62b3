import AuditModel
import LanguageData
import Localization
import SystemFont
import TextShaping
import ViewTree

/// The strings of one language: each is looked up once and shaped once, however often it is shown.
///
/// One object serves one thread, and its functions do not change what they are reading, which need not be
/// checked while an audit runs.
@usableFromInline package final class TextCatalog {
  /// The language.
  package let locale: LocaleIdentifier
  /// All texts asked for so far.
  @usableFromInline @exclusivity(unchecked) package private(set) var texts: [ResolvedText] = []
  /// The language that the project is written in.
  package var sourceLocale: LocaleIdentifier { project.sourceLocale }
  /// Whether it is one of the languages that the project is translated into.
  package let isTranslation: Bool
  /// Whether a text was asked for that no language has.
  package private(set) var hasKeys = false
  /// Whether a literal was asked for.
  package private(set) var hasLiterals = false
  /// All shaped texts.
  package private(set) var shapes: [ShapedText] = []

  private let project: LocalizationProject
  private let shaper: TextShaper
  private let fonts: FontLibrary
  @exclusivity(unchecked) private var ids: [TextContent: TextID] = [:]
  private var contents: [TextContent] = []
  @exclusivity(unchecked) private var shapeIDs: [ShapeID?] = []
  private var otherShapeIDs: [OtherShape: ShapeID] = [:]
  /// The keys of the others, in the order in which they were asked for.
  private var otherShapes: [OtherShape] = []
  @exclusivity(unchecked) private var folds: [String: FoldID] = [:]
  /// The folded texts by their numbers.
  @exclusivity(unchecked) private var foldedTexts: [String] = []
  /// The answers to questions about single texts.
  @exclusivity(unchecked) private var answers: [[Bool?]] = TextQuestion.allCases.map { _ in [] }
  @exclusivity(unchecked) private var phrasePairs = PhrasePairs()
  /// The numbers of texts in each way of folding them.
  @exclusivity(unchecked) private var foldIDs: [[FoldID?]] = TextFold.allCases.map { _ in [] }
  /// The settings of the runs of texts, each list once.
  private var runSettings: [[RunSetting]] = []
  private var runSettingIDs: [[RunSetting]: RunsID] = [:]
  private var runShapeIDs: [RunShape: ShapeID] = [:]
  private var indentedShapeIDs: [IndentedShape: ShapeID] = [:]
  /// The keys of the others, in the order in which they were asked for.
  private var runShapes: [RunShape] = []

  /// Takes the fonts, the string tables and the language.
  package init(fonts: FontLibrary, project: LocalizationProject, locale: LocaleIdentifier) {
    self.project = project
    self.locale = project.shownLocale(in: locale)
    isTranslation = project.locales.contains(locale) && locale != project.sourceLocale
    self.fonts = fonts
    // In the pseudolanguage texts without letters run from right to left, others as their letters do.
    shaper = TextShaper(
      fonts: fonts, language: self.locale.identifier, isRightToLeft: locale.isRightToLeft)
  }

  /// The text of some content in this language.
  package func id(of content: TextContent) -> TextID {
    if let id = ids[content] { return id }
    let resolved = resolve(content)
    let id = TextID(texts.count)
    ids[content] = id
    contents.append(content)
    texts.append(resolved)
    if resolved.isKey { hasKeys = true }
    if resolved.isLiteral { hasLiterals = true }
    shapeIDs += repeatElement(nil, count: Self.fontsPerText)
    return id
  }

  /// The label of a picture that has no other: the string whose key is the name of its asset, or else
  /// that name itself.
  ///
  /// Source: the documentation of SwiftUI's `Image.init(_:bundle:)`, whose name is “the localization key with
  /// which to label the image”.
  func label(ofAsset name: String) -> (text: TextID, isAssetName: Bool) {
    let text = LocalizedText(key: name)
    let found = project.text(key: name, table: text.table, arguments: [], locale: locale)
    return found.isMissing ? (id(of: .verbatim(name)), true) : (id(of: .localized(text)), false)
  }

  /// The key by which a text was looked up.
  package func content(of id: TextID) -> TextContent? {
    contents.indices.contains(id.index) ? contents[id.index] : nil
  }

  /// The string of some content in this language.
  package func string(of content: TextContent) -> String {
    // Looking up may add to the texts, so it has to be done before they are read.
    let id = id(of: content)
    return texts[id].string
  }

  /// The text's shape in a setting.
  package func shaped(_ id: TextID, as setting: TextSetting) -> ShapeID {
    if let known = knownShapeID(id, as: setting) { return known }
    let shape = ShapeID(shapes.count)
    shapes.append(shaper.shape(texts[id].string, as: setting))
    if setting.isPlain {
      shapeIDs[slot(of: id, setting)] = shape
    } else {
      otherShapeIDs[OtherShape(text: id, setting: setting)] = shape
      otherShapes.append(OtherShape(text: id, setting: setting))
    }
    return shape
  }

  /// A text whose runs have settings of their own.
  private struct RunShape: Hashable {
    let text: TextID
    let base: TextSetting
    let runs: RunsID
    let tightening: Double
    let size: FontSize?
    let sizes: [PartSize]
  }

  /// Remembers how the runs of a text are set.
  func id(of settings: [RunSetting]) -> RunsID {
    if let id = runSettingIDs[settings] { return id }
    let id = RunsID(runSettings.count)
    runSettings.append(settings)
    runSettingIDs[settings] = id
    return id
  }

  /// How the runs of a text are set; none of a plain text.
  package func runSettings(of text: LaidOutText) -> [RunSetting] {
    text.runs.map { runSettings[$0] } ?? []
  }

  /// The shape of a text with runs of its own, at a text size where they have sizes of their own, and
  /// at a scale; none of a plain text.
  func runShape(
    of text: LaidOutText, at size: DynamicTypeSize, scale: Double = 1
  ) -> ShapeID? {
    guard let runs = text.runs else { return nil }
    let settings = runSettings[runs]
    let sizes =
      text.hasRunSizes
      ? settings.map { text.partSize(of: $0, ownExtents($0.setting), at: size, scale: scale) } : []
    let base = FontSize(text.pointSize * scale)
    let key = RunShape(
      text: text.text, base: text.setting, runs: runs, tightening: text.tightening,
      size: text.hasRunSizes ? base : nil, sizes: sizes)
    if let known = runShapeIDs[key] { return known }
    let shape = ShapeID(shapes.count)
    let whole = shaper.shape(
      zip(texts[text.text].runs, settings).map {
        TextPart($0.string, $1.setting.tightened(by: text.tightening))
      }, as: text.setting)
    shapes.append(sizes.isEmpty ? whole : whole.sized(sizes, in: base))
    runShapeIDs[key] = shape
    runShapes.append(key)
    return shape
  }

  /// A shape with so many points before its first line.
  func indented(_ shape: ShapeID, by points: Double) -> ShapeID {
    let key = IndentedShape(shape: shape, indent: points)
    if let known = indentedShapeIDs[key] { return known }
    let indented = ShapeID(shapes.count)
    shapes.append(shapes[shape].indented(by: points))
    indentedShapeIDs[key] = indented
    return indented
  }

  private struct IndentedShape: Hashable {
    let shape: ShapeID
    let indent: Double
  }

  /// The text's shape in a setting, if it was asked for.
  private func knownShapeID(_ id: TextID, as setting: TextSetting) -> ShapeID? {
    setting.isPlain
      ? shapeIDs[slot(of: id, setting)] : otherShapeIDs[OtherShape(text: id, setting: setting)]
  }

  private func slot(of id: TextID, _ setting: TextSetting) -> Int {
    id.index * Self.fontsPerText + setting.weight.index * 2 + (setting.isItalic ? 1 : 0)
  }

  /// A text in a setting that few texts have.
  private struct OtherShape: Hashable {
    let text: TextID
    let setting: TextSetting
  }

  /// The ellipsis in a setting, for drawing.
  package func ellipsis(as setting: TextSetting) -> ShapedText {
    shaper.shape("…", as: setting)
  }

  /// The hyphen that a line gains when it ends at a soft hyphen, for drawing.
  package func hyphen(as setting: TextSetting) -> ShapedText { shaper.shape("-", as: setting) }

  /// Calls `body` with every text in every setting that it was shaped in.
  package func forEachShape(
    _ body: (_ text: ResolvedText, _ shape: ShapedText, _ setting: TextSetting) -> Void
  ) {
    for id in texts.positions {
      for weight in FontWeight.allCases {
        for isItalic in [false, true] {
          let setting = TextSetting(weight: weight, isItalic: isItalic)
          if let shape = knownShapeID(id, as: setting) { body(texts[id], shapes[shape], setting) }
        }
      }
    }
    for other in otherShapes {
      if let shape = otherShapeIDs[other] { body(texts[other.text], shapes[shape], other.setting) }
    }
    for key in runShapes {
      if let shape = runShapeIDs[key] { body(texts[key.text], shapes[shape], key.base) }
    }
  }

  /// The weight that a person with Bold Text sees: a font of the app's own does not change by itself
  /// (WebKit, `FontCacheCoreText.cpp`: only system fonts do).
  func emboldened(_ weight: FontWeight) -> FontWeight {
    fonts.isStandIn ? weight.emboldened : weight
  }

  /// The extents of a line, where the font is one of the app's own.
  func ownExtents(_ setting: TextSetting) -> FontExtents? {
    guard !fonts.isStandIn else { return nil }
    let face = fonts.primary.face(weight: setting.weight, italic: setting.isItalic)
    return FontExtents(ascender: face.ascender, descender: face.descender)
  }

  /// The answer to a question about a text, which is found once for all screens that have the text.
  package func answer(
    to question: TextQuestion, about id: TextID, _ find: (ResolvedText) -> Bool
  ) -> Bool {
    let position = question.rawValue
    if answers[position].count <= id.index {
      answers[position] += repeatElement(nil, count: texts.count - answers[position].count)
    }
    if let known = answers[position][id.index] { return known }
    let answer = find(texts[id])
    answers[position][id.index] = answer
    return answer
  }

  /// The words of a text in lower case with single spaces between them, as they are compared.
  package func phrase(of id: TextID) -> String { foldedTexts[Int(texts[id].wordsID.number)] }

  /// Whether a text has all words of another one in it, one after the other.
  package func holds(_ whole: TextID, wordsOf part: TextID) -> Bool {
    phrasePairs.answer(texts[whole].wordsID, texts[part].wordsID) {
      phrase(of: whole).contains(phrase: phrase(of: part))
    }
  }

  /// Equal for texts that are the same once they are folded, which is done once for each text.
  package func foldID(_ kind: TextFold, of id: TextID, _ fold: (String) -> String) -> FoldID {
    let position = kind.rawValue
    if foldIDs[position].count <= id.index {
      foldIDs[position] += repeatElement(nil, count: texts.count - foldIDs[position].count)
    }
    if let known = foldIDs[position][id.index] { return known }
    let found = number(of: fold(texts[id].string))
    foldIDs[position][id.index] = found
    return found
  }

  /// A text in this language.
  @inlinable package subscript(text: TextID) -> ResolvedText { texts[text] }

  /// A text in one font.
  package subscript(shape: ShapeID) -> ShapedText { shapes[shape] }

  /// How many texts have been shaped.
  package var shapedCount: Int { shaper.shapedCount }

  private static let fontsPerText = FontWeight.allCases.count * 2

  private func resolve(_ content: TextContent) -> ResolvedText {
    switch content {
    case .verbatim(let string):
      return ResolvedText(string: string, foldID: fold(string), wordsID: words(string))
    case .literal(let string):
      return ResolvedText(
        string: string, foldID: fold(string), wordsID: words(string), isLiteral: true)
    case .localized(let text) where text.table == LocalizedText.systemTable:
      return resolve(.verbatim(systemTitle(text)))
    case .localized(let text):
      let arguments = text.arguments.map(argument)
      let found = project.text(
        key: text.key, table: text.table, arguments: arguments, locale: locale)
      // Few texts are blank, so hardly any is looked up twice.
      var source: String {
        project.text(
          key: text.key, table: text.table, arguments: arguments, locale: project.sourceLocale
        ).string
      }
      let styled = styled(found, of: text, arguments)
      let shown = styled?.string ?? found.string
      return ResolvedText(
        string: shown, runs: styled?.ownRuns ?? [], foldID: fold(shown), wordsID: words(shown),
        key: text.key,
        table: text.table, location: found.location,
        isMissing: found.isMissing || found.isFallback, isKey: found.isMissing,
        isEmptyTranslation: found.string.isBlank && !source.isBlank,
        argumentDefect: found.argumentDefect)
    case .runs(let runs): return joined(runs)
    }
  }

  /// A title of iOS in the language of the app, with the texts in the place of its specifiers.
  private func systemTitle(_ text: LocalizedText) -> String {
    let title = SystemTitles.title(text.key, in: locale) ?? text.key
    return text.arguments.reduce(title) { title, argument in
      guard case .text(let content) = argument else { return title }
      return title.replacing("%@", with: string(of: content), maxReplacements: 1)
    }
  }

  /// Texts one after the other; findings name the key of the first that is missing, or has a key at all.
  private func joined(_ runs: [TextRun]) -> ResolvedText {
    var styled = StyledText()
    let parts = runs.map { run in
      let id = id(of: run.content)
      styled.append(texts[id].styled, in: run.attributes)
      return texts[id]
    }
    let first =
      parts.first { $0.isMissing || $0.isEmptyTranslation } ?? parts.first { $0.key != nil }
    let shown = styled.string
    return ResolvedText(
      string: shown, runs: styled.ownRuns, foldID: fold(shown), wordsID: words(shown),
      key: first?.key,
      table: first?.table, location: first?.location,
      isMissing: parts.contains(where: \.isMissing), isKey: parts.contains(where: \.isKey),
      isEmptyTranslation: parts.contains(where: \.isEmptyTranslation),
      argumentDefect: parts.lazy.compactMap(\.argumentDefect).first,
      isLiteral: parts.contains(where: \.isLiteral))
  }

  /// A string with the runs of its Markdown and of its arguments; none for a plain one.
  ///
  /// The marks of the table are read, those in an argument are part of it (found by OpenSwiftUI in
  /// iOS 18).
  private func styled(
    _ found: LocalizedString, of text: LocalizedText, _ arguments: [TextArgument]
  ) -> StyledText? {
    var masked: [(mask: String, text: StyledText)] = []
    let maskedArguments = zip(text.arguments, arguments).map { argument, known -> TextArgument in
      guard let own = maskable(argument) else { return known }
      // Between the same characters as in the table, with one that is in no text.
      masked.append(("%\u{FFFFD}\(masked.count)@", own))
      return .text(masked[masked.count - 1].mask)
    }
    guard !masked.isEmpty || InlineMarkdown.hasMarks(found.string) else { return nil }
    let string =
      masked.isEmpty
      ? found.string
      : project.text(key: text.key, table: text.table, arguments: maskedArguments, locale: locale)
        .string
    return masked.reduce(StyledText(InlineMarkdown.runs(of: string))) {
      $0.replacing($1.mask, with: $1.text)
    }
  }

  /// An argument that is no plain string, which has runs or characters that may be marks.
  private func maskable(_ argument: LocalizedText.Argument) -> StyledText? {
    guard case .text(let content) = argument else { return nil }
    let id = id(of: content)
    guard !texts[id].runs.isEmpty || InlineMarkdown.hasMarks(texts[id].string) else { return nil }
    return texts[id].styled
  }

  private func argument(_ argument: LocalizedText.Argument) -> TextArgument {
    switch argument {
    case .text(let content): .text(string(of: content))
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    }
  }

  /// Texts that sound the same get the same number; capitals and spaces at the ends do not count.
  private func fold(_ string: String) -> FoldID {
    number(of: (locale.hasDottedI ? string.withTurkishSmallI : string).spokenFold)
  }

  private func words(_ string: String) -> FoldID { number(of: string.phrase) }

  private func number(of spoken: String) -> FoldID {
    if let id = folds[spoken] { return id }
    let id = FoldID(number: Int32(folds.count))
    folds[spoken] = id
    foldedTexts.append(spoken)
    return id
  }
}

extension FontWeight {
  /// The position among all weights.
  fileprivate var index: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }
}

extension LocaleIdentifier {
  /// Whether “I” and “i” are two letters in its language.
  fileprivate var hasDottedI: Bool { language == "tr" || language == "az" }
}

extension String {
  /// The text with small letters in place of “I” and “İ”, as in Turkish.
  fileprivate var withTurkishSmallI: String {
    replacing("I", with: "ı").replacing("İ", with: "i")
  }
}
