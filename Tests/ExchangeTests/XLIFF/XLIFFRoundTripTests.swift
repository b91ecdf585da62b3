import AuditModel
import Foundation
import Localization
import Testing
import TextShaping

@testable import Exchange

/// How documents are written.
private enum Form: String, CaseIterable {
  case first = "xliff-1.2/xliff-core-1.2-strict.xsd"
  case v20 = "xliff-2.0/xliff-2.0-all.xsd"
  case v21 = "xliff-2.1/xliff-2.1-all.xsd"
  case v22 = "xliff-2.2/xliff-2.2-all.xsd"

  func write(_ files: [BilingualFile]) -> WrittenFile {
    switch self {
    case .first: XLIFF12Writer.write(files)
    case .v20: XLIFF2Writer.write(files, version: .v20)
    case .v21: XLIFF2Writer.write(files, version: .v21)
    case .v22: XLIFF2Writer.write(files, version: .v22)
    }
  }
}

struct XLIFFRoundTripTests {
  @Test(arguments: Form.allCases)
  private func readsWhatItWrites(form: Form) {
    var dice = Dice(seed: 11)
    for _ in 0..<60 {
      let files = [BilingualFile.random(&dice)]
      let written = form.write(files)
      #expect(written.losses.isEmpty)
      let document = XLIFFDocument(written.bytes, path: "a.xliff")
      #expect(document.problems.isEmpty)
      #expect(document.files.withoutLocations == files.withoutLocations)
    }
  }

  @Test(arguments: Form.allCases)
  private func readsTheVariablesThatItWrites(form: Form) {
    var units = [BilingualUnit("k", .text, "%#@A@ of %#@B@", "%#@B@: %#@A@", .translated)]
    for name in ["A", "B"] {
      for category in [PluralCategory.one, .other] {
        let path = VariationPath([.substitution(name), .plural(category)])
        var unit = BilingualUnit("k", path, "%arg \(name)", "%arg \(name)!", .translated)
        unit.valueType = "lld"
        units.append(unit)
      }
    }
    let files = [BilingualFile.catalog(units)]
    let document = XLIFFDocument(form.write(files).bytes, path: "a.xliff")
    #expect(document.files.withoutLocations == files.withoutLocations)
  }

  @Test(
    .enabled(if: SharedFiles.canValidate, "needs xmllint and ../shared/schemas"),
    arguments: Form.allCases)
  private func writesWhatTheSchemasAccept(form: Form) throws {
    var dice = Dice(seed: 5)
    for _ in 0..<4 {
      var files = (0..<3).map { _ in BilingualFile.random(&dice) }
      files[1].original = "en.lproj/a.strings"
      files[1].units.removeAll { !$0.path.isText }
      files[1].units.append(BilingualUnit("a", .text, "A\u{7}"))
      files[2].units.append(BilingualUnit("no source", .text, nil, "A", .new))
      let complaints = try SharedFiles.complaints(
        about: form.write(files).bytes, schema: form.rawValue)
      #expect(complaints.isEmpty)
    }
  }

  @Test(
    .enabled(if: SharedFiles.canValidate, "needs xmllint and ../shared/schemas"),
    arguments: Form.allCases)
  private func staysValidWhenItIsChanged(form: Form) throws {
    var dice = Dice(seed: 21)
    let written = form.write([BilingualFile.random(&dice), BilingualFile.random(&dice)].numbered)
    let document = XLIFFDocument(written.bytes, path: "a.xliff")
    let changes = document.files.flatMap { file in
      file.units.map { unit in
        BilingualChange(
          original: file.original, key: unit.key, path: unit.path, target: "%@ <neu> %d",
          state: .reviewed)
      }
    }
    let changed = document.applying(changes)
    #expect(changed.rejections.isEmpty)
    let complaints = try SharedFiles.complaints(about: changed.bytes, schema: form.rawValue)
    #expect(complaints.isEmpty)
    let units = XLIFFDocument(changed.bytes, path: "a.xliff").files.flatMap(\.units)
    #expect(units.allSatisfy { $0.target == "%@ <neu> %d" && $0.state == .reviewed })
  }

  @Test(arguments: Form.allCases)
  private func changesNothingButOneUnit(form: Form) throws {
    var dice = Dice(seed: 3)
    for _ in 0..<20 {
      let bytes = form.write([BilingualFile.random(&dice)]).bytes
      let document = XLIFFDocument(bytes, path: "a.xliff")
      let file = try #require(document.files.first)
      let index = dice.roll(file.units.count)
      let unit = file.units[index]
      let change = BilingualChange(
        original: file.original, key: unit.key, path: unit.path, target: "Neu & \(index)")
      let changed = document.applying([change])
      #expect(changed.rejections.isEmpty)
      var expected = document.files.withoutLocations
      let read = XLIFFDocument(changed.bytes, path: "a.xliff").files.withoutLocations
      for index in expected[0].units.indices
      where (expected[0].units[index].key, expected[0].units[index].path) == (unit.key, unit.path) {
        expected[0].units[index].target = "Neu & \(file.units.firstIndex(of: unit) ?? -1)"
      }
      #expect(read == expected)
      let range = document.records[0][index].range
      #expect(bytes.prefix(range.lowerBound).elementsEqual(changed.bytes.prefix(range.lowerBound)))
      let rest = bytes.count - range.upperBound
      #expect(bytes.suffix(rest).elementsEqual(changed.bytes.suffix(rest)))
    }
  }
}

extension [BilingualFile] {
  /// The files with originals of their own.
  fileprivate var numbered: [BilingualFile] {
    enumerated().map { number, file in
      var file = file
      file.original = "\(number).xcstrings"
      return file
    }
  }
}
