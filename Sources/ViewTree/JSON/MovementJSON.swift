import JSONReading

extension DeclaredAnimation: JSONObjectConvertible {
  static let form = JSONForm.defined("animation")

  static let definition = FormDefinition(
    "animation", title: "Animation",
    "A movement of a view that begins by itself when the screen is shown.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“animation”", normal: Self(),
    fields: [
      FieldFormat(
        "properties", \.properties, "The properties that change; by default they are unknown."),
      FieldFormat("duration", \.duration, in: .seconds, "How long one run takes, in seconds."),
      FieldFormat("repeats", \.repeats, "How often it runs; by default once."),
      FieldFormat(
        "stoppedBy", \.stoppedBy, "The `id` of the control that pauses, stops or hides it."),
    ])
}

extension ClosedRange<Double> {
  /// A time in seconds; nothing on a screen takes longer than eleven days.
  static let seconds = 0.0...950_400
}

/// A number of times, or `forever`.
extension DeclaredAnimation.Repetition: JSONConvertible {
  static let form = JSONForm.defined(definition.name)

  static let definition = FormDefinition(
    "repetition", title: "Repetition", "How often a movement runs, or `forever` without an end.",
    is: .any([.choice(["forever"]), .integer(times)]))

  private static let times = 1...1_000_000

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .string("forever"): self = .forever
    case .number: self = .times(try field.integer(in: Self.times))
    default: throw field.wrongType("a number of times or “forever”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .forever: JSONValue("forever")
    case .times(let count): JSONValue(count)
    }
  }
}

extension AnimatedProperty: JSONChoice {
  static let choiceName = "animated property"
  static let meaning =
    "A property of a view that an animation changes; `path` is a way along a curve."
}

extension ReducedMotion: JSONChoice {
  static let choiceName = "reduced motion"
  static let meaning = """
    The effect of Reduce Motion on a movement: with `removesAnimation` the end is shown at once or fades \
    in, and with `ignored` it moves all the same.
    """
}

extension Autoplay: JSONObjectConvertible {
  static let form = JSONForm.defined("autoplay")

  static let definition = FormDefinition(
    "autoplay", title: "Autoplay",
    "A sound or a video that begins without an action of the person.", fields: format.descriptions)

  static let format = ObjectFormat(
    "“autoplay”", normal: Self(),
    fields: [
      FieldFormat("isOn", \.isOn, "Whether it begins by itself."),
      FieldFormat("hasAudio", \.hasAudio, "Whether there is sound in it."),
      FieldFormat("seconds", \.seconds, in: .seconds, "How long it is, in seconds."),
      FieldFormat(
        "stoppedBy", \.stoppedBy,
        "The `id` of the control that pauses it, stops it or turns its sound off."),
    ])
}
