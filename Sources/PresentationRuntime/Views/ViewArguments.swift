/// What a view was made with: one place for each of its properties, nil where nothing was given.
public typealias ViewArguments = [Value?]
