import Localization
import Testing

@testable import Exchange

struct UnitIdentityTests {
  @Test(arguments: [
    ("key", "key", ""),
    ("key|==|plural.one", "key", "plural.one"),
    ("key|==|device.iphone", "key", "device.iphone"),
    ("key|==|device.iphone.plural.few", "key", "device.iphone.plural.few"),
    ("key|==|substitutions.BIRDS.plural.one", "key", "substitutions.BIRDS.plural.one"),
    ("key|==|substitutions.@A.B@.plural.one", "key", "substitutions.A.B.plural.one"),
    ("a|==|b", "a|==|b", ""),
    ("a|==|b|==|plural.other", "a|==|b", "plural.other"),
    ("a|==|plural.one|==|plural.two", "a|==|plural.one", "plural.two"),
    ("a|==|plural.one|==|x", "a|==|plural.one|==|x", ""),
    ("|==|plural.one", "", "plural.one"),
    ("", "", ""),
    ("key|==|phrase.2", "key", "phrase.2"),
  ])
  func splitsTheIdsOfCatalogsAtTheLastWay(id: String, key: String, path: String) {
    let reading = IdentifierDialect(original: "A/Localizable.xcstrings").read(id)
    #expect(reading.identity.key == key)
    #expect(reading.identity.path.description == path)
    #expect(IdentifierDialect.catalog.text(of: reading.identity) == id)
    #expect(!reading.isUnknownPath || path.isEmpty)
  }

  @Test(arguments: [
    "k|==|device.toaster", "k|==|plural.dozens", "k|==|plural.", "k|==|substitutions.N",
  ])
  func reportsWhatLooksLikeAWayButIsNone(id: String) {
    let reading = IdentifierDialect.catalog.read(id)
    #expect(reading.identity == UnitIdentity(key: id))
    #expect(reading.isUnknownPath)
  }

  @Test(arguments: [
    ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k", ""),
    ("/k:dict/N:dict/one:dict/:string", "k", "substitutions.N.plural.one"),
    (
      "/a/b:c:dict/d:dict/N:dict/other:dict/:string", "a/b:c:dict/d", "substitutions.N.plural.other"
    ),
    ("/k:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "k", "width.20"),
    ("/k:dict/NSStringDeviceSpecificRuleType:dict/ipad:dict/:string", "k", "device.ipad"),
    (
      "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/N:dict/few:dict/:string", "k",
      "device.mac.substitutions.N.plural.few"
    ),
  ])
  func readsThePlacesOfPropertyLists(id: String, key: String, path: String) {
    let dialect = IdentifierDialect(original: "en.lproj/Localizable.stringsdict")
    let reading = dialect.read(id)
    #expect(reading.identity.key == key)
    #expect(reading.identity.path.description == path)
    #expect(dialect.text(of: reading.identity) == id)
  }

  @Test(arguments: [
    ("k:dict/N:dict/one:dict/:string", "k", "substitutions.N.plural.one"),
    ("k:N:dict/one:dict/:string", "k", "substitutions.N.plural.one"),
    ("k:NSStringLocalizedFormatKey:dict", "k", ""),
    ("k:NSStringLocalizedFormatKey:dict/:string", "k", ""),
  ])
  func readsWhatOlderToolsWrite(id: String, key: String, path: String) {
    let identity = IdentifierDialect.stringsDict.read(id).identity
    #expect(identity.key == key)
    #expect(identity.path.description == path)
  }

  @Test func takesTheIdForTheKeyWhereOneKeyHasOneText() {
    for original in ["a.strings", "Main.storyboard", "Info.plist", "A.xib", "I.intentdefinition"] {
      let reading = IdentifierDialect(original: original).read("k|==|plural.one")
      #expect(reading.identity == UnitIdentity(key: "k|==|plural.one"))
    }
  }

  @Test func readsAnIdOfNothingButSeparatorsQuickly() {
    let id = String(repeating: "|==|substitutions.@", count: 50_000)
    let isWhole = IdentifierDialect.catalog.read(id).identity.key == id
    #expect(isWhole)
    let location = String(repeating: ":dict/NSStringVariableWidthRuleType:dict/1", count: 20_000)
    _ = IdentifierDialect.stringsDict.read("/k\(location):dict/:string")
  }
}

struct SubstitutionNumbersTests {
  private func numbers(_ text: String) -> SubstitutionNumbers {
    var numbers = SubstitutionNumbers()
    numbers.learn(from: text)
    return numbers
  }

  private let words = VariationPath([.substitution("BIRDS"), .plural(.one)])

  @Test func numbersVariablesInTheOrderOfTheText() {
    let numbers = numbers("%#@BIRDS@ in %#@NESTS@")
    #expect(
      numbers.exported("%#@NESTS@: %#@BIRDS@", at: .text, valueType: nil)
        == "%2$#@NESTS@: %1$#@BIRDS@")
    #expect(numbers.exported("%arg birds", at: words, valueType: "lld") == "%1$lld birds")
    #expect(numbers.exported("%lld birds", at: words, valueType: "lld") == "%lld birds")
  }

  @Test func countsTheOtherArgumentsToo() {
    #expect(
      numbers("%@ saw %#@BIRDS@").exported("%@: %#@BIRDS@", at: .text, valueType: nil)
        == "%@: %2$#@BIRDS@")
  }

  @Test func bringsThemBackToNames() {
    let numbers = numbers("%2$#@NESTS@, %1$#@BIRDS@")
    #expect(numbers.imported("%1$#@BIRDS@/%2$#@NESTS@", at: .text).text == "%#@BIRDS@/%#@NESTS@")
    let leaf = numbers.imported("%1$lld Vögel, %2$@", at: words)
    #expect(leaf.text == "%arg Vögel, %2$@")
    #expect(leaf.valueType == "lld")
    #expect(numbers.imported("%d of %1$d", at: words).text == "%d of %arg")
  }
}
