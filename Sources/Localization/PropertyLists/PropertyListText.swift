import SourceText
import XMLReading

/// An XML property list that has been read, together with its characters.
struct PropertyListText: Sendable {
  /// The characters.
  let text: EncodedText
  /// The value of the whole list, none when it cannot be read.
  let root: PropertyListNode?
  /// Its problems, in the order of the file.
  let problems: [LocalizationProblem]

  /// Reads a list.
  init(_ bytes: [UInt8], path: String) {
    // An encoding that is not known is a problem of the reading.
    let detection = (try? XMLDocumentText.detectEncoding(of: bytes)) ?? TextEncoding.detect(bytes)
    text = EncodedText(bytes, detection)
    (root, problems) = PropertyList.readXML(bytes, path: path)
  }
}
