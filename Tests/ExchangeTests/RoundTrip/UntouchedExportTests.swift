import AuditModel
import Localization
import TestSupport
import Testing

@testable import Exchange

/// The formats that translators get; a bundle holds XLIFF 1.2.
private let formats = ExchangeFormat.allCases.filter { $0.isBilingual && $0 != .xcloc }

/// A project that is exported and imported as it is.
struct UntouchedExportTests {
  @Test(arguments: formats, ExchangedShape.all)
  func changesNothingAndRejectsNothing(format: ExchangeFormat, shape: ExchangedShape) {
    #expect(RoundTrip(shape.files).complaints(by: format, into: "de") == [], "\(shape.name)")
  }

  @Test(arguments: formats, ExchangedShape.all)
  func changesNothingInALanguageThatIsNew(format: ExchangeFormat, shape: ExchangedShape) {
    let project = RoundTrip(shape.files)
    for locale in ["ja", "pl", "ar"] as [LocaleIdentifier] {
      #expect(project.complaints(by: format, into: locale) == [], "\(shape.name)")
    }
  }

  @Test(arguments: formats, RandomProject.Kind.allCases)
  private func changesNothingInProjectsOfAllKinds(
    format: ExchangeFormat, kind: RandomProject.Kind
  ) {
    for seed in 0..<(Thoroughness.isWhole ? 500 : 8) {
      let project = RoundTrip(RandomProject.files(kind, seed: seed))
      let complaints = project.complaints(by: format, into: seed % 4 == 0 ? "pl" : "de")
      #expect(complaints == [], "seed \(seed)")
    }
  }
}

/// A project that is exported, translated as a whole, and imported.
struct TranslatedExportTests {
  @Test(arguments: formats, ExchangedShape.readable)
  func bringsEveryStringThatTheExportDoesNotReportAsLost(
    format: ExchangeFormat, shape: ExchangedShape
  ) {
    let project = RoundTrip(shape.files)
    for locale in ["de", "pl"] as [LocaleIdentifier] {
      #expect(project.missing(by: format, into: locale) == [], "\(shape.name)")
    }
  }

  @Test(arguments: formats, RandomProject.Kind.allCases)
  private func bringsEveryStringOfProjectsOfAllKinds(
    format: ExchangeFormat, kind: RandomProject.Kind
  ) {
    for seed in 0..<(Thoroughness.isWhole ? 500 : 8) {
      let project = RoundTrip(RandomProject.files(kind, seed: seed))
      #expect(project.missing(by: format, into: "de") == [], "seed \(seed)")
    }
  }
}
