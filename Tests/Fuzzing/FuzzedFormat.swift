import Exchange
import Localization

/// The formats that are fed with whatever bytes, by the names of the folders with their inputs.
enum FuzzedFormat: String, CaseIterable, Sendable {
  case strings
  case stringsdict
  case xcstrings
  case interface
  case xliff
  case validation
  case po
  case xcloc
  case csv
  case tmx
  case json
  case xml
  case glossary
  case tbx
  case code
  case texts

  /// The broken promises of these bytes, each as a clause; none when all is well.
  func brokenPromises(by bytes: [UInt8]) -> [String] {
    var promises = Promises()
    let path = "input.\(rawValue)"
    switch self {
    case .strings:
      promises.check(bytes, path: path) { StringsDocument($0, path: path, locale: "de") }
    case .stringsdict:
      promises.check(bytes, path: path) { StringsDictDocument($0, path: path, locale: "de") }
    case .xcstrings: promises.check(bytes, path: path) { CatalogDocument($0, path: path) }
    case .interface: promises.checkInterface(bytes, path: path)
    case .xliff: promises.check(bytes, path: path, format: .xliff12)
    case .validation: promises.checkValidation(bytes, path: path)
    case .po: promises.check(bytes, path: path, format: .po)
    case .xcloc: promises.checkBundle(bytes, path: path)
    case .csv: promises.checkList(bytes, path: path, format: .csv)
    case .tmx: promises.checkList(bytes, path: path, format: .tmx)
    case .json: promises.checkJSON(bytes, path: path)
    case .xml: promises.checkXML(bytes)
    case .glossary: promises.checkGlossary(bytes, path: "input.csv")
    case .tbx: promises.checkGlossary(bytes, path: path)
    case .code: promises.checkCode(bytes, path: path)
    case .texts: promises.checkTexts(bytes, path: path)
    }
    return promises.broken
  }
}
