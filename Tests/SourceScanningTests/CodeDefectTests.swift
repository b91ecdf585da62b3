import Testing

@testable import SourceScanning

/// Defects that show in the code alone.
@Suite struct CodeDefectTests {
  private func found(_ code: String) -> [CodeDefect.Kind] {
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "A.swift", language: .swift)
    return usage.defects.map(\.kind)
  }

  @Test(arguments: [
    ("titleLabel?.font = .boldSystemFont(ofSize: 14)", [CodeDefect.Kind.fixedFont(points: "14")]),
    ("nameTextField.font = UIFont.systemFont(ofSize: size)", []),
    ("import Cocoa\nlabel.font = .systemFont(ofSize: 12)", []),
    ("cell.font = .systemFont(ofSize: 12)", []), ("label.font =", []),
    (#"f.dateFormat = "YYYY-MM-dd""#, [.weekYear(pattern: "YYYY-MM-dd")]),
    (#"f.dateFormat = "'Y' yyyy""#, []),
    ("label.font = .systemFont(ofSize: 13.5)", [.fixedFont(points: "13.5")]),
    ("label.font = .systemFont(ofSize: 20 + inset)", []),
    (#"Text("More").bold().font(.system(size: 14))"#, [.fixedFont(points: "14")]),
    (#"Text(card.name).font(Font.system(size: 14, design: .rounded))"#, [.fixedFont(points: "14")]),
    (#"Button("More") { go() }.font(.system(size: 14))"#, [.fixedFont(points: "14")]),
    (#"Text(a ? "b" : "c").font(.system(size: 14))"#, [.fixedFont(points: "14")]),
    (#"Text("x\(1)").font(.system(size: 14))"#, [.fixedFont(points: "14")]),
    (#"Text("🎉").font(.system(size: 14))"#, []),
    (#"Text(reaction.rawValue).font(.system(size: 14))"#, []),
    (#"Text(Image(systemName: "star")).font(.system(size: 14))"#, []),
    (#"Text("More").font(.system(size: size))"#, []),
    (#"Text("More").font(.system(.body))"#, []),
    (#"Text("More").font(.system(size: 14)).accessibilityHidden(true)"#, []),
    (#"Image(systemName: "star").font(.system(size: 14))"#, []),
    (#"VStack { Text("More") }.font(.system(size: 14))"#, []),
    (#"Button(action: go) { icon }.font(.system(size: 14))"#, []),
    (#"DynamicIsland { Text("More").font(.system(size: 14)) }"#, []),
    (".font(.system(size: 14))", []), ("font(.system(size: 14", []),
    (#"Text("a").onTapGesture { go() }"#, [.tapWithoutTrait(view: "Text")]),
    (
      #"VStack(alignment: .leading) { Text("a") }.padding(8).onTapGesture(perform: go)"#,
      [.tapWithoutTrait(view: "VStack")]
    ),
    (#"Text("a").onTapGesture()"#, []), (#"Text("a").onTapGesture { }"#, []),
    (#"Text("a").modifier(RowTraits()).onTapGesture { go() }"#, []),
    (#"import XCTest; Text("a").onTapGesture { go() }"#, []),
    (#"Text(verbatim: "🎉").font(.system(size: 14))"#, []),
    (#"Text(verbatim: "Go").font(.system(size: 14))"#, [.fixedFont(points: "14")]),
    (#"Text(country.flagEmoji).font(.system(size: 14))"#, []),
    (#"Text("More").font(.system(size: 14)).hidden()"#, []),
    ("navigationBarNameLabel.font = .systemFont(ofSize: 17)", []),
    (#"f.dateFormat = "'KW' ww YYYY""#, []),
    (#"Text("a").onTapGesture(count: 2) { go() }"#, []),
    (#"Text("a").onTapGesture { isOpen = false }"#, []),
    (#"Text("a").onTapGesture { isFocused = true }"#, []),
    (#"Text("a").accessibilityAddTraits(.isButton).onTapGesture { go() }"#, []),
    (#"HStack { Text("a").onTapGesture { go() } }.accessibilityElement(children: .ignore)"#, []),
    (#"HStack { Text("a"); Button("b") { go() } }.onTapGesture { go() }"#, []),
    (#"row.onTapGesture { go() }"#, []), (#"Color.clear.onTapGesture { go() }"#, []),
    (".onTapGesture {", []), ("onTapGesture", []),
    (#"f.dateFormat = "d MMM""#, [.dateFormat(pattern: "d MMM")]),
    (#"f.dateFormat = "h:mm a""#, [.dateFormat(pattern: "h:mm a")]),
    (
      #"Image(systemName: "arrow.left.circle.fill")"#,
      [.directionalSymbol("arrow.left.circle.fill", follower: "arrow.backward.circle.fill")]
    ),
    (
      #"Label("Next", systemImage: "chevron.right")"#,
      [.directionalSymbol("chevron.right", follower: "chevron.forward")]
    ),
    (#"Image(systemName: "arrow.left.and.right")"#, []), (#"Image(systemName: name)"#, []),
    (#"Image(systemName: "chevron.right"); let a = layoutDirection"#, []),
    ("label.textAlignment = NSTextAlignment.right", [.fixedAlignment(side: "right")]),
    ("label.textAlignment = .center", []), ("label.textAlignment =", []),
    (#"f.dateFormat = "MMMM""#, []), (#"f.dateFormat = "yyyy/MM/dd""#, []),
    (#"f.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z""#, []),
    (#"f.dateFormat = "ddMMyyyy""#, []), (#"f.dateFormat = "d 'of' MMM"; f.date(from: a)"#, []),
    (
      "let a = UIButton(type: .system); a.setImage(picture, for: .normal)",
      [.unnamedImageButton(.unknown)]
    ),
    (
      #"lazy var a: UIButton = { }(); func f() { self.a.setImage(UIImage(named: "b"), for: .normal) }"#,
      [.unnamedImageButton(.asset("b"))]
    ),
    ("let a = UIButton(); a.setTitle(b, for: .normal); a.setImage(c, for: .normal)", []),
    ("let a = UIButton(); a?.accessibilityLabel = b; a.setImage(c, for: .normal)", []),
    ("@IBOutlet weak var a: UIButton!; func f() { a.setImage(b, for: .normal) }", []),
    ("func f(a: UIButton) { a.setImage(b, for: .normal) }", []),
    ("let a = UIButton(); a.setImage(nil, for: .normal)", []),
    ("let a = UIButton(); a.setImage(", [.unnamedImageButton(.unknown)]), ("setImage", []),
    (#"f.dateFormat = pattern"#, []), ("dateFormat", []),
  ])
  func areFoundWhereTheyArePlain(_ code: String, _ kinds: [CodeDefect.Kind]) {
    #expect(found(code) == kinds)
  }

  @Test func areSoughtInChainsWithoutEndInLinearTime() {
    let code = "Text(a)" + String(repeating: ".font(.system(size: 12))", count: 10_000)
    // The text is too far from the later fonts to be found.
    let count = found(code).count
    #expect(count > 50 && count < 500)
  }
}
