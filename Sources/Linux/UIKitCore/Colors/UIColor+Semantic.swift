// SPDX-License-Identifier: MIT

extension UIColor {
  /// One instance of each.
  private enum Semantic {
    static let label = UIColor(source: .system(.label))
    static let secondaryLabel = UIColor(source: .system(.secondaryLabel))
    static let tertiaryLabel = UIColor(source: .system(.tertiaryLabel))
    static let quaternaryLabel = UIColor(source: .system(.quaternaryLabel))
    static let link = UIColor(source: .system(.link))
    static let placeholderText = UIColor(source: .system(.placeholderText))
    static let separator = UIColor(source: .system(.separator))
    static let opaqueSeparator = UIColor(source: .system(.opaqueSeparator))
    static let systemBackground = UIColor(source: .system(.background))
    static let secondarySystemBackground = UIColor(source: .system(.secondaryBackground))
    static let tertiarySystemBackground = UIColor(source: .system(.tertiaryBackground))
    static let systemGroupedBackground = UIColor(source: .system(.groupedBackground))
    static let secondarySystemGroupedBackground = UIColor(
      source: .system(.secondaryGroupedBackground))
    static let tertiarySystemGroupedBackground = UIColor(
      source: .system(.tertiaryGroupedBackground))
    static let systemFill = UIColor(source: .system(.fill))
    static let secondarySystemFill = UIColor(source: .system(.secondaryFill))
    static let tertiarySystemFill = UIColor(source: .system(.tertiaryFill))
    static let quaternarySystemFill = UIColor(source: .system(.quaternaryFill))
    static let groupTableViewBackground = UIColor(source: .system(.groupTableViewBackground))
  }

  /// Text of the first rank.
  public class var label: UIColor { Semantic.label }

  /// Text of the second rank.
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }

  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }

  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }

  /// Text that leads somewhere.
  public class var link: UIColor { Semantic.link }

  /// The hint of an empty field.
  public class var placeholderText: UIColor { Semantic.placeholderText }

  /// A thin line that lets what is behind show.
  public class var separator: UIColor { Semantic.separator }

  /// A thin line that hides what is behind.
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }

  /// The main background.
  public class var systemBackground: UIColor { Semantic.systemBackground }

  /// What lies on the main background.
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }

  /// What lies on the secondary background.
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }

  /// The main background of grouped content.
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }

  /// What lies on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    Semantic.secondarySystemGroupedBackground
  }

  /// What lies on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    Semantic.tertiarySystemGroupedBackground
  }

  /// An overlay for thin and small shapes, as the track of a slider.
  public class var systemFill: UIColor { Semantic.systemFill }

  /// An overlay for shapes of medium size, as a switch.
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }

  /// An overlay for large shapes, as a text field.
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }

  /// An overlay for large areas with complex content.
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }

  /// The old name of the grouped background.
  public class var groupTableViewBackground: UIColor { Semantic.groupTableViewBackground }
}
