import AuditModel
import Testing

@testable import ViewTree

/// Modifiers that declare how a view behaves.
@Suite struct DeclarationTests {
  private func declarations(_ view: some View) -> Declarations { view.node.content.declarations }

  @Test func takeNothingFromViewsWithoutThem() {
    var node = Text("a").node
    #expect(node.ownDeclarations == nil)
    node.declarations.isFocusEffectDisabled = true
    #expect(node.ownDeclarations != nil)
    node.declarations.isFocusEffectDisabled = nil
    #expect(node.ownDeclarations == nil)
  }

  @Test func ofAFieldAreKeptByTheNearestModifier() {
    let field = TextField("a", text: .constant("")).textContentType(.name)
      .textContentType(.emailAddress).keyboardType(.namePhonePad).keyboardType(.default)
      .allowsPasting(false).allowsPasting()
    #expect(declarations(field).textContentType == .name)
    #expect(declarations(field).keyboardType == .namePhonePad)
    #expect(declarations(field).allowsPasting == false)
    #expect(declarations(Text("a").textContentType(nil)).textContentType == .noPurpose)
  }

  @Test func ofAFocusEffectAreOffOnceAnyIsOff() {
    let inner = Text("a").focusEffectDisabled().focusEffectDisabled(false)
    #expect(declarations(inner).isFocusEffectDisabled == true)
    #expect(declarations(Text("a").focusEffectDisabled(false)).isFocusEffectDisabled == false)
  }

  @Test func ofAnimationsAreThoseThatRepeat() {
    let forever = Animation.linear(duration: 2).repeatForever()
    let animation = declarations(Text("a").animation(forever, value: 1)).animation
    #expect(animation == DeclaredAnimation(duration: 2, repeats: .forever))
    let thrice = declarations(Text("a").animation(.default.repeatCount(3))).animation
    #expect(thrice?.repeats == .times(3))
    #expect(declarations(Text("a").animation(.default, value: 1)).animation == nil)
    #expect(declarations(Text("a").animation(nil, value: 1)).animation == nil)
  }

  @Test func ofAMenuAreTheNamesOfItsItems() {
    let menu = Text("a").contextMenu {
      Button("Delete") {}
      Label("Share", systemImage: "square.and.arrow.up")
    }
    #expect(
      declarations(menu).menuItems.map(\.source) == [
        "localized(\"Delete\")", "localized(\"Share\")",
      ])
  }

  @Test func ofSeveralLongPressesAreAllNamed() {
    let view = Text("a").onLongPressGesture(named: .verbatim("Copy"))
      .onLongPressGesture(named: .verbatim("Delete"))
    #expect(
      declarations(view).allGestures == [
        DeclaredGesture(.longPress, name: .verbatim("Copy")),
        DeclaredGesture(.longPress, name: .verbatim("Delete")),
      ])
  }

  @Test func ofAHeadingMakeNoDifferenceToItsTraits() {
    let heading = Text("a").accessibilityHeading(.h2)
    #expect(declarations(heading).headingLevel == .h2)
    #expect(heading.node.content.accessibility.addedTraits.isEmpty)
  }

  @Test func ofActionsAreThoseOfTheEscapeGesture() {
    #expect(declarations(Text("a").accessibilityAction(.escape) {}).hasEscapeAction == true)
    #expect(declarations(Text("a").accessibilityAction(.magicTap) {}).hasEscapeAction == nil)
  }

  @Test func ofAShortcutAreItsKeys() {
    let shortcut = declarations(Button("a") {}.keyboardShortcut("k", modifiers: []))
      .keyboardShortcut
    #expect(shortcut == KeyboardShortcut("k", modifiers: []))
    let usual = declarations(Button("a") {}.keyboardShortcut(.defaultAction)).keyboardShortcut
    #expect(usual?.key == .return && usual?.modifiers == [])
  }

  @Test func inAFileHaveKeysByTheirNames() throws {
    let button = try ViewNode(
      json: """
        {"type": "button", "keyboardShortcut": {"key": "return", "modifiers": ["shift"]}}
        """)
    #expect(declarations(button).keyboardShortcut == KeyboardShortcut(.return, modifiers: .shift))
    #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: "{\"type\": \"button\", \"keyboardShortcut\": {\"key\": \"ab\"}}")
    }
  }

  @Test func ofACompositeInAFileAreThoseOfItsView() throws {
    let field = try ViewNode(
      json: """
        {"type": "secureField", "title": {"key": "password"}, "padding": 4,
         "allowsPasting": false, "textContentType": "password"}
        """)
    #expect(declarations(field).allowsPasting == false)
    #expect(declarations(field).textContentType == .password)
  }
}
