/// The style that a file of a screen gives buttons, named as in SwiftUI.
enum WrittenButtonStyle: String, CaseIterable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
}
