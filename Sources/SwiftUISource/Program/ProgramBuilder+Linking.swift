extension ProgramBuilder {
  /// Works superclasses and the defaults of protocols into each type.
  func link() {
    var done = [Bool](repeating: false, count: types.count)
    for number in types.indices { linkType(number, &done, depth: 0) }
    for (word, numbers) in extensionNumbers {
      for number in numbers { types[number].libraryBases.insert(word) }
    }
  }

  private func linkType(_ number: Int, _ done: inout [Bool], depth: Int) {
    guard !done[number], depth < 64 else { return }
    done[number] = true
    var bases: [Int] = []
    for name in declaredInheritance[number] {
      if let base = namedType(name, from: parents[number]), base != number {
        linkType(base, &done, depth: depth + 1)
        bases.append(base)
      } else if let word = Word(rawValue: name) {
        types[number].libraryBases.insert(word)
      }
    }
    for base in bases {
      types[number].ancestors.insert(base)
      types[number].ancestors.formUnion(types[base].ancestors)
      types[number].libraryBases.formUnion(types[base].libraryBases)
      if types[number].kind == .protocol { types[number].requirements.formUnion(types[base].requirements) }
      if types[base].kind == .class, types[number].kind == .class { inherit(from: base, to: number) }
    }
    for base in bases where types[base].kind == .protocol { adopt(base, in: number) }
    if types[number].libraryBases.contains(.ObservableObject), types[number].observation == .none {
      types[number].observation = .published
    }
    for (word, extended) in extensions where types[number].libraryBases.contains(word) {
      adopt(extended, in: number)
    }
    if types[number].isView, let viewExtensions = extensions[.View] { adopt(viewExtensions, in: number) }
  }

  private func inherit(from base: Int, to number: Int) {
    guard !types[number].ancestors.contains(number), !types[base].ancestors.contains(number) else { return }
    types[number].superclass = base
    let inherited = types[base].stored
    let own = types[number].stored
    types[number].stored = inherited + own
    for word in types[number].members.words {
      guard case .stored(let index)? = types[number].members[word] else { continue }
      types[number].members.set(word, .stored(index + inherited.count))
    }
    adoptMembers(of: types[base], in: number)
    types[number].subscripts += types[base].subscripts
    if types[base].observation != .none { types[number].observation = types[base].observation }
  }

  private func adopt(_ base: Int, in number: Int) { adopt(types[base], in: number) }

  private func adopt(_ base: ProgramType, in number: Int) {
    adoptMembers(of: base, in: number)
    types[number].subscripts += base.subscripts
    types[number].staticSubscripts += base.staticSubscripts
  }

  private func adoptMembers(of base: ProgramType, in number: Int) {
    adopt(base.members, in: &types[number].members)
    adopt(base.statics, in: &types[number].statics)
  }

  /// Overloads that differ in their labels stay visible beside those of the type itself.
  private func adopt(_ base: MemberTable, in table: inout MemberTable) {
    for word in base.words {
      if let property = base.property(word), table.property(word) == nil { table.set(word, property) }
      guard let old = base.methods(word) else { continue }
      let new = table.methods(word) ?? []
      let added = old.filter { candidate in
        !new.contains {
          $0 == candidate || functions[$0].parameters.map(\.label) == functions[candidate].parameters.map(\.label)
        }
      }
      if !added.isEmpty { table.set(word, .methods(new + added)) }
    }
  }
}

extension ProgramBuilder {
  /// Whether the file defines this operator before its operand.
  func hasPrefixOperator(_ word: Int) -> Bool {
    (operators[word] ?? []).contains { functions[$0].parameters.count == 1 }
  }

  /// What a call of a library type or function makes.
  func typeShapeOfWord(_ word: Word) -> Shape {
    switch word {
    case .Int, .Int64: .int
    case .Double, .CGFloat, .Float, .TimeInterval: .double
    case .String, .Substring: .string
    case .Bool: .bool
    case .Set: .set(.unknown)
    case .Array: .array(.unknown)
    case .Dictionary: .dictionary(.unknown, .unknown)
    default: IntegerKind(word).map { .integer($0) } ?? (word.isType ? .library(word) : .unknown)
    }
  }
}
