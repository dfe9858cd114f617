/// The events of a trace in pieces of one size: a trace that grows moves nothing, and no piece of it is large.
public struct TraceRecords: RandomAccessCollection {
  private static let pieceSize = 8

  private var full: [[TraceRecord]] = []
  private var last: [TraceRecord] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { full.count * Self.pieceSize + last.count }

  public subscript(position: Int) -> TraceRecord {
    let piece = position / Self.pieceSize
    return piece < full.count ? full[piece][position % Self.pieceSize] : last[position - full.count * Self.pieceSize]
  }

  mutating func append(_ record: consuming TraceRecord) {
    if last.count == Self.pieceSize {
      if full.isEmpty { full.reserveCapacity(4) }
      full.append(last)
      last = []
    }
    if last.isEmpty { last.reserveCapacity(Self.pieceSize) }
    last.append(record)
  }
}
