extension StaticSource {
  static let reportStyle = StaticSource("")
}
