import AuditModel
import TextShaping
import Testing

@testable import AuditEngine

/// Parts that no run wrote are refused, and never crash.
@Suite struct DamagedPartTests {
  private static let part = Result {
    try ShardedAuditTests.parts(of: 1) { try ShardedAuditTests.titles() }[0].bytes
  }

  // Opening fonts takes longer than all the rest.
  private static let fonts = Result { try FontLibrary() }

  private func join(_ bytes: [UInt8]) throws -> AuditReport {
    try ShardedAuditTests.titles(fonts: Self.fonts.get()).report(
      joining: [("part.json", bytes)], by: "test", files: "")
  }

  private func refusal(_ bytes: [UInt8]) throws -> String? {
    do {
      _ = try join(bytes)
      return nil
    } catch let error as PartError {
      return error.description
    }
  }

  @Test func readsWhatItWrote() throws {
    #expect(try refusal(Self.part.get()) == nil)
  }

  @Test func refusesAFileThatEndsTooEarly() throws {
    let bytes = try Self.part.get()
    for end in stride(from: 0, to: bytes.count - 2, by: 97) {
      let reason = try refusal(Array(bytes[..<end]))
      #expect(reason?.hasPrefix("part.json:") == true, "cut after \(end) bytes: \(reason ?? "")")
    }
  }

  @Test func refusesAFileThatWasChanged() throws {
    var bytes = try Self.part.get()
    let last = try #require(bytes.lastIndex(of: UInt8(ascii: "0")).map { $0 } ?? nil)
    bytes[last - 400] =
      bytes[last - 400] == UInt8(ascii: "1") ? UInt8(ascii: "2") : UInt8(ascii: "1")
    #expect(try refusal(bytes)?.contains("the part is damaged: ") == true)
  }

  /// Each value of a part in turn is another one, and the digest is that of the forgery.
  @Test func survivesEveryWrongValue() throws {
    let lines = try String(decoding: Self.part.get(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "\"values\":[")) + 1
    let end = try #require(lines.lastIndex { $0.hasPrefix("\"seal\"") }) - 1
    #expect(end - start > 300)
    var refused = 0
    let wrong = ["-1", "7", "9223372036854775807", "1e300", "\"inf\"", "null", "[]"]
    for index in start..<end {
      var forged = lines
      forged[index] = wrong[index % wrong.count] + (lines[index].hasSuffix(",") ? "," : "")
      if try refusal(Self.sealed(forged)) != nil { refused += 1 }
    }
    #expect(refused > (end - start) / 2)
  }

  @Test func refusesValuesThatAreTooMany() throws {
    var lines = try String(decoding: Self.part.get(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "\"values\":[")) + 1
    let end = try #require(lines.lastIndex { $0.hasPrefix("\"seal\"") }) - 1
    lines.insert("0,", at: start)
    #expect(try refusal(Self.sealed(lines))?.contains("the part is damaged: ") == true)
    lines.remove(at: start)
    lines[end - 1] += ","
    lines.insert("0", at: end)
    let reason = try refusal(Self.sealed(lines))
    #expect(reason?.contains("more values follow than belong to it") == true)
  }

  /// The lines of a part with the digest that they need.
  private static func sealed(_ lines: [String]) -> [UInt8] {
    let body = lines.dropLast(3).map { $0 + "\n" }.joined()
    let seal = Fingerprint.of(bytes: Array(body.utf8))
    return Array("\(body)\"seal\":\"\(seal)\"\n}\n".utf8)
  }
}
