import Accessibility
import AuditModel
import Layout
import Localization
import Rendering
import TextShaping
import ViewTree

/// Determines where the strings of an app are seen, as what, and how wide a translation may be
/// there.
///
/// Every state of every screen is laid out in the source language, at every text size and in every
/// pair of size classes.
public struct TextSurvey: Sendable {
  private let screens: [Screen]
  private let project: LocalizationProject
  private let fonts: FontLibrary
  private let jobs: Int?

  /// Takes the screens, the texts and the fonts to measure with.
  public init(
    screens: [Screen], project: LocalizationProject, fonts: FontLibrary, jobs: Int? = nil
  ) {
    self.screens = screens
    self.project = project
    self.fonts = fonts
    self.jobs = jobs
  }

  /// Looks at all screens; the same input gives the same result.
  ///
  /// `progress` is called with the share that is done, from 0 to 1, on any thread.
  public func run(progress: @escaping @Sendable (Double) -> Void = { _ in }) -> SurveyedTexts {
    var options = AuditOptions()
    options.jobs = jobs
    let plan = AuditPlan(screens: screens, locales: [project.sourceLocale], options: options)
    let pieces = screens.indices.flatMap { screen in
      plan.devices.indices.map { (screen: screen, device: $0) }
    }
    let share = SharedProgress(total: pieces.count, report: progress)
    let sights = Workers(count: jobs).map(pieces.count) { [fonts, project] piece in
      let result = ScreenSurvey(
        plan: plan, screen: pieces[piece].screen, device: pieces[piece].device
      ).run(fonts: fonts, project: project)
      share.finish(1)
      return result
    }
    var texts: [SurveyedTexts.Name: SurveyedText] = [:]
    for result in sights { texts.merge(result) { $0.joined(with: $1) } }
    return SurveyedTexts(texts: texts, plan: plan, project: project, fonts: fonts)
  }
}

/// The results about the strings of an app.
public struct SurveyedTexts: Sendable {
  /// The identity of a string in an app.
  struct Name: Hashable {
    let table: String
    let key: String
  }

  let texts: [Name: SurveyedText]
  let plan: AuditPlan
  let project: LocalizationProject
  let fonts: FontLibrary

  /// How wide the characters of a language are in these texts and fonts.
  public func characterWidths(of locale: LocaleIdentifier) -> CharacterWidths {
    CharacterWidths(of: locale, in: project, fonts: fonts)
  }

  /// Where a text is seen and how wide its translation may be; none when no screen shows it.
  public func context(
    key: String, table: String, characters: CharacterWidths, drawings: TextDrawings? = nil
  ) -> TextContext? {
    guard let text = texts[Name(table: table, key: key)] else { return nil }
    return TextContext(
      usages: text.states.sorted { $0.key < $1.key }.map { screen, states in
        TextContext.Usage(
          screen: plan.screens[screen].id,
          states: states.sorted().map { plan.screens[screen].states[$0].name })
      },
      roles: text.roles.sorted().map(\.rawValue),
      widthBudget: text.width.map { width in
        // A translation has to fit at the widest plausible width, too.
        let ems = width.ems / (1 + characters.tolerance)
        return WidthBudget(
          points: (ems * width.pointSize).rounded(.down),
          characters: max(1, Int(ems / characters.averageEms)),
          tightest: plan.describe(width.variant))
      },
      drawing: drawings?.marks[Name(table: table, key: key)])
  }
}

/// The results about one string.
struct SurveyedText: Sendable {
  /// The states in which it is seen or spoken, by screen.
  var states: [Int: Set<Int>] = [:]
  /// Its roles.
  var roles: Set<TextRole> = []
  /// The least room that it has anywhere; none when it may take as many lines as it needs.
  var width: MaximumWidth?

  func joined(with other: SurveyedText) -> SurveyedText {
    var result = self
    result.states.merge(other.states) { $0.union($1) }
    result.roles.formUnion(other.roles)
    result.width = MaximumWidth.tighter(width, other.width)
    return result
  }
}

/// How much room a text has where it has the least.
struct MaximumWidth: Sendable {
  /// The width in units of the font's size, on all its lines.
  let ems: Double
  /// The font's size in points at the text size `large`.
  let pointSize: Double
  /// Where it is.
  let variant: SurveyedVariant

  /// The tighter of two, or the only one.
  static func tighter(_ one: MaximumWidth?, _ other: MaximumWidth?) -> MaximumWidth? {
    guard let one, let other else { return one ?? other }
    return other.ems < one.ems ? other : one
  }
}

/// A variant of a state, by positions in the plan.
struct SurveyedVariant: Sendable {
  let screen: Int
  let state: Int
  let device: Int
  let size: Int
}

extension AuditPlan {
  fileprivate func describe(_ variant: SurveyedVariant) -> String {
    let screen = screens[variant.screen]
    return "\(screen.id) (\(screen.states[variant.state].name)), text size "
      + "\(sizes[variant.size].name), \(devices[variant.device].sizeClasses.name)"
  }
}
