import Localization

extension TableEntry {
  /// Whether its key is the id of an object of a screen, with the name of a property, such as
  /// `Pes-KN-KzU.accessibilityLabel`.
  var isOfInterface: Bool {
    if LocalizationFile.Kind(fileName: keyLocation.file)?.isInterface == true { return true }
    let bytes = Array(key.utf8.prefix(11))
    guard bytes.count == 11, bytes[3] == 0x2D, bytes[6] == 0x2D, bytes[10] == 0x2E else {
      // Older files count their objects.
      return bytes.first.map { (0x30...0x39).contains($0) } == true && key.contains(".")
    }
    return true
  }
}
