import LanguageData
import MessageSyntax
import Testing

@testable import TranslationRules

/// The features that rules look for exclude nothing that they report.
@Suite struct LooksForTests {
  private static let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }

  /// The scalars of a sort that no text has to be looked at for.
  private func missed(
    by features: TextFeatures, where isStated: (Unicode.Scalar) -> Bool
  ) -> [Unicode.Scalar] {
    Self.scalars.filter {
      isStated($0) && TextFeatures(of: "a\(String($0))a").isDisjoint(with: features)
    }
  }

  @Test func invisibleCharactersAreLookedFor() {
    let missed = missed(by: InvisibleCharactersRule.looksFor, where: \.mayBeInvisible)
    #expect(missed.map(\.spoken) == [])
  }

  @Test func controlsOfDirectionAreLookedFor() {
    let missed = missed(by: BidiControlsRule.looksFor) {
      (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(missed.map(\.spoken) == [])
  }

  @Test func lettersThatAreStoredApartAreLookedFor() {
    let missed = missed(by: UnicodeNormalisationRule.looksFor) {
      $0.value >= 0x80 && $0.value < 0x3200 && ComposedForm.composed("a\(String($0))") != nil
    }
    #expect(missed.map(\.spoken) == [])
  }

  @Test func unusualSpacesAreLookedFor() {
    let missed = missed(by: ExoticSpaceRule.looksFor) {
      $0.isSpace && $0 != " " && $0.value != 0xA0
    }
    #expect(missed.map(\.spoken) == [])
  }
}
