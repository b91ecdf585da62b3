import Foundation

// swift run -c release Benchmarks matrix
switch CommandLine.arguments.dropFirst().first {
case "matrix": try MatrixBenchmark(arguments: Array(CommandLine.arguments.dropFirst(2))).run()
case "playing": try PlayingBenchmark.run()
case "survey": try SurveyBenchmark.run()
case "gallery": try GalleryBenchmark.run()
case "exchange": try ExchangeBenchmark().run()
case "checks": try ChecksBenchmark().run()
case "check": try ChecksBenchmark.check(CommandLine.arguments.dropFirst(2).first ?? "")
case "reports": exit(ReportsBenchmark().run() ? 0 : 1)
case "report": ReportsBenchmark.write(Array(CommandLine.arguments.dropFirst(2)))
case "read": try ExchangeBenchmark.read(CommandLine.arguments.dropFirst(2).first ?? "")
default:
  FileHandle.standardError.write(
    Data(
      ("usage: Benchmarks matrix [Localizations] | playing | survey | gallery | exchange | checks "
        + "| reports\n").utf8))
  exit(64)
}
