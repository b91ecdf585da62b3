extension ScreenFormat {
  /// The reference of `.screen.json` files in Markdown, as
  /// `legible schema screen --format markdown` prints it.
  package static let reference = ScreenReference.text
}

/// Makes a page in Markdown of the definitions of the format.
private enum ScreenReference {
  static var text: String {
    ([introduction] + ScreenFormat.definitions.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Screen files

    A `.screen.json` file describes a screen of an app for `legible audit`, so that a design tool, a \
    script or a test can describe it without Swift. `legible audit PATH` reads the screen files at or \
    below the path, and `legible inspect SCREEN` draws one.

    `legible schema screen --format markdown` prints this page, and `legible schema screen` prints the \
    JSON Schema (draft 2020-12) of the format. Save the schema beside the files and name it in \
    `$schema`: editors such as Visual Studio Code then complete fields and mark mistakes.

    The file is JSON in UTF-8, without comments. Fields that are left out have their defaults. Lengths \
    are in points; leading and trailing swap sides in languages that are written from right to left. \
    Views nest up to \(ViewTreeReader.depthLimit) levels. An audit reports all mistakes of a file at \
    once, up to \(Diagnostics.limit), each with its line and column.

    ## Example

    A log-in screen with an empty state and one after a failure:

    ```json
    \(ScreenExample.text)
    ```
    """

  private static func section(of definition: FormDefinition) -> String {
    let heading = "## \(definition.title)\n\n\(definition.meaning)"
    switch definition.content {
    case .value(let form): return "\(heading) The value is \(words(form))."
    case .object(let fields, let presence):
      return heading + note(presence) + "\n\n" + table(fields)
    case .kinds(let groups, let kinds):
      return
        ([heading] + lists(kinds) + kinds.compactMap(section) + groups.map(section))
        .joined(separator: "\n\n")
    }
  }

  /// The kinds that are nodes of the tree, and those that become other views.
  private static func lists(_ kinds: [KindDescription]) -> [String] {
    [
      list(kinds.filter { $0.example == nil }),
      """
      SwiftUI makes the views of the following types of other ones, and so does reading: each becomes \
      the views that its initializer in SwiftUI makes, and a tree is written with those. The fields of \
      all views count for it as modifiers do, but it has no `text`, `placeholder` and `name`; where it \
      becomes several views, each has them, with a number at the end of its `id`.
      """,
      list(kinds.filter { $0.example != nil }),
    ]
  }

  /// The kinds with their meanings.
  private static func list(_ kinds: [KindDescription]) -> String {
    let rows = kinds.map { kind in
      let own = kind.fields.map { "`\($0.name)`" }.joined(separator: ", ")
      return "| `\(kind.name)` | \(kind.meaning)\(note(kind.presence)) | \(own) |"
    }
    return (["| Type | Meaning | Fields of its own |", "|---|---|---|"] + rows).joined(
      separator: "\n")
  }

  private static func section(of kind: KindDescription) -> String? {
    let example = kind.example.map { "```json\n\($0)\n```" }
    let parts = (kind.fields.isEmpty ? [] : [table(kind.fields)]) + (example.map { [$0] } ?? [])
    if parts.isEmpty { return nil }
    let heading = "### Views of type \(kind.name)\n\n\(kind.meaning)\(note(kind.presence))"
    return ([heading] + parts).joined(separator: "\n\n")
  }

  private static func section(of group: FieldGroup) -> String {
    "### \(group.title) of all views\n\n" + table(group.fields)
  }

  private static func note(_ presence: FieldPresence?) -> String {
    switch presence {
    case .exactlyOne(let first, let second): " It has either `\(first)` or `\(second)`."
    case .together(let first, let second): " It has both `\(first)` and `\(second)`, or neither."
    case .all(let fields, let other):
      " It has \(fields.map { "`\($0)`" }.joined(separator: " and ")), unless it has `\(other)`."
    case .oneChild, .severalChildren, nil: ""
    case .anyField: " It has at least one of these fields."
    }
  }

  private static func table(_ fields: [FieldDescription]) -> String {
    let rows = fields.map { field in
      "| `\(field.name)` | \(words(field.form)) | \(normal(field)) | \(field.meaning) |"
    }
    return (["| Field | Value | Default | Meaning |", "|---|---|---|---|"] + rows).joined(
      separator: "\n")
  }

  private static func normal(_ field: FieldDescription) -> String {
    if field.isRequired { return "required" }
    guard let normal = field.normal else { return "" }
    switch normal.kind {
    case .array(let values) where values.isEmpty: return "`[]`"
    case .string(let text): return text.isEmpty ? "" : "`\"\(text)\"`"
    default: return "`\(normal.kindName)`"
    }
  }

  private static func words(_ form: JSONForm) -> String {
    form.words(
      name: { "`\($0)`" },
      defined: { "[\(inSentence($0.title))](#\(anchor($0)))" })
  }

  /// A title with a small letter at its beginning, unless it is a name or an abbreviation.
  private static func inSentence(_ title: String) -> String {
    title.dropFirst().contains(where: \.isUppercase)
      ? title : title.prefix(1).lowercased() + title.dropFirst()
  }

  /// The anchor that GitHub gives a heading.
  private static func anchor(_ definition: FormDefinition) -> String {
    definition.title.lowercased().replacing(" ", with: "-")
  }
}
