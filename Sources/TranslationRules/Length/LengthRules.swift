/// The rules of this folder, in the order in which they are listed.
enum LengthRules {
  static let all: [any TranslationRule.Type] = [
    MaxLengthRule.self, LengthRatioRule.self, SourceTooLongRule.self, WidthVariantsRule.self,
    StoreMetadataLengthRule.self,
  ]
}
