import AuditModel
import JSONReading

/// Reads screens from files, so that they can come from elsewhere than Swift: a plug-in, a design
/// tool or a script.
public enum ScreenFile {
  /// How the names of screen files end.
  public static let nameSuffix = ".screen.json"

  /// Reads a screen from the bytes of a file in UTF-8, with or without a byte order mark.
  ///
  /// - Parameter file: The name of the file in errors and in the screen's location.
  /// - Throws: all errors of the file.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ScreenFileErrors) -> Screen {
    let source = JSONSource(file: file, bytes: bytes)
    return try ScreenText.read(source, as: "the file") { (field) throws(Diagnostic) in
      try WrittenScreen.format.read(field).screen
    }
  }
}

/// A screen as a file describes it.
struct WrittenScreen: Sendable {
  private var id = ""
  private var title = ""
  private var states: [WrittenState] = []
  private var location: SourceLocation?

  /// The screen.
  var screen: Screen {
    Screen(id: id, title: title, states: states.map(\.state), location: location)
  }

  static let format = ObjectFormat(
    "a screen file", normal: WrittenScreen(),
    fields: [
      FieldFormat(
        "$schema", .string, "The JSON Schema of this format, for editors; the audit ignores it.",
        read: { (_, field) throws(Diagnostic) in _ = try field.string() }),
      FieldFormat(
        "screen", \.id, isRequired: true,
        "The name of the screen on the command line and in reports."),
      FieldFormat("title", string: \.title, "The purpose of the screen, in a few words."),
      states,
    ],
    check: { screen, object in
      screen.location = object["screen"]?.location
    })

  private static let states = FieldFormat<Self>(
    "states", .list(.defined("state"), minimum: 1), isRequired: true,
    "The states that the screen can be in, such as empty, loading and failed.",
    read: { (screen, field) throws(Diagnostic) in
      screen.states = try field.list(WrittenState.init)
      if try field.array().isEmpty { throw field.error("a screen needs at least one state") }
      reportDuplicates(in: try field.array())
    })

  private static func reportDuplicates(in states: [JSONField]) {
    var names: Set<String> = []
    for state in states {
      guard let object = try? JSONObject(state), let name = try? object["name"]?.string(),
        !names.insert(name).inserted
      else { continue }
      state.diagnostics.add(
        state.error(
          "two states have the name “\(name.shortened)”", suggestion: "give each its own"))
    }
  }
}

/// A state as a file describes it.
struct WrittenState: Sendable {
  private var name = ""
  private var showsKeyboard = false
  private var announcements: [TextContent] = []
  private var accessibilityFocused: String?
  private var timeLimit: TimeLimit?
  private var variants = ScreenVariants()
  private var origin = NodeOrigin.unknown

  /// Reads a state.
  init(_ field: JSONField) throws(Diagnostic) {
    self = try Self.format.read(field)
    origin = field.origin
  }

  private init() {}

  /// The state.
  var state: ScreenState {
    let played = PlayedState(
      showsKeyboard: showsKeyboard, announcements: announcements,
      accessibilityFocused: accessibilityFocused, timeLimit: timeLimit, render: variants.view(in:))
    return .played(name: name, origin: origin) { _ in played }
  }

  static let definition = FormDefinition(
    "state", title: "State",
    "A state of a screen, with the `view` that it shows or with `variants` of it.",
    fields: format.descriptions, presence: format.presence)

  private static let format = ObjectFormat(
    "a state", normal: Self(),
    fields: [
      FieldFormat("name", \.name, isRequired: true, "The name, which no other state has."),
      FieldFormat("keyboard", \.showsKeyboard, "Whether the keyboard is visible."),
      FieldFormat(
        "announcements", \.announcements,
        "The announcements of VoiceOver on the way to this state, in order."),
      FieldFormat(
        "accessibilityFocused", \.accessibilityFocused,
        "The `id` of the view with VoiceOver's focus: in the first state where it is before the change, in "
          + "later ones where the app moves it."),
      FieldFormat(
        "timeLimit", \.timeLimit, "The time after which the state ends by itself, if it does."),
      FieldFormat(
        "view", .defined("view"), "The view in every environment.",
        read: { (state, field) throws(Diagnostic) in
          state.variants = ScreenVariants(otherwise: try WrittenView(field))
        }),
      FieldFormat(
        "variants", .list(.defined("variant"), minimum: 1),
        "Views for different environments, of which the first that fits is shown.",
        read: { (state, field) throws(Diagnostic) in state.variants = try ScreenVariants(field) }),
    ], presence: .exactlyOne("view", "variants"))
}
