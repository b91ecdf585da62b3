import Foundation
import Testing

@testable import Fuzzing

/// An input of a format, by the name of its file.
private struct Fixture: Sendable, CustomTestStringConvertible {
  let format: FuzzedFormat
  let file: URL

  var testDescription: String { "\(format.rawValue)/\(file.lastPathComponent)" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Fuzzing")

  static let all = FuzzedFormat.allCases.flatMap { format in
    let folder = folder.appending(path: format.fixtureFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Fixture(format: format, file: folder.appending(path: $0)) }
  }
}

extension FuzzedFormat {
  /// Some formats are read in two ways.
  fileprivate var fixtureFolder: String {
    switch self {
    case .validation, .xml: FuzzedFormat.xliff.rawValue
    default: rawValue
    }
  }
}

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  fileprivate func keepsEveryPromise(_ fixture: Fixture) throws {
    let bytes = [UInt8](try Data(contentsOf: fixture.file))
    #expect(fixture.format.brokenPromises(by: bytes) == [])
  }

  @Test(arguments: FuzzedFormat.allCases)
  func hasInputsOfEveryFormat(_ format: FuzzedFormat) {
    #expect(Fixture.all.contains { $0.format == format })
  }

  @Test(arguments: Fixture.all)
  fileprivate func keepsEveryPromiseWhereverAFileEnds(_ fixture: Fixture) throws {
    let bytes = [UInt8](try Data(contentsOf: fixture.file))
    // A few dozen places are enough, and the same in every run.
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 24)) {
      let broken = fixture.format.brokenPromises(by: Array(bytes.prefix(length)))
      #expect(broken == [], "\(length) bytes")
    }
  }
}
