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
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ScreenFileError) -> Screen {
    let source = JSONSource(file: file, bytes: bytes)
    let field = JSONField(
      subject: "the file", value: try source.screenValue(), locations: JSONLocations(source))
    let object = try JSONObject(
      field, fields: ["screen", "title", "states"], owner: "a screen file")
    let id = try object.required("screen", for: "a screen file")
    return Screen(
      id: try id.name(), title: try object.string("title") ?? "",
      states: try states(try object.required("states", for: "a screen file")),
      location: field.locations.location(at: id.value.offset))
  }

  private static func states(_ field: JSONField) throws(ScreenFileError) -> [ScreenState] {
    let items = try field.array()
    guard !items.isEmpty else { throw field.error("a screen needs at least one state") }
    var states: [ScreenState] = []
    for item in items {
      let state = try state(item)
      guard !states.contains(where: { $0.name == state.name }) else {
        throw item.error(
          "two states have the name “\(state.name.shortened)”", suggestion: "give each its own")
      }
      states.append(state)
    }
    return states
  }

  private static func state(_ field: JSONField) throws(ScreenFileError) -> ScreenState {
    let object = try JSONObject(
      field, fields: ["name", "keyboard", "announcements", "view", "variants"], owner: "a state")
    let name = try object.required("name", for: "a state").name()
    let variants = try ScreenVariants(object)
    let played = PlayedState(
      showsKeyboard: try object.bool("keyboard") ?? false,
      announcements: try object.list("announcements") ?? [], render: variants.view(in:))
    return .played(name: name, origin: field.origin) { _ in played }
  }
}
