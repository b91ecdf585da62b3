import AuditModel
import JSONReading
import Localization
import XLIFFValidation
import XMLReading

extension Promises {
  /// The promises of every file of Interface Builder.
  mutating func checkInterface(_ bytes: [UInt8], path: String) {
    let file = InterfaceFile(bytes, path: path)
    expectLocations(of: file.problems, in: path)
    for entry in file.entries { expectLocation(entry.keyLocation, in: path) }
    expect(InterfaceFile(bytes, path: path) == file, "it is read in two ways")
  }

  /// The promises of every document that is checked against XLIFF's rules.
  mutating func checkValidation(_ bytes: [UInt8], path: String) {
    let verdict = XLIFFValidator().validate(bytes, path: path)
    for problem in verdict.problems {
      expectLocation(problem.location, in: path)
      expectClause(problem.message)
      expectClause(problem.suggestion)
    }
    expect(verdict.isValid || !verdict.problems.isEmpty, "it is invalid for no reason")
    expect(XLIFFValidator().validate(bytes, path: path) == verdict, "there are two verdicts")
  }

  /// The promises of every JSON text: values lie in one another, and the lenient reader accepts all
  /// that the strict one accepts.
  mutating func checkJSON(_ bytes: [UInt8], path: String) {
    let source = JSONSource(file: path, bytes: bytes)
    let strict = read(source, JSONLimits())
    guard let lenient = read(source, .generated) else {
      return expect(strict == nil, "the strict reader takes what the lenient one does not")
    }
    expect(strict == nil || strict?.count == lenient.count, "two readers read two things")
    expect(strict == nil || lenient.problems.isEmpty, "the strict reader takes what is wrong")
    let locations = JSONLocations(source)
    for problem in lenient.problems {
      expectLocation(locations.location(at: problem.offset), in: path)
    }
    for index in 0..<lenient.count {
      let range = lenient.range(of: index)
      for child in lenient.children(of: index) {
        let inner = lenient.range(of: child)
        expect(
          range.lowerBound < inner.lowerBound && inner.upperBound < range.upperBound,
          "\(inner) is not in \(range)")
      }
      expect((lenient.text(of: index) != nil) == (lenient.kind(of: index) == .text), "no text")
    }
    _ = JSONValue(lenient)
  }

  private mutating func read(_ source: JSONSource, _ limits: JSONLimits) -> JSONTree? {
    do {
      return try JSONParser.parse(source, limits: limits)
    } catch {
      expectLocation(error.location, in: source.file)
      expectClause(error.message)
      return nil
    }
  }

  /// The promises of every XML document: events follow each other and take up the bytes that they
  /// stand for.
  mutating func checkXML(_ bytes: [UInt8]) {
    let reader = XMLDocumentReader(bytes)
    guard let text = try? reader.decoded() else { return }
    var end = 0
    var depth = 0
    do {
      try reader.forEach { event in
        expect(
          event.byteRange.lowerBound <= event.byteRange.upperBound
            && event.byteRange.upperBound <= text.count, "\(event) is not in the document")
        if case .startElement = event.kind { depth += 1 }
        if case .endElement = event.kind {
          depth -= 1
        } else {
          expect(event.byteRange.lowerBound >= end, "\(event) precedes the one before it")
        }
        end = max(end, event.byteRange.upperBound)
        expect(event.line >= 1 && event.column >= 1, "\(event) has no place")
      }
      expect(depth == 0, "an element has no end")
    } catch {
      let failure = error as? XMLError
      expect((failure?.line ?? 0) >= 1 && (failure?.column ?? 0) >= 1, "\(error) has no place")
    }
  }
}
