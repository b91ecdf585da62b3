import AuditModel
import Layout
import ViewTree

/// The part of all screens that an audit is narrowed to: what shows strings of interest.
struct ScreenFocus: Sendable {
  /// The languages in which a string is of interest.
  typealias Interest = @Sendable (LocalizedText) -> ChangedLanguages

  /// The languages in which a state may show strings of interest.
  private typealias ShownLanguages =
    @Sendable (_ screen: Int, _ state: Int, _ device: Int) -> ChangedLanguages

  private let interest: Interest
  /// The languages in which a state may show strings of interest; nil where that is not known beforehand.
  private let shown: ShownLanguages?
  /// The positions of the screens that are looked at as a whole.
  private let wholeScreens: Set<Int>
  /// Whether other variants are laid out for comparisons and for the names of findings, and are not checked.
  let comparesOthers: Bool

  /// The languages in which any string is of interest.
  private let languages: ChangedLanguages
  /// Whether contents that are only known after layout are looked through for strings, too.
  private let isCertain: Bool

  /// The screens that show strings; nothing else is laid out.
  init(showing isWanted: @escaping @Sendable (LocalizedText) -> Bool) {
    interest = { isWanted($0) ? .every : .none }
    shown = nil
    wholeScreens = []
    comparesOthers = false
    languages = .every
    isCertain = false
  }

  /// The screens that changed, and those that show strings that did.
  ///
  /// - Parameter index: the strings of all states; without it their view trees are built.
  init(
    _ change: ChangedPart, on screens: [Screen], comparesOthers: Bool = true,
    index: StringIndex? = nil
  ) {
    shown = Self.shown(of: change.shownStrings, in: index)
    interest = { [strings = change.shownStrings] text in
      strings.languages(key: text.key, table: text.table)
    }
    wholeScreens = Set(
      screens.indices.filter {
        screens[$0].location.map { change.files.contains($0.file) } ?? false
      })
    self.comparesOthers = comparesOthers
    isCertain = true
    languages = wholeScreens.isEmpty ? change.shownStrings.languages : .every
  }

  private static func shown(
    of strings: ChangedStrings, in index: StringIndex?
  ) -> ShownLanguages? {
    guard let index else { return nil }
    return { index.languages(of: strings, screen: $0, state: $1, device: $2) }
  }

  /// Whether anything is looked at in a language, which may be one that others are compared with.
  func concerns(_ locale: Int, of plan: AuditPlan) -> Bool {
    languages.contains(plan.locales[locale])
      || comparesOthers && (locale == 0 || locale == plan.sourceLocale)
  }

  /// Whether a state may be looked at in some languages.
  func concerns(
    screen: Int, state: Int, device: Int, in locales: some Sequence<LocaleIdentifier>
  ) -> Bool {
    guard !comparesOthers, !wholeScreens.contains(screen), let shown else { return true }
    let languages = shown(screen, state, device)
    return locales.contains { languages.contains($0) }
  }

  /// The strings of interest on a screen; nil where all of it is looked at.
  func interest(on screen: Int) -> Interest? { wholeScreens.contains(screen) ? nil : interest }

  /// The languages in which a screen is of interest whose contents are only known when it is laid out.
  func languages(of tree: LaidOutTree, on screen: Int) -> ChangedLanguages {
    guard isCertain, let interest = interest(on: screen) else { return .every }
    var result = ChangedLanguages.none
    for text in tree.texts {
      _ = tree.catalog.content(of: text.text)?.has { text in
        result.formUnion(interest(text))
        return result.isEvery
      }
    }
    return result
  }
}

extension ChangedPart {
  /// Whether any screen may be concerned.
  func concerns(_ screens: [Screen]) -> Bool {
    !shownStrings.isEmpty
      || screens.contains { $0.location.map { files.contains($0.file) } ?? false }
  }
}
