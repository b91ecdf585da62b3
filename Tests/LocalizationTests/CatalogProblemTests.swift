import AuditModel
import Testing

@testable import Localization

private typealias Sample = CatalogSample

/// One key whose German texts are these fields.
private func german(_ fields: String) -> CatalogDocument {
  Sample.catalog(Sample.line(#""de":{\#(fields)}"#))
}

private func unit(_ text: String) -> String {
  #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
}

@Suite struct CatalogProblemTests {
  private static let other = #""other":\#(unit("b"))"#
  private static let variable = #""variations":{"plural":{"other":\#(unit("%arg"))}}"#
  private static let definition = #""argNum":1,"formatSpecifier":"d""#
  private static let named = #""stringUnit":{"state":"new","value":"%#@n@"}"#

  @Test(arguments: [
    ("", LocalizationProblem.Kind.missingText),
    (#""stringUnit":{"state":"new"}"#, .missingText),
    (#""stringUnit":{"state":"done","value":"a"}"#, .unknownState),
    (#""stringUnit":{"state":"new","value":1}"#, .invalidStructure),
    (#""stringUnit":[]"#, .invalidStructure),
    (#""stringUnit":{"value":"%1$#@n@"}"#, .undefinedVariable),
    (#""variations":{"plural":{"one":\#(unit("a"))}}"#, .missingOther),
    (#""variations":{"device":{"ipad":\#(unit("a"))}}"#, .missingDeviceOther),
    (#""variations":{"plural":{"lots":\#(unit("a")),\#(other)}}"#, .unknownCategory),
    (#""variations":{"device":{"phone":\#(unit("a")),\#(other)}}"#, .unknownDevice),
    (#""variations":{"gender":{\#(other)}}"#, .unknownCategory),
    (
      #""variations":{"plural":{"one":{"variations":{"device":{\#(other)}}},\#(other)}}"#,
      .illegalNesting
    ),
    (#""variations":{"device":{"other":{"variations":{"plural":{\#(other)}}}}}"#, .illegalNesting),
    (
      #""variations":{"device":{"mac":{"variations":{"device":{\#(other)}}},\#(other)}}"#,
      .illegalNesting
    ),
    (#""stringUnit":{"value":"a"},"variations":{"plural":{\#(other)}}"#, .overlappingShapes),
    (#""variations":{"device":{\#(other)},"plural":{\#(other)}}"#, .overlappingShapes),
    (
      #""stringUnit":{"value":"a"},"substitutions":{"n":{\#(definition),\#(variable)}}"#,
      .unusedVariable
    ),
    (
      #"\#(named),"substitutions":{"n":{"formatSpecifier":"d",\#(variable)}}"#,
      .missingArgumentNumber
    ),
    (#"\#(named),"substitutions":{"n":{"argNum":1,\#(variable)}}"#, .missingValueType),
    (#"\#(named),"substitutions":{"n":{"argNum":1,"formatSpecifier":"d"}}"#, .missingText),
    (#""substitutions":{}"#, .missingText),
    (#""stringSet":{"state":"new","values":[1]}"#, .invalidStructure),
  ])
  func reportsWhatIsWrongWithTexts(fields: String, expected: LocalizationProblem.Kind) {
    #expect(german(fields).problems.map(\.kind) == [expected])
  }

  @Test func reportsTwoVariablesWithOneArgument() {
    let define = #"{"argNum":1,"formatSpecifier":"d",\#(Self.variable)}"#
    let catalog = german(
      #""stringUnit":{"value":"%#@n@ %#@m@"},"substitutions":{"n":\#(define),"m":\#(define)}"#)
    #expect(catalog.problems.map(\.kind) == [.duplicateArgumentNumber])
  }

  @Test(arguments: [
    ("[]", LocalizationProblem.Kind.invalidStructure),
    (#"{"strings":{}}"#, .missingSourceLanguage),
    (#"{"sourceLanguage":"en"}"#, .invalidStructure),
    (#"{"sourceLanguage":"en","strings":[]}"#, .invalidStructure),
    (#"{"sourceLanguage":"en","strings":{"k":1}}"#, .invalidStructure),
    (#"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":1}}}}"#, .invalidStructure),
    (#"{"sourceLanguage":"en","strings":{},"version":"2.0"}"#, .unknownVersion),
    (#"{"sourceLanguage":"en","strings":{},"version":1.0}"#, .unknownVersion),
    (#"{"sourceLanguage":"en","strings":{"plain|==|plural.one":{}}}"#, .ambiguousKey),
    (#"{"sourceLanguage":"en","strings":{"k":{},"k|==|plural.one":{}}}"#, .ambiguousKey),
    (#"{"sourceLanguage":"en","strings":{"a|==|b|==|device.mac.plural.few":{}}}"#, .ambiguousKey),
    (
      #"{"sourceLanguage":"en","strings":{"k|==|substitutions.@a.b@.plural.one":{}}}"#,
      .ambiguousKey
    ),
  ])
  func reportsWhatIsWrongWithTheFile(source: String, expected: LocalizationProblem.Kind) {
    #expect(Sample.catalog(source).problems.map(\.kind).contains(expected))
    #expect(Sample.catalog(source).problems.count <= 1 || source == "[]")
  }

  @Test(arguments: ["plain|==|word", "a|==|", "|==|plural.lots", "a|==|plural.one.x", "plural.one"])
  func takesKeysThatOnlyLookAlmostLikeIds(key: String) {
    #expect(Sample.catalog(#"{"sourceLanguage":"en","strings":{"\#(key)":{}}}"#).problems == [])
  }

  @Test func reportsIdsThatMeet() {
    let catalog = Sample.catalog(
      Sample.line(
        #""de":{"variations":{"plural":{\#(Self.other)}}}"#, then: #","k|==|plural.other":{}"#))
    #expect(catalog.problems.map(\.kind) == [.idCollision])
  }

  @Test func reportsALanguageThatIsWrittenInTwoWays() {
    let catalog = Sample.catalog(
      Sample.line(#""pt-BR":\#(unit("a")),"pt_BR":\#(unit("b"))"#))
    #expect(catalog.problems.map(\.kind) == [.duplicateKey])
    #expect(catalog.entries(in: "pt-BR").map(\.value) == [.text("b")])
  }

  @Test(arguments: ["1.0", "1.1", "1.2"])
  func knowsTheVersionsThatXcodeWrites(version: String) {
    let source = #"{"sourceLanguage":"en","strings":{"k":{}},"version":"\#(version)"}"#
    #expect(Sample.catalog(source).problems == [])
  }

  @Test func readsACatalogOfAnUnknownVersion() {
    #expect(
      Sample.catalog(#"{"sourceLanguage":"en","strings":{"k":{}},"version":"3"}"#).entries(in: "en")
        .count == 1)
  }
}
