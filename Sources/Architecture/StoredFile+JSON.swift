#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredFile {
  /// The decoded contents of the file.
  ///
  /// - Throws: `StorageError.Reason.malformed` with the place.
  public func decoded<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(StorageError) -> Value {
    do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch {
      throw StorageError(path: path, reason: .malformed(summary(of: error)))
    }
  }

  /// The bytes for a value, always the same ones.
  ///
  /// - Throws: `StorageError.Reason.notEncodable` with the place.
  public func encoded(_ value: some Encodable) throws(StorageError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")] } catch {
      throw StorageError(path: path, reason: .notEncodable(summary(of: error)))
    }
  }

  private func summary(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      path(context.codingPath + [key]) + " is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      path(context.codingPath) + " has another type"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON that can be understood"
    case DecodingError.dataCorrupted(let context):
      path(context.codingPath) + " has a value that is not possible"
    case EncodingError.invalidValue(_, let context):
      path(context.codingPath) + " has no form in JSON"
    default: "it cannot be understood"
    }
  }

  /// A place as people write it: `[2].name`.
  private func path(_ path: [any CodingKey]) -> String {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return steps.isEmpty ? "the whole" : String(steps.joined().trimmingPrefix("."))
  }
}
