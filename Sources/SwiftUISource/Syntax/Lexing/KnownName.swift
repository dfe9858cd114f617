/// The words that the grammar knows; a name table numbers them first, in this order.
enum KnownName: UInt32, CaseIterable {
  // Reserved words.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initWord, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`
  case `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`
  case anyType, `as`, `false`, `is`, `nil`, selfWord, selfType, `super`, `throws`, `true`, `try`, underscore

  // Words with a meaning in their place only.
  case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, distributed, dynamic, each
  case final, get, indirect, infix, isolated, lazy, macro, modify, mutating, nonisolated, nonmutating, of, open
  case optional, override, package, postfix, prefix, read, reasync, required, sending, set, some, unknown, unowned
  case unsafe, weak, willSet, yield, yielding, borrow, mutate, discard
  case underscoredModify, underscoredRead, unsafeAddress, unsafeMutableAddress, underscoredConst, owned, shared
  case consumingOld, underscoredBorrow, available, unavailable, higherThan, lowerThan, associativity
  case left, right, none, selector, elseif, endif, assignment, escaping, autoclosure, safe, nonsending
  case underscoredLocal

  /// The last reserved word.
  static let lastReserved = KnownName.underscore

  /// The words as they are written, in the order of the cases, set apart by blanks.
  static let joinedSpellings: StaticString = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator \
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch \
    continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as \
    false is nil self Self super throws true try _ actor any async await borrowing consume consuming \
    convenience copy didSet distributed dynamic each final get indirect infix isolated lazy macro modify \
    mutating nonisolated nonmutating of open optional override package postfix prefix read reasync required \
    sending set some unknown unowned unsafe weak willSet yield yielding borrow mutate discard _modify _read \
    unsafeAddress unsafeMutableAddress _const __owned __shared __consuming _borrow available unavailable \
    higherThan lowerThan associativity left right none selector elseif endif assignment escaping autoclosure \
    safe nonsending _local
    """
}
