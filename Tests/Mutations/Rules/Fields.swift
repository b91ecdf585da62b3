import ViewTree

// Fields without a label, a purpose or an error that belongs to them.
extension MutationList {
  static let fields: [Mutation] = [
    M("field-name-placeholder-only", "a field has nothing but a placeholder", in: .trip) {
      $0.remove("note-label")
      $0.target("note") { $0.accessibility.label = nil }
    },
    M("field-name-placeholder-only", "a new field has a placeholder only", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          field(phrase("Card", de: "Karte")).id("target").changed { $0.accessibility.label = nil }
        }
      }
    },
    M("field-name-placeholder-only", "the name of a card lost its label", in: .logIn) {
      $0.remove("mail-label")
      $0.target("mail") { $0.accessibility.label = nil }
    },
    M("input-purpose-missing", "a field for a telephone number has no purpose", in: .trip) {
      $0.append(
        to: "page",
        labelled(phrase("Phone number", de: "Telefon")) {
          $0.textContentType(.none).keyboardType(.phonePad)
        })
    },
    M("input-purpose-missing", "a field for a mail address has no purpose", in: .settings) {
      $0.append(
        to: "page",
        labelled(phrase("E-mail address", de: "E-Mail-Adresse")) {
          $0.textContentType(.none).keyboardType(.emailAddress)
        })
    },
    M("input-purpose-missing", "a field for a postal code has no purpose", in: .trip) {
      $0.append(
        to: "page", labelled(phrase("Postcode", de: "Postleitzahl")) { $0.textContentType(.none) })
    },
    M("input-purpose-missing", "two fields have the purpose of a card's number", in: .trip) {
      $0.append(
        to: "page",
        VStack(alignment: .leading, spacing: 8) {
          labelled(phrase("Card", de: "Karte"), id: "card") {
            $0.textContentType(.creditCardNumber)
          }
          labelled(phrase("Valid until", de: "Gültig bis")) {
            $0.textContentType(.creditCardNumber)
          }
        })
    },
    M("authentication-blocks-paste", "a password has to be typed", in: .logIn) {
      $0.target("password") { $0 = $0.allowsPasting(false) }
    },
    M("authentication-blocks-paste", "a new password has to be typed", in: .signUp) {
      $0.target("password") { $0 = $0.allowsPasting(false) }
    },
    M("authentication-blocks-paste", "a code has to be typed", in: .trip) {
      $0.append(
        to: "page",
        labelled(phrase("Code", de: "Code")) {
          $0.textContentType(.oneTimeCode).allowsPasting(false)
        })
    },
    M("field-label-not-adjacent", "both labels are above both fields", in: .trip) {
      $0.replace("note-field") { _ in
        VStack(alignment: .leading, spacing: 8) {
          caption("Street", "Straße")
          caption("Town", "Ort")
          field(phrase("Town", de: "Ort"))
          field(phrase("Street", de: "Straße")).id("target")
        }
      }
    },
    M("field-label-not-adjacent", "the label is after the next field", in: .trip) {
      $0.target("note")
      $0.remove("note-label")
      $0.append(to: "page", field(phrase("Place", de: "Ort")))
      $0.append(to: "page", caption("Note", "Notiz"))
    },
    M("field-label-not-adjacent", "another field is between label and field", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack(alignment: .leading, spacing: 8) {
            caption("Card", "Karte")
            field(phrase("Note", de: "Notiz")).background(.systemBackground)
            field(phrase("Card", de: "Karte")).id("target")
          }
        }
      }
    },
    M("error-not-associated", "a red message under a field", in: .trip) {
      $0.replace("note-field") { group in
        VStack(alignment: .leading, spacing: 4) {
          group; problem.id("target")
        }
      }
    },
    M("error-not-associated", "a message under the name of a card", in: .card) {
      $0.at("name") { $0.accessibility.hint = nil }
      $0.replace("name") { field in
        VStack(alignment: .leading, spacing: 4) {
          field; problem.id("target")
        }
      }
    },
    M("error-not-associated", "a message above a field", in: .trip) {
      $0.replace("note") { field in
        VStack(alignment: .leading, spacing: 4) {
          problem.id("target"); field
        }
      }
    },
    M("required-not-announced", "a star says that a field is required", in: .trip) {
      $0.target("note")
      $0.replace("note-label") { _ in caption("Note *", "Notiz *") }
    },
    M("required-not-announced", "a star beside the label", in: .trip) {
      $0.target("note")
      $0.replace("note-label") { label in
        HStack {
          label; Text(phrase("*", de: "*")).foregroundColor(.readableRed).accessibilityHidden()
        }
      }
    },
    M("required-not-announced", "the mail address has a star", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          VStack(alignment: .leading, spacing: 4) {
            caption("Card *", "Karte *")
            field(phrase("Card", de: "Karte")).background(.systemBackground).id("target")
          }
        }
      }
    },
    M("format-not-announced", "only the hint says how long a password has to be", in: .logIn) {
      $0.target("password") {
        $0.accessibility.hint = phrase("From 37 characters on", de: "Ab 37 Zeichen")
      }
    },
    M("format-not-announced", "the rules of a new password are no more shown", in: .signUp) {
      $0.target("password")
      $0.remove("password-hint")
    },
    M("format-not-announced", "the number in the hint has a separator", in: .logIn) {
      $0.target("password") {
        $0.accessibility.hint = phrase("Up to 1,730 characters", de: "Bis zu 1.730 Zeichen")
      }
    },
    M("editable-name-overrides-value", "the typed text is replaced by a value", in: .card) {
      $0.target("name") { $0.accessibility.value = phrase("A name", de: "Ein Name") }
    },
    M("editable-name-overrides-value", "a note has a fixed value", in: .trip) {
      $0.target("note") {
        $0.text = .verbatim("Bring the map")
        $0.accessibility.value = phrase("Some words", de: "Einige Worte")
      }
    },
    M("editable-name-overrides-value", "a new field says that it has text", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          field(phrase("Card", de: "Karte")).id("target").changed {
            $0.text = .verbatim("Anna")
            $0.accessibility.value = phrase("Has text", de: "Hat Text")
          }
        }
      }
    },
    M("focused-field-hidden", "a banner lies over the field with the focus", in: .trip) {
      $0.target("note")
      $0.replace("target") { field in
        ZStack {
          field.editing()
          Rectangle(fill: .systemBackground).frame(height: 90)
        }
      }
    },
    M("focused-field-hidden", "a panel covers the name that is typed", in: .card) {
      $0.target("name")
      $0.replace("target") { field in
        ZStack {
          field.editing(); Rectangle(fill: .systemBackground).frame(height: 400)
        }
      }
    },
    M("focused-field-hidden", "a layer covers a new field", in: .board) {
      $0.at("list-trip-list2") {
        $0.replace("empty") { _ in
          ZStack {
            field(phrase("Card", de: "Karte")).id("target").editing()
            Rectangle(fill: .systemBackground).frame(height: 300)
          }
        }
      }
    },
  ]

  private static var problem: ViewNode {
    Text(phrase("The note is too short", de: "Die Notiz ist zu kurz")).foregroundColor(.readableRed)
  }

  private static func labelled(
    _ name: TextContent, id: String = "target", _ change: (ViewNode) -> ViewNode
  ) -> ViewNode {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).accessibilityHidden()
      change(field(name)).id(id)
    }.node
  }
}
