import JSONReading
import Testing

@testable import ViewTree

/// Files in which one field has a value at the edge of what its description allows, or beyond it.
enum FormatSamples {
  /// A file, the field that it is about, and whether it is right.
  struct Sample: Sendable, CustomTestStringConvertible {
    let field: String
    let value: String
    let isRight: Bool
    let file: String

    var testDescription: String { "\(field) = \(value)" }
  }

  /// A field on the way from the file to another one.
  private struct Step {
    let definition: FormDefinition
    var kind: KindDescription?
    let field: FieldDescription

    var name: String { "\(kind?.name ?? definition.name).\(field.name)" }
  }

  static let all: [Sample] = paths.flatMap { path -> [Sample] in
    guard let last = path.last else { return [] }
    return values(of: last.field.form).map { value, isRight in
      Sample(
        field: last.name, value: value, isRight: isRight,
        file: zip(path, path.dropFirst()).reversed().reduce(object(of: last, with: value)) {
          inner, steps in
          let form = listForm(of: steps.1.definition.name, in: steps.0.field.form)
          return object(of: steps.0, with: wrapped(inner, in: form ?? steps.0.field.form))
        })
    }
  }

  /// The shortest way to each field, from the file on.
  private static let paths: [[Step]] = {
    var found: [[Step]] = []
    var seen: Set<String> = []
    var rest: [(name: String, path: [Step])] = [("screenFile", [])]
    while !rest.isEmpty {
      let (name, path) = rest.removeFirst()
      guard seen.insert(name).inserted, let definition = ScreenFormat.definition(name) else {
        continue
      }
      for step in steps(in: definition) {
        found.append(path + [step])
        rest += step.field.form.objects.map { ($0, path + [step]) }
      }
    }
    return found
  }()

  private static func steps(in definition: FormDefinition) -> [Step] {
    let common = definition.fields.map { Step(definition: definition, field: $0) }
    guard case .kinds(_, let kinds) = definition.content else { return common }
    return common
      + kinds.flatMap { kind in
        kind.fields.map { Step(definition: definition, kind: kind, field: $0) }
      }
  }

