import Localization

extension PluralForms {
  /// Two forms that disagree on an argument.
  package struct Conflict {
    package let leaf: TableEntry.Leaf
    package let specifier: FormatSpecifier
    package let main: TableEntry.Leaf
    package let expected: FormatSpecifier
  }

  /// The forms that disagree with the others.
  ///
  /// Where the forms of the source agree, they show which of two is wrong, and a form that takes
  /// the same things in another order is no matter of forms.
  package func conflicts(source: @autoclosure () -> PluralForms?) -> [Conflict] {
    let inner = main.map { conflicts(with: $0) } ?? []
    guard !inner.isEmpty, let source = source(), let main = source.main,
      source.conflicts(source: nil).isEmpty
    else { return inner }
    let expected = FormatString(main.text).specifiers
    let strangers = conflicts(with: main).filter { conflict in
      let specifiers = FormatString(conflict.leaf.text).specifiers
      return specifiers.count == expected.count && !specifiers.hasSameKinds(as: expected)
    }
    return strangers.compactMap { conflict in
      let others = forms.filter { form in
        form.path != conflict.leaf.path && !strangers.contains { $0.leaf.path == form.path }
      }
      guard let other = others.first(where: { $0.text.utf8.contains(0x25) }) else { return nil }
      return Conflict(
        leaf: conflict.leaf, specifier: conflict.specifier, main: other,
        expected: conflict.expected)
    }
  }

  /// The forms that take an argument in another way than a text does.
  private func conflicts(with main: TableEntry.Leaf) -> [Conflict] {
    guard forms.count > 1 else { return [] }
    var expected: [Int: FormatSpecifier] = [:]
    for specifier in FormatString(main.text).specifiers where specifier.kind != nil {
      expected[specifier.position] = specifier
    }
    return forms.compactMap { leaf in
      guard leaf.text.utf8.contains(0x25) else { return nil }
      for specifier in FormatString(leaf.text).specifiers {
        guard let kind = specifier.kind, let other = expected[specifier.position],
          let otherKind = other.kind, kind != otherKind
        else { continue }
        return Conflict(leaf: leaf, specifier: specifier, main: main, expected: other)
      }
      return nil
    }
  }
}

extension [FormatSpecifier] {
  /// Whether it takes the same kinds of things, in whatever order.
  fileprivate func hasSameKinds(as others: [FormatSpecifier]) -> Bool {
    var counts: [FormatSpecifier.Kind?: Int] = [:]
    for specifier in self { counts[specifier.kind, default: 0] += 1 }
    for specifier in others { counts[specifier.kind, default: 0] -= 1 }
    return counts.values.allSatisfy { $0 == 0 }
  }
}

extension PluralForms {
  /// Whether a way leads to one of its categories.
  package func holds(_ way: VariationPath) -> Bool {
    way.steps.dropLast().elementsEqual(path.steps)
  }
}
