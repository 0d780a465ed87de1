import KurukuruTestSupport
import Testing
import UIKit

/// What a user may change around an app, tried on a controller of the tests' own.
@MainActor
struct SurroundingsTests {
  private let harness = Harness(.init { $0.size = CGSize(width: 320, height: 480) })
  private let profile = ProfileController()

  init() { harness.host(profile) }

  @Test func `the page is drawn as it was when somebody last looked at it`() {
    assertText(harness.renderTree, named: "profile")
  }

  @Test func `a finger that leaves the button presses nothing`() {
    let idle = harness.snapshot(of: profile.save)
    harness.press(profile.save)
    #expect(!PictureDifference(idle, harness.snapshot(of: profile.save)).isEmpty)
    harness.drag(to: CGPoint(x: 300, y: 470))
    harness.release()
    #expect(PictureDifference(idle, harness.snapshot(of: profile.save)).isEmpty)
    #expect(profile.saves == 0)
  }

  @Test func `the keyboard presses the button`() {
    harness.key(.keyboardTab)
    harness.key(.keyboardSpacebar)
    #expect(profile.saves == 1)
  }

  @Test func `dark and back is what it was`() {
    let light = harness.snapshot()
    harness.setStyle(.dark)
    #expect(!PictureDifference(light, harness.snapshot()).isEmpty)
    harness.setStyle(.light)
    #expect(PictureDifference(light, harness.snapshot()).isEmpty)
  }

  @Test func `large text and a rotation lay the page out anew`() {
    let height = profile.name.frame.height
    harness.setContentSize(.accessibilityLarge)
    #expect(profile.name.frame.height > height)
    harness.resize(to: CGSize(width: 480, height: 320))
    #expect(profile.view.bounds.width == 480)
  }

  @Test func `from right to left the page is mirrored`() {
    let left = profile.save.frame.minX
    let mirrored = ProfileController()
    let harness = Harness(.init { $0.direction = .rightToLeft })
    harness.host(mirrored)
    #expect(mirrored.save.frame.maxX == harness.window.bounds.width - left)
  }

  @Test func `nothing keeps the page`() async {
    weak var gone: ProfileController?
    do {
      let page = ProfileController()
      gone = page
      harness.host(page)
      harness.tap("Save")
      harness.clear()
    }
    await harness.advance(by: .zero)
    #expect(gone == nil)
    #expect(!harness.isMoving)
  }
}

private final class ProfileController: UIViewController {
  let name = UILabel()
  let save = UIButton(type: .system)
  private(set) var saves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    save.setTitle("Save", for: .normal)
    save.addAction(UIAction { [weak self] _ in self?.saves += 1 }, for: .touchUpInside)
    for subview in [name, save] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      name.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      save.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
    ])
  }
}
