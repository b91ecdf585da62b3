extension TableEntry {
  /// The losses of an entry in a file without states and marks, in the order of its strings.
  var lostMarks: [ConversionLoss] {
    var losses: [ConversionLoss] = []
    if !isTranslatable {
      losses.append(ConversionLoss(key: key, "that it is not to be translated is not in the file"))
    }
    if let extraction {
      losses.append(
        ConversionLoss(key: key, "the extraction state “\(extraction.rawValue)” is not in the file")
      )
    }
    // Whatever is in a file without states counts as translated.
    for (path, state) in states.sorted(by: { $0.key < $1.key }) where state != .translated {
      losses.append(
        ConversionLoss(
          key: key, path: path,
          "the state “\(state.rawValue)” is not in the file, so the text counts as translated"))
    }
    return losses
  }
}