  /// An object with a field and those that it needs beside it.
  private static func object(of step: Step, with value: String) -> String {
    var fields = [step.field.name: value]
    var kind = step.kind
    if case .kinds(_, let kinds) = step.definition.content {
      // A list has nearly all fields of views; a field that text is typed into has the others.
      let isOfText = kinds.contains { $0.name == "list" && $0.missing.contains(step.field.name) }
      let carrier = isOfText ? "textField" : "list"
      fields["type"] = fields["type"] ?? "\"\(kind?.name ?? carrier)\""
      kind = kinds.first { fields["type"] == "\"\($0.name)\"" }
    }
    for field in step.definition.fields + (kind?.fields ?? []) where field.isRequired {
      fields[field.name] = fields[field.name] ?? right(field.form)
    }
    let known = step.definition.fields + (kind?.fields ?? [])
    if case .object(_, let presence) = step.definition.content {
      complete(&fields, for: presence, known)
    } else {
      complete(&fields, for: kind?.presence, known)
    }
    if fields["type"] == "\"tableRow\"" {
      fields["children"] = fields["children"] ?? #"[{"type": "list"}]"#
    }
    let members = fields.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }
    return contained("{\(members.joined(separator: ", "))}", type: fields["type"])
  }

  /// A view in the view that it has to be in, if any.
  private static func contained(_ view: String, type: String?) -> String {
    let format = CompositeFormat.all.first { "\"\($0.name)\"" == type }
    switch format?.container {
    case .grid: return #"{"type": "grid", "columns": "content", "children": [\#(view)]}"#
    case .table:
      return #"{"type": "table", "columns": [{"title": {"key": "k"}}], "children": [\#(view)]}"#
    case .tabView: return #"{"type": "tabView", "children": [\#(view)]}"#
    case .navigationStack: return #"{"type": "navigationStack", "children": [\#(view)]}"#
    default: return view
    }
  }

  private static func complete(
    _ fields: inout [String: String], for presence: FieldPresence?, _ known: [FieldDescription]
  ) {
    let view = #"{"type": "list"}"#
    switch presence {
    case .exactlyOne(let first, let second):
      let field = known.first { $0.name == first }
      if fields[second] == nil { fields[first] = fields[first] ?? field.map { right($0.form) } }
    case .together(let first, let second):
      if fields[first] != nil || fields[second] != nil {
        for name in [first, second] { fields[name] = fields[name] ?? "5" }
      }
    case .all(let names, let other):
      guard fields[other] == nil else { break }
      for name in names {
        let field = known.first { $0.name == name }
        fields[name] = fields[name] ?? field.map { right($0.form) }
      }
    case .oneChild: fields["children"] = fields["children"] ?? "[\(view)]"
    case .severalChildren: fields["children"] = fields["children"] ?? "[\(view), \(view)]"
    case .anyField, nil: break
    }
  }

  /// The list of a form that takes objects of a definition in lists alone.
  private static func listForm(of name: String, in form: JSONForm) -> JSONForm? {
    switch form {
    case .list(.defined(name), _): return form
    case .any(let forms):
      let takesOne = forms.contains { if case .defined(name) = $0 { true } else { false } }
      return takesOne ? nil : forms.lazy.compactMap { listForm(of: name, in: $0) }.first
    case .defined(let other) where other != name:
      guard case .value(let value)? = ScreenFormat.definition(other)?.content else { return nil }
      return listForm(of: name, in: value)
    default: return nil
    }
  }

  /// A value as a field of that form has it, in a list where it takes one.
  private static func wrapped(_ value: String, in form: JSONForm) -> String {
    guard case .list(let item, _) = form else { return value }
    // Another variant has to follow one with a condition.
    if case .defined("variant") = item, value.contains("\"when\"") {
      return #"[\#(value), {"view": {"type": "list"}}]"#
    }
    return "[\(value)]"
  }

  private static func right(_ form: JSONForm) -> String {
    // A text may have runs of texts without end, so the simplest of its forms is used.
    if case .defined(let name) = form, let definition = ScreenFormat.definition(name),
      case .value(.any(let forms)) = definition.content,
      forms.contains(where: { if case .string = $0 { true } else { false } })
    {
      return right(.string)
    }
    return values(of: form).first { $0.isRight }?.value ?? "null"
  }

  /// Values that a form accepts, and values that it does not.
  private static func values(of form: JSONForm) -> [(value: String, isRight: Bool)] {
    switch form {
    case .string: [(#""a""#, true), (#""""#, true), ("5", false), ("null", false)]
    case .name: [(#""a""#, true), (#"" ""#, false), ("true", false)]
    case .bool: [("true", true), ("false", true), ("0", false), (#""true""#, false)]
    case .number(.finite): [("0.5", true), (#""0.5""#, false)]
    case .number(let range):
      [
        (JSONValue(range.lowerBound).kindName, true), (JSONValue(range.upperBound).kindName, true),
        (JSONValue(range.lowerBound - 0.01).kindName, false),
        (JSONValue(range.upperBound * 2).kindName, false), ("[]", false),
      ]
    case .integer(let minimum, let maximum):
      [
        ("\(minimum)", true), ("\(maximum)", true), ("3.0", true), ("1.5", false),
        ("\(minimum - 1)", false), (maximum == .max ? "1e30" : "\(maximum + 1)", false),
      ]
    case .choice(let names): names.map { ("\"\($0)\"", true) } + [(#""other""#, false)]
    case .pattern(let pattern, _): Self.patterns[pattern] ?? []
    case .list(let form, let minimum):
      [("[\(right(form))]", true), ("[]", minimum == 0), ("{}", false), ("[null]", false)]
    case .any(let forms): forms.flatMap(values).filter(\.isRight) + [("null", false)]
    case .defined(let name): values(of: name)
    }
  }

  private static func values(of name: String) -> [(value: String, isRight: Bool)] {
    guard let definition = ScreenFormat.definition(name) else { return [] }
    switch definition.content {
    case .value(let form): return values(of: form)
    case .kinds: return [(#"{"type": "list"}"#, true), ("{}", false)]
    case .object:
      let required = steps(in: definition).filter(\.field.isRequired)
      let first = required.first ?? steps(in: definition)[0]
      return [
        (object(of: first, with: right(first.field.form)), true), (#"{"other": 5}"#, false),
        ("true", false),
      ]
    }
  }

  /// Values at the edges of each pattern.
  private static let patterns: [String: [(value: String, isRight: Bool)]] = {
    var result: [String: [(value: String, isRight: Bool)]] = [:]
    func add(_ definition: FormDefinition, right: [String], wrong: [String]) {
      for case .pattern(let pattern, _) in definition.patterns {
        result[pattern] =
          right.map { ("\"\($0)\"", true) } + wrong.map { ("\"\($0)\"", false) } + [("true", false)]
      }
    }
    add(
      LocaleIdentifier.definition, right: ["de", "pt-BR", "zh_Hant_HK", "es-419", "abcdefgh"],
      wrong: ["", "d", "de-", "-de", "abcdefghi", "1de", "dé", "de BR"])
    add(
      WrittenDate.definition,
      right: ["2026-07-14", "2026-07-14T09:30:00Z", "1999-12-31T23:59:59Z"],
      wrong: ["", "2026-7-14", "2026-07-14T09:30:00", "2026-7-14T09:30:00Z", "today"])
    add(
      RGBColor.definition, right: ["#abc", "#012DEF", "#01234567"],
      wrong: ["", "#", "abc", "#abcd", "#abcde", "#ggg", "#0123456", "#012345678", " #abc"])
    add(
      Length.definition, right: ["0%", "50%", "33.3%", "100%", "100.0%", "007%", "5.%"],
      wrong: ["%", "5", "101%", "100.1%", "-5%", ".5%", "5 %", "5%%", "1e1%"])
    return result
  }()
}

extension FormDefinition {
  /// The patterns in it.
  fileprivate var patterns: [JSONForm] {
    guard case .value(let form) = content else { return [] }
    if case .any(let forms) = form { return forms }
    return [form]
  }
}

extension JSONForm {
  /// The definitions whose objects or views a field of this form may have.
  fileprivate var objects: [String] {
    switch self {
    case .any(let forms): return forms.flatMap(\.objects)
    case .list(let form, _): return form.objects
    case .defined(let name):
      if case .value(let form)? = ScreenFormat.definition(name)?.content { return form.objects }
      return [name]
    default: return []
    }
  }
}
