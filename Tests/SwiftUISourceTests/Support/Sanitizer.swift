import Foundation

/// Whether the tests run under a sanitizer, whose frames are larger.
enum Sanitizer {
  static let isPresent: Bool = {
    let program = dlopen(nil, RTLD_NOW)
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }()
}
