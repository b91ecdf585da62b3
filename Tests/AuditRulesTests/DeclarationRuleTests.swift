import AuditModel
import Testing
import ViewTree

@testable import AuditRules

/// Rules about what views declare: without the declaration nothing was measured.
@Suite struct DeclarationRuleTests {
  private func expectNotMeasured(_ violations: [Violation], count: Int = 1) {
    #expect(violations.count == count)
    for violation in violations {
      #expect(violation.outcome == .notMeasured)
      #expect(!violation.message.text.isEmpty)
    }
  }

  @Test func doNotMeasureAMovementThatMayStop() throws {
    expectNotMeasured(
      try ReduceMotionIgnoredRule.findings {
        Text(.verbatim("Sale")).animation(of: [.offset], repeats: .forever)
      })
  }

  @Test func doNotMeasureAMediumOfUnknownLengthOrSound() throws {
    expectNotMeasured(
      try AutoplayRule.findings {
        Button { Image(systemName: "pause.fill") }
        Image("a", width: 90, height: 90).autoplay(hasAudio: true)
      })
    expectNotMeasured(
      try AutoplayRule.findings { Image("a", width: 90, height: 90).autoplay(seconds: 4) })
    #expect(
      try AutoplayRule.findings { Image("a", width: 90, height: 90).autoplay(seconds: 3) }.isEmpty)
  }

  @Test func doNotMeasureReorderingBesideAMenuOfOtherWords() throws {
    expectNotMeasured(
      try GestureOnlyActionRule.findings {
        HStack {
          Text(.verbatim("Milk"))
          Menu(.verbatim("More")) {
            Button(.verbatim("Up"))
            Button(.verbatim("Down"))
          }
        }
        .gesture(.drag, named: .verbatim("Change the order"))
      })
  }

  @Test func doNotMeasureAKeyboardOfACodeBesideAFieldWithAPurpose() throws {
    expectNotMeasured(
      try InputPurposeMissingRule.findings {
        TextField(.verbatim("Full name"), text: .constant("")).textContentType(.name)
        TextField(.verbatim("Voucher"), text: .constant("")).keyboardType(.phonePad)
      })
  }

  @Test func doNotMeasureFieldsForPersonalDataWithoutAPurpose() throws {
    expectNotMeasured(
      try InputPurposeMissingRule.findings {
        TextField(.verbatim("Email address"), text: .constant(""))
        TextField(.verbatim("Name of the board"), text: .constant(""))
        SecureField(.verbatim("Password"), text: .constant(""))
        TextField(.verbatim("Find by email"), text: .constant(""))
          .accessibilityAddTraits(.searchField)
      })
  }

  @Test func doNotMeasurePasswordsThatMayBePasted() throws {
    expectNotMeasured(
      try AuthenticationBlocksPasteRule.findings {
        SecureField(.verbatim("Password"), text: .constant(""))
        TextField(.verbatim("Member number"), text: .constant(""))
      })
  }

  @Test func doNotMeasureGesturesBesideWhichSomethingMayDoTheSame() throws {
    expectNotMeasured(
      try GestureOnlyActionRule.findings {
        Text(.verbatim("a")).onLongPressGesture {}.accessibilityAction(named: .verbatim("Delete"))
        Text(.verbatim("b")).gesture(DragGesture()).contextMenu { Button(.verbatim("Move")) }
        HStack { Button(.verbatim("Delete")) }.gesture(MagnifyGesture())
      }, count: 3)
  }

  @Test func leaveAGestureWhosePurposeIsUnknownToAPerson() throws {
    let found = try GestureOnlyActionRule.findings {
      Text(.verbatim("a")).onLongPressGesture {}.gesture(DragGesture())
    }
    #expect(found.map(\.severity) == [.note])
  }

  @Test func reportEachNamedGesture() throws {
    let found = try GestureOnlyActionRule.findings {
      Text(.verbatim("a")).onLongPressGesture(named: .verbatim("Delete"))
        .gesture(.drag, named: .verbatim("Move"))
    }
    #expect(found.map(\.message.text).count { $0.contains("takes a long press") } == 1)
    #expect(found.map(\.message.text).count { $0.contains("takes dragging") } == 1)
  }

  @Test func areSilentWhereNothingIsConcerned() throws {
    for rule in ScreenRuleList.all where rule.declaration != nil {
      let found = try rule.findings {
        Button(.verbatim("Save"))
        TextField(.verbatim("Name of the board"), text: .constant(""))
      }
      #expect(found.isEmpty, "\(rule.description.id)")
    }
  }
}
