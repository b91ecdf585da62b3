let a = NSLocalizedString("home.title", tableName: "Other", comment: "A title")
let b = String(localized: "\(count) cards", table: "Cards", comment: """
  many
  """)
Text("Hello \("nested \("deeper")")") + Text(verbatim: "x")
let c = #"raw "\#(x)" string"# /* a /* comment */ in one */ // "end
