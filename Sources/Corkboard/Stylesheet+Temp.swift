extension Stylesheet {
  package static let revised = Stylesheet.classic
}
