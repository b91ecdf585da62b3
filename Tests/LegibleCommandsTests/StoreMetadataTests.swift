import Foundation
import LegibleCommands
import TestSupport
import Testing

/// The texts of an app's page in the App Store, as fastlane keeps them.
struct StoreMetadataTests {
  @Test func areCheckedAlone() throws {
    let folder = try ProjectFolder([
      "fastlane/metadata/en-US/subtitle.txt": "Boards for every occasion\n",
      "fastlane/metadata/en-US/name.txt": "Corkboard\n",
      "fastlane/metadata/de-DE/name.txt": "Corkboard\n",
      "fastlane/metadata/fr-FR/name.txt": "Corkboard\n",
      "fastlane/metadata/fr-FR/subtitle.txt":
        "Des tableaux pour toutes les occasions de la vie\n",
      "fastlane/metadata/android/en-US/name.txt": String(repeating: "x", count: 90),
      "fastlane/metadata/review_information/notes.txt": String(repeating: "x", count: 9000),
    ])
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("48 characters; App Store Connect allows 30"))
    #expect(outcome.output.contains("fastlane/metadata/fr-FR/subtitle.txt:1:1"))
    #expect(outcome.output.contains("en-US has “subtitle”, de-DE has none"))
    #expect(!outcome.output.contains("90 characters") && !outcome.output.contains("9000"))
  }

  @Test func mayHaveDecomposedCharactersAndLineEnds() throws {
    let folder = try ProjectFolder([
      "fastlane/metadata/vi/name.txt": String(repeating: "e\u{302}\u{301}", count: 30) + "\r\n\r\n",
      "fastlane/metadata/default/description.txt": String(repeating: "a", count: 4000),
    ])
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(!outcome.output.contains("[store-metadata-length]"))
  }
}
