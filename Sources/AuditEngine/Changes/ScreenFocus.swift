import AuditModel
import Layout
import ViewTree

/// The part of all screens that an audit is narrowed to: what shows strings of interest.
struct ScreenFocus: Sendable {
  /// The languages in which a string is of interest.
  typealias Interest = @Sendable (LocalizedText) -> ChangedLanguages

  private let interest: Interest
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
    wholeScreens = []
    comparesOthers = false
    languages = .every
    isCertain = false
  }

  /// The screens that changed, and those that show strings that did.
  init(_ change: ChangedPart, on screens: [Screen], comparesOthers: Bool = true) {
    interest = { [strings = change.strings] text in
      strings.languages(key: text.key, table: text.table)
    }
    wholeScreens = Set(
      screens.indices.filter {
        screens[$0].location.map { change.files.contains($0.file) } ?? false
      })
    self.comparesOthers = comparesOthers
    isCertain = true
    languages = wholeScreens.isEmpty ? change.strings.languages : .every
  }

  /// Whether anything is looked at in a language, which may be one that others are compared with.
  func concerns(_ locale: Int, of plan: AuditPlan) -> Bool {
    languages.contains(plan.locales[locale])
      || comparesOthers && (locale == 0 || locale == plan.sourceLocale)
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
    !strings.isEmpty || screens.contains { $0.location.map { files.contains($0.file) } ?? false }
  }
}
