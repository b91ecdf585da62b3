import AuditModel
import Foundation

extension Text {
  /// Shows an attributed string: its fonts, colours, links and lines, and its emphasis.
  @_disfavoredOverload
  public init(
    _ attributedContent: AttributedString,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(TextContent(attributedContent), fileID: fileID, line: line, column: column)
  }

  /// Shows a picture in a line of text: it is measured as a symbol of the text's font, and spoken as
  /// the picture itself.
  public init(
    _ image: Image,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var symbol = image.node
    symbol.kind = .symbol(isDecorative: symbol.kind.isDecorative)
    symbol.origin = NodeOrigin(fileID, line, column)
    self.init(node: symbol)
  }

  /// Shows the time from one date to another, in the language of the variant.
  public init(
    _ dates: ClosedRange<Date>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let environment = EnvironmentValues.current
    var format = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    self.init(
      .verbatim(format.format(dates.lowerBound..<dates.upperBound)), fileID: fileID, line: line,
      column: column)
  }

  /// Shows the time of an interval, in the language of the variant.
  public init(
    _ interval: DateInterval,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(interval.start...interval.end, fileID: fileID, line: line, column: column)
  }

  /// Shows a timer that has not begun yet, or is at `pauseTime`: all of the time of an interval, which
  /// is its longest text.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let start = min(
      max(pauseTime ?? timerInterval.lowerBound, timerInterval.lowerBound),
      timerInterval.upperBound)
    let end = countsDown || pauseTime == nil ? timerInterval.upperBound : start
    let begin = countsDown ? start : timerInterval.lowerBound
    let seconds = end.timeIntervalSince(begin)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    let format = Duration.TimeFormatStyle(
      pattern: pattern, locale: EnvironmentValues.current.locale)
    self.init(
      .verbatim(format.format(.seconds(seconds))), fileID: fileID, line: line, column: column)
  }
}
