import AuditModel
import Localization
import Testing
import ViewTree

@testable import Accessibility

/// The names and traits of elements.
@Suite struct NamingTests {
  private func element(
    tables: [StringTable] = [], @ViewBuilder _ view: () -> [ViewNode]
  ) throws -> (name: String, value: String, element: AccessibilityElement) {
    let screen = try meet(tables: tables, view)
    try #require(screen.elements.count == 1)
    let element = screen.elements[0]
    return (
      element.label.string(in: screen.catalog), element.value.string(in: screen.catalog), element
    )
  }

  @Test func readsRedactedTextThatNoOneSees() throws {
    let screen = try meet {
      Button { text("Save") }.redacted(reason: .placeholder)
    }
    let element = try #require(screen.elements.first)
    #expect(element.label.string(in: screen.catalog) == "Save")
    #expect(element.visibleTexts.isSilent)
  }

  @Test func callsAButtonByTheTextsInIt() throws {
    let button = try element {
      Button {
        VStack {
          Image(symbol: "board")
          text("Ideas")
          text("3 cards")
        }
      }
    }
    #expect(button.name == "Ideas, 3 cards" && button.element.traits == .button)
  }

  @Test func callsAButtonByTheNameOfItsPicture() throws {
    let button = try element {
      Button { Image(symbol: "trash").accessibilityLabel(.verbatim("Delete")) }
    }
    #expect(button.name == "Delete")
  }

  @Test func leavesOutOfAButtonsNameWhatIsHidden() throws {
    let button = try element {
      Button {
        text("Ideas")
        text("•").accessibilityHidden()
        text("gone").hidden()
      }
    }
    #expect(button.name == "Ideas")
  }

  @Test func prefersAGivenName() throws {
    let named = try element { button("OK").accessibilityLabel(.verbatim("Confirm")) }
    #expect(named.name == "Confirm" && named.element.hasGivenLabel)
    #expect(named.element.visibleTexts.all.count == 1)
  }

  @Test func callsAPictureInATextByItsLabel() throws {
    let logo = Image("logo", width: 10, height: 10)
    let named = try element { Text(Image("logo", label: Text(verbatim: "Logo"))) }
    #expect(named.name == "Logo" && named.element.traits == .image)
    #expect(try element { Text(logo) }.element.label.isSilent)
    #expect(try names { Text(Image(decorative: "logo")) } == [])
  }

  @Test func callsAPictureByTheNameOfItsAsset() throws {
    let image = try element { Image("logo", width: 10, height: 10) }
    #expect(image.name == "logo" && !image.element.hasGivenLabel)
    #expect(image.element.traits == .image)
    #expect(try names { Button { Image("logo") } } == ["logo"])
  }

  @Test func callsAPictureByTheStringOfItsAsset() throws {
    let location = SourceLocation(file: "en.lproj/Localizable.strings", line: 1, column: 1)
    let table = StringTable(
      name: "Localizable", locale: "en", files: [location.file],
      entries: [
        TableEntry(
          key: "logo", value: .text("Company logo"), comment: nil, keyLocation: location,
          valueLocation: location)
      ])
    let image = try element(tables: [table]) { Image("logo", width: 10, height: 10) }
    #expect(image.name == "Company logo" && image.element.hasGivenLabel)
  }

  @Test func knowsNoNameForASymbol() throws {
    let image = try element { Image(systemName: "star") }
    #expect(image.element.label.isSilent && image.element.traits == .image)
  }

  @Test func callsAnEmptyFieldByItsPlaceholder() throws {
    let field = try element { TextField(text: nil, placeholder: .verbatim("Board name")) }
    #expect(field.name == "Board name" && field.element.value.isSilent)
    #expect(field.element.traits == .textEntry)
  }

  @Test func takesWhatIsTypedForTheValue() throws {
    let field = try element {
      TextField(
        text: .verbatim("Ideas"), placeholder: .verbatim("Board name"),
        state: TextFieldState(isEditing: true))
    }
    #expect(field.value == "Ideas")
    #expect(field.element.traits == [.textEntry, .isEditing])
  }

  @Test func meetsAnEditorAsAField() throws {
    let empty = try element { TextEditor(text: nil, placeholder: .verbatim("Notes")) }
    #expect(empty.name == "Notes" && empty.element.value.isSilent)
    let full = try element {
      TextEditor(
        text: .verbatim("Buy milk\nand bread"), state: TextFieldState(isEditing: true)
      ).accessibilityLabel(.verbatim("Notes")).frame(height: 50)
    }
    #expect(full.name == "Notes" && full.value == "Buy milk\nand bread")
    #expect(full.element.traits == [.textEntry, .isEditing] && full.element.isInteractive)
    #expect(full.element.frame.height == 50)
  }

  @Test func keepsWhatIsTypedIntoASecureFieldToItself() throws {
    let field = try element {
      TextField(text: .verbatim("Ideas"), state: TextFieldState(isSecure: true))
    }
    #expect(field.value == "•••••")
    #expect(field.element.traits == [.textEntry, .secureTextField])
  }

  @Test func leavesControlsInsideATappableContainerToThemselves() throws {
    let screen = try meet {
      VStack {
        Text(.verbatim("Order the cake"))
        Button(.verbatim("Done"))
      }.onTapGesture()
    }
    #expect(
      screen.elements.map { $0.label.string(in: screen.catalog) } == ["Order the cake", "Done"])
  }

  @Test func distinguishesAToggleFromAButton() throws {
    let toggle = try element {
      Toggle(isOn: true) { text("Remind me") }.accessibilityValue(.verbatim("On"))
    }
    #expect(toggle.name == "Remind me" && toggle.value == "On")
    #expect(toggle.element.traits == [.button, .toggleButton])
  }

  @Test func saysOfAControlThatItCannotBeUsed() throws {
    #expect(try element { Button(.verbatim("Save"), isEnabled: false) }.element.isEnabled == false)
    #expect(try element { Toggle(isOn: true, isEnabled: false) {} }.element.isEnabled == false)
    let field = try element { TextField(text: nil, state: TextFieldState(isEnabled: false)) }
    #expect(!field.element.isEnabled && field.element.isInteractive)
  }

  @Test func addsAndRemovesTraits() throws {
    let title = try element { text("Boards").accessibilityAddTraits(.header) }
    #expect(title.element.traits == [.staticText, .header])
    let plain = try element { button("Boards").accessibilityRemoveTraits(.button) }
    #expect(plain.element.traits == [] && !plain.element.isInteractive)
  }
}
