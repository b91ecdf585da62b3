import AuditModel
import Localization
import ViewTree

/// The axes of an audit, with every state played on every device.
///
/// A state is played once for each device, never once for each variant.
struct AuditPlan: Sendable {
  let screens: [Screen]
  let locales: [LocaleIdentifier]
  /// The languages that are shown in them.
  private let shownLocales: [LocaleIdentifier]
  /// The position of the language that others are compared with: the source language, or else the first.
  let sourceLocale: Int
  let sizes: [DynamicTypeSize]
  /// The devices, as they are named in the report: with each setting of Bold Text.
  let devices: [AuditedDevice]
  /// From which size on text counts as large.
  let largeText: LargeText
  /// The rules that take part; others are not asked.
  let rules: RuleSelection
  /// The options of rules; by screen and language, or none where they are the same everywhere.
  private let options: [[RuleOptionValues]]
  /// The options of rules where none are set for a part of the app.
  private let commonOptions: RuleOptionValues
  /// The screens of the devices, which are the same with every setting.
  private let screenDevices: [Device]
  /// How many settings of Bold Text there are.
  private let settings: Int
  /// By screen, state and device.
  private let played: [PlayedState]
  /// How many states the screens before each one have.
  private let statesBefore: [Int]

  init(
    screens: [Screen], locales: [LocaleIdentifier], of project: LocalizationProject? = nil,
    options: AuditOptions
  ) {
    self.screens = screens
    self.locales = locales
    shownLocales = locales.map { project?.shownLocale(in: $0) ?? $0 }
    sourceLocale = project.flatMap { locales.firstIndex(of: $0.sourceLocale) } ?? 0
    sizes = options.dynamicTypeSizes
    largeText = options.largeText
    rules = options.rules
    commonOptions = options.rules.ruleOptions.everywhere
    self.options =
      options.rules.ruleOptions.isEverywhere
      ? []
      : screens.map { screen in
        locales.map { options.rules.ruleOptions.values(onScreen: screen.id, in: $0) }
      }
    self.devices = options.auditedDevices.flatMap { name, device in
      options.boldText.settings.map {
        AuditedDevice(name: name, sizeClasses: device.sizeClasses, hasBoldText: $0)
      }
    }
    settings = options.boldText.settings.count
    let devices = options.auditedDevices.map(\.device)
    screenDevices = devices
    var count = 0
    statesBefore = screens.map { screen in
      defer { count += screen.states.count }
      return count
    }
    let states = screens.flatMap(\.states)
    played = Workers(count: options.jobs).map(states.count * devices.count) { piece in
      states[piece / devices.count].prepare(devices[piece % devices.count])
    }
  }

  /// The result of playing a state on a device.
  func played(screen: Int, state: Int, device: Int) -> PlayedState {
    played[(statesBefore[screen] + state) * screenDevices.count + device / settings]
  }

  /// Which of equally bad cells is shown: one in the source language at the usual text size, where most people
  /// know the screen.
  func rank(of cell: MatrixCell) -> Int {
    (cell.locale == sourceLocale ? 0 : 2) + (sizes[cell.dynamicTypeSize] == .large ? 0 : 1)
  }

  /// The options of rules on a screen in a language.
  func options(screen: Int, locale: Int) -> RuleOptionValues {
    options.isEmpty ? commonOptions : options[screen][locale]
  }

  /// Whether a variant is outlined, so that it can be compared with others: the usual text size, and in the
  /// source language the largest one, too.
  func isOutlined(_ cell: MatrixCell) -> Bool {
    let usual = sizes.firstIndex(of: .large) ?? 0
    return cell.dynamicTypeSize == usual
      || cell.locale == sourceLocale && cell.dynamicTypeSize == sizes.count - 1
  }

  var matrix: AuditMatrix {
    AuditMatrix(
      screens: screens.map { .init(id: $0.id, states: $0.states.map(\.name)) },
      locales: locales, dynamicTypeSizes: sizes, devices: devices)
  }

  /// The environment of a state.
  func environment(
    screen: Int, state: Int, locale: Int, device: Int, size: Int
  ) -> RenderEnvironment {
    let screenDevice = screenDevices[device / settings]
    var environment = RenderEnvironment(
      device: screenDevice, dynamicTypeSize: sizes[size], locale: locales[locale],
      boldText: devices[device].hasBoldText,
      keyboardHeight: played(screen: screen, state: state, device: device)
        .keyboardHeight(on: screenDevice))
    environment.locale = shownLocales[locale]
    return environment
  }

  /// The values on each axis of a set's cells, in the order of the matrix.
  struct Axes {
    let states: [String]
    let locales: [LocaleIdentifier]
    let dynamicTypeSizes: [DynamicTypeSize]
    let devices: [AuditedDevice]
  }

  /// The values on each axis of a set's cells.
  func axes(of variants: VariantSet, screen: Int) -> Axes {
    let cells = variants.cells
    func positions(_ axis: KeyPath<MatrixCell, Int>) -> [Int] {
      Set(cells.map { $0[keyPath: axis] }).sorted()
    }
    return Axes(
      states: positions(\.state).map { screens[screen].states[$0].name },
      locales: positions(\.locale).map { locales[$0] },
      dynamicTypeSizes: positions(\.dynamicTypeSize).map { sizes[$0] },
      devices: positions(\.device).map { devices[$0] })
  }

  /// An empty set of a screen's cells.
  func emptySet(screen: Int, locales: Int) -> VariantSet {
    VariantSet(
      states: screens[screen].states.count, locales: locales, dynamicTypeSizes: sizes.count,
      devices: devices.count)
  }
}
