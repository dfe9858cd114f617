/// Whole numbers of all widths.
let numberSnippets: [Snippet] = [
  Snippet(
    "whole numbers of a width have bounds",
    ##"""
    let values: [Int] = [Int(UInt8.max), Int(Int8.min), Int(Int16.max), Int(UInt32.max), Int(UInt.min)]
    let least: Int8 = .min
    return "\(values) \(least) \(Int32.max) \(UInt8("256") == nil) \(UInt8("255") ?? 0) \(UInt8(exactly: 300) == nil)"
    """##,
    gives: ##"[255, -128, 32767, 4294967295, 0] -128 2147483647 true 255 true"##),
  Snippet(
    "whole numbers of a width wrap where they are told to",
    ##"""
    let x: UInt8 = 255
    var y = Int8.max
    y &+= 1
    let mask: Int32 = 1 << 31
    let all: UInt16 = ~0
    var bits: UInt8 = 0b1100
    bits <<= 5
    return "\(mask) \(all) \(bits) \(x &+ 1) \(y) \(x << 1) \(~x) \(UInt8(truncatingIfNeeded: 300)) \(Int8(clamping: 300)) \(Int8(bitPattern: 200)) \(0 &- UInt8(1))"
    """##,
    gives: ##"-2147483648 65535 128 0 -128 254 0 44 127 -56 255"##),
  Snippet(
    "a sum outside of its width ends the app",
    ##"""
    var x: UInt8 = 255
    x += 1
    return "\(x)"
    """##,
    gives: ##"CRASH Fatal error: arithmetic overflow"##),
  Snippet(
    "a difference below zero of unsigned numbers ends the app",
    ##"""
    let left = UInt(3)
    return "\(left - 5)"
    """##,
    gives: ##"CRASH Fatal error: arithmetic overflow"##),
  Snippet(
    "a property outside of its width ends the app",
    declarations: ##"""
      struct Counter { var n = Int32.max; mutating func up() { n += 1 } }
      """##,
    ##"""
    var c = Counter()
    c.up()
    return "\(c.n)"
    """##,
    gives: ##"CRASH Fatal error: arithmetic overflow"##),
  Snippet(
    "a sum whose type only its place tells ends the app",
    ##"""
    let bytes: [UInt8] = [200, 100]
    let sum: UInt8 = bytes.reduce(0) { $0 + $1 }
    return "\(sum)"
    """##,
    gives: ##"CRASH Fatal error: arithmetic overflow"##),
  Snippet(
    "the least number has no opposite in its width",
    ##"""
    let x = Int8.min
    return "\(-x)"
    """##,
    gives: ##"CRASH Fatal error: arithmetic overflow"##),
  Snippet(
    "a number of too many bits ends the app",
    ##"""
    let n = 300
    return "\(UInt8(n))"
    """##,
    gives: ##"CRASH Fatal error: Not enough bits to represent the passed value"##),
  Snippet(
    "a negative number as an unsigned one ends the app",
    ##"""
    let n = -1
    return "\(UInt(n))"
    """##,
    gives: ##"CRASH Fatal error: Negative value is not representable"##),
  Snippet(
    "a double outside of a width ends the app",
    ##"""
    return "\(UInt8(300.5))"
    """##,
    gives:
      ##"CRASH Fatal error: Double value cannot be converted to UInt8 because the result would be greater than UInt8.max"##
  ),
]
