#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: measures one row after the other and prints it when it is known.
enum Bench {
  /// Prints the table. Nothing is judged: figures that fall short are told as they are.
  static func run() {
    show(Row.header)
    // First, while the process is small: the growth of its memory is measured.
    for row in MemoryRows.measure() { show(row.text) }
    show(ParsingRow.measure().text)
    show(StepRow.measure().text)
    show(ViewFileRow.measure().text)
    show(AuditRow.measure().text)
    for row in CoreRows.measure() { show(row.text) }
    for row in ReportRows.measure() { show(row.text) }
    show(GrowthRow.measure().text)
  }

  private static func show(_ line: String) {
    print(line)
    fflush(nil)
  }
}
