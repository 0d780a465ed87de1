// SPDX-License-Identifier: MIT

/// Why nothing can be shown: one line for the person who asked.
enum PreviewError: Error, CustomStringConvertible {
  /// An option stands without its value.
  case missingValue(String)
  /// An option's value makes no sense.
  case badValue(String, String)
  /// An option that is not known.
  case unknownOption(String)
  /// There is no controller to show.
  case noController
  /// There is more than one, and nothing says which.
  case severalControllers([String])
  /// Neither a class nor a storyboard identifier has the name.
  case unknownRoot(String, known: [String])
  /// A controller's class has no initialiser without arguments.
  case needsArguments(String, place: String)
  /// A controller's initialiser gave none.
  case notMade(String, String)
  /// A storyboard cannot be read.
  case storyboard(String)
  /// Nothing has the title that is to be tapped.
  case nothingTitled(String, known: [String])
  /// A picture cannot be written.
  case unwritable(String)

  var description: String {
    switch self {
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let option, let value): "\(option) does not take “\(value)”"
    case .unknownOption(let option): "\(option) is not known"
    case .noController:
      "there is no view controller to show: no storyboard with an initial one, and no subclass of UIViewController"
    case .severalControllers(let names):
      "there are several view controllers: \(names.joined(separator: ", ")); say --root NAME"
    case .unknownRoot(let name, let known):
      "there is no view controller “\(name)”; there are: \(known.joined(separator: ", "))"
    case .needsArguments(let name, let place):
      "\(place): the view controller \(name) cannot be made without arguments; give it an init() without any, or say --root NAME"
    case .notMade(let name, let reason):
      "the view controller \(name) cannot be made: its init() \(reason)"
    case .storyboard(let reason): reason
    case .nothingTitled(let title, let known):
      "nothing is titled “\(title)”; there are: \(known.joined(separator: ", "))"
    case .unwritable(let path): "\(path) cannot be written"
    }
  }
}
