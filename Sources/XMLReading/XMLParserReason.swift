import CLibXML2

/// Why libxml2 rejects a document, in words that do not name its functions.
struct XMLParserReason {
  /// The problem, in a clause without a full stop.
  let message: String

  init(_ error: xmlError) {
    let first = error.str1.map { String(cString: $0) } ?? ""
    let second = error.str2.map { String(cString: $0) } ?? ""
    let known = Self.known(error, first, second)
    message = known ?? error.message.map { String(cString: $0).firstLineAsClause } ?? Self.unknown
  }

  private static let unknown = "the document cannot be read"

  /// The codes are those of libxml2’s `xmlerror.h`; the places name lines as the parser counts them.
  private static func known(_ error: xmlError, _ first: String, _ second: String) -> String? {
    switch UInt32(bitPattern: error.code) {
    case XML_ERR_TAG_NAME_MISMATCH.rawValue:
      "</\(second)> ends <\(first)> of line \(error.int1)"
    case XML_ERR_TAG_NOT_FINISHED.rawValue:
      "the document ends inside <\(first)>, which begins in line \(error.int1)"
    case XML_ERR_DOCUMENT_EMPTY.rawValue: "the document has no element"
    case XML_ERR_DOCUMENT_END.rawValue: "there is more behind the last element"
    case XML_ERR_ATTRIBUTE_REDEFINED.rawValue: "the attribute “\(first)” is there twice"
    case XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "an attribute has no quotation marks"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue: "an attribute has no closing quotation mark"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: "the attribute “\(first)” has no value"
    case XML_ERR_LT_IN_ATTRIBUTE.rawValue: "“<” in an attribute has to be &lt;"
    case XML_ERR_GT_REQUIRED.rawValue: "a tag has no “>” at its end"
    case XML_ERR_NAME_REQUIRED.rawValue: "a tag or a character reference has no name"
    case XML_ERR_UNDECLARED_ENTITY.rawValue:
      "the entity &\(first); is not known; write the character itself"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: "“&” in a text has to be &amp;"
    case XML_ERR_COMMENT_NOT_FINISHED.rawValue: "a comment has no end"
    case XML_ERR_CDATA_NOT_FINISHED.rawValue: "a CDATA section has no end"
    case XML_ERR_MISPLACED_CDATA_END.rawValue: "“]]>” in a text has to be ]]&gt;"
    case XML_ERR_INVALID_CHAR.rawValue: "XML does not allow the character \(hex(error.int1))"
    case XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue: "the prefix “\(first)” is not declared"
    default: nil
    }
  }

  private static func hex(_ scalar: CInt) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension String {
  /// The message without line ends and with a small first letter, to be after a place.
  fileprivate var firstLineAsClause: String {
    let line = split(whereSeparator: \.isNewline).first.map { String($0) } ?? self
    let isOrdinaryWord = line.dropFirst().first?.isLowercase == true
    return isOrdinaryWord ? line.prefix(1).lowercased() + line.dropFirst() : line
  }
}
