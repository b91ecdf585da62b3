import AuditModel
import CICU

extension LocaleIdentifier {
  /// The identifier with the script and the region that CLDR gives it when it names none:
  /// `zh-Hans-CN` for `zh`; itself when the language is unknown.
  package var withLikelySubtags: LocaleIdentifier {
    var name = [CChar](repeating: 0, count: 160)
    var status = U_ZERO_ERROR
    let length = legible_uloc_addLikelySubtags(identifier, &name, Int32(name.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0 else { return self }
    return LocaleIdentifier(
      String(decoding: name.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
