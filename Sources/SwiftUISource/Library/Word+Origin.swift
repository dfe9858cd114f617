extension Word {
  /// Whether it is a type whose values and members come from where no view file tells: files, services, the device.
  ///
  /// They are opaque: reading through them is allowed, and what a call gives back is stubbed.
  var isOpaqueType: Swift.Bool {
    switch self {
    case .Bundle, .Calendar, .Data, .Date, .DateComponents, .DateInterval, .Decoder, .DispatchGroup, .Encoder,
      .FileManager, .JSONDecoder, .JSONEncoder, .KeyedDecodingContainer, .Locale, .Measurement, .Mirror,
      .NSAttributedString, .NSCoder, .NSData, .NSDate, .NSManagedObject, .NSManagedObjectContext,
      .NSMutableAttributedString, .NSPersistentContainer, .NSPredicate, .OperationQueue, .ProcessInfo, .RangeSet,
      .TimeZone, .UIDevice, .UIScreen, .URL, .URLRequest, .URLSession, .UUID:
      true
    default: false
    }
  }
}
