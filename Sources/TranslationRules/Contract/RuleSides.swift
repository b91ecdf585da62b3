// The inputs of a rule are declared by the protocols that it conforms to. To ask the runtime for
// the conformances of all rules takes longer than to check a small project.

extension TranslationRule {
  package var asTextPairRule: (any TextPairRule)? { nil }
  package var asTextRule: (any TextRule)? { nil }
  package var asKeyPairRule: (any KeyPairRule)? { nil }
  package var asKeyRule: (any KeyRule)? { nil }
  package var isOnlyAboutVaried: Bool { false }
  package var asTableRule: (any TableRule)? { nil }
  package var asProjectRule: (any ProjectRule)? { nil }
  package var asFileRule: (any FileRule.Type)? { nil }
  package var isOnlyAboutSource: Bool { false }
  package var needsNoSource: Bool { !isOnlyAboutSource }
}

extension TextPairRule {
  package var asTextPairRule: (any TextPairRule)? { self }
}

extension TextRule {
  package var asTextRule: (any TextRule)? { self }
}

extension KeyPairRule {
  package var asKeyPairRule: (any KeyPairRule)? { self }
}

extension KeyRule {
  package var asKeyRule: (any KeyRule)? { self }
}

extension VariedKeyRule {
  package var isOnlyAboutVaried: Bool { true }
}

extension TableRule {
  package var asTableRule: (any TableRule)? { self }
}

extension ProjectRule {
  package var asProjectRule: (any ProjectRule)? { self }
}

extension FileRule {
  package var asFileRule: (any FileRule.Type)? { Self.self }
}

extension SourceRule {
  package var isOnlyAboutSource: Bool { true }
}

extension SourcelessRule {
  package var needsNoSource: Bool { true }
}
