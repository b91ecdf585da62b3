import AuditModel
import JSONReading

/// A text that describes a screen or a view, and the mistakes that have been found in it.
struct ScreenText {
  /// The locations in the text.
  let locations: JSONLocations
  /// The mistakes that have been found so far.
  let diagnostics = Diagnostics()

  /// Reads a text to the end, and throws all its mistakes if there are any.
  ///
  /// - Parameters:
  ///   - subject: the name of the outermost value, in messages.
  ///   - make: reads it; a value that it does not throw for may lack what is wrong.
  static func read<Value>(
    _ source: JSONSource, as subject: String, _ make: (JSONField) throws(Diagnostic) -> Value
  ) throws(ScreenFileErrors) -> Value {
    var limits = JSONLimits()
    limits.isLenient = true
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONParser.parse(source, limits: limits)
    } catch {
      throw ScreenFileErrors(
        errors: [
          ScreenFileError(
            location: error.location, message: error.message, suggestion: error.suggestion)
        ])
    }
    let text = ScreenText(locations: JSONLocations(source))
    for problem in tree.problems { text.diagnostics.add(Diagnostic(problem)) }
    let field = JSONField(subject: subject, value: JSONValue(tree), text: text)
    let value = text.diagnostics.catching { () throws(Diagnostic) in try make(field) }
    guard let value, text.diagnostics.count == 0 else { throw text.errors }
    return value
  }

  /// A mistake at an offset; its words are made only where it can be listed.
  func error(
    _ message: @autoclosure () -> String, at offset: Int,
    suggestion: @autoclosure () -> String? = nil
  ) -> Diagnostic {
    guard diagnostics.lists(offset) else {
      return Diagnostic(offset: offset, message: "", suggestion: nil)
    }
    return Diagnostic(offset: offset, message: message(), suggestion: suggestion())
  }

  /// The mistakes that are listed, and one that counts the others.
  private var errors: ScreenFileErrors {
    let listed = diagnostics.first
    var errors = listed.map { diagnostic in
      ScreenFileError(
        location: locations.location(at: diagnostic.offset), message: diagnostic.message,
        suggestion: diagnostic.suggestion)
    }
    if let last = errors.last, diagnostics.count > listed.count {
      errors.append(
        ScreenFileError(
          location: last.location,
          message: "\(diagnostics.count - listed.count) more errors follow, which are not listed",
          suggestion: "correct those above first"))
    }
    return ScreenFileErrors(errors: errors)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: JSONProblem) {
    self.init(offset: problem.offset, message: problem.message, suggestion: problem.suggestion)
  }
}
