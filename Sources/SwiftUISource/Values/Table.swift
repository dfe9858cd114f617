/// The storage of a dictionary or a set: entries in the order of their insertion, found by their keys.
final class Table {
  private(set) var keys: [SwiftValue] = []
  var values: [SwiftValue] = []
  private var hashes: [HashKey] = []
  private var positions: [HashKey: Int] = [:]

  init() {}

  func copy() -> Table {
    let table = Table()
    table.keys = keys
    table.values = values
    table.hashes = hashes
    table.positions = positions
    return table
  }

  var count: Int { keys.count }

  func position(of key: HashKey) -> Int? { positions[key] }

  func contains(_ key: HashKey) -> Bool { positions[key] != nil }

  /// Sets the value for `key`; an equal key stays as it is.
  func set(_ key: SwiftValue, _ hash: HashKey, _ value: SwiftValue) {
    if let position = positions[hash] {
      values[position] = value
    } else {
      positions[hash] = keys.count
      keys.append(key)
      hashes.append(hash)
      values.append(value)
    }
  }

  func remove(_ hash: HashKey) -> (key: SwiftValue, value: SwiftValue)? {
    guard let position = positions.removeValue(forKey: hash) else { return nil }
    let removed = (keys[position], values[position])
    let last = keys.count - 1
    if position != last {
      keys.remove(at: position)
      values.remove(at: position)
      hashes.remove(at: position)
      for index in position..<last { positions[hashes[index]] = index }
    } else {
      keys.removeLast()
      values.removeLast()
      hashes.removeLast()
    }
    return removed
  }

  /// The keys as they are told apart, sorted so that the order of insertion does not matter.
  var unordered: [HashKey] { hashes }
}
