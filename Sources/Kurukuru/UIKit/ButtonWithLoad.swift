// SPDX-License-Identifier: MIT
public import UIKit

/// A button with a built-in activity indicator.
///
/// `isLoading` is the one switch: while it is true the button is disabled, its title and image are hidden, and
/// an indicator runs in its centre. Nothing of the button is taken away or overwritten for that: titles,
/// images and the enabled state that you set, before a load or during one, show again when it ends, and the
/// button keeps its size.
///
/// ```swift
/// let button = ButtonWithLoad(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
/// button.setTitle("読み込み開始", for: .normal)
/// button.isLoading = true
/// ```
///
/// Several loads may run at once (see ``beginLoading(policy:)``); the indicator runs until the last has ended.
/// While one runs, and while the indicator stays for the rest of its policy's minimum time, ``isEnabled`` reads
/// false, and ``state`` goes on to tell what you set, so that the button keeps the look of an enabled one behind
/// the indicator.
///
/// Counterpart: article 1, `ButtonWithLoad`.
public final class ButtonWithLoad: UIButton {
  /// Where the indicator stands.
  public enum IndicatorPlacement: Hashable, Sendable {
    /// In the centre of the button, in place of title and image.
    case center
    /// Before the title, which stays.
    case leading
    /// After the title, which stays.
    case trailing
  }

  // MARK: State

  /// Whether a load runs. `false` at first.
  ///
  /// Setting `true` begins a load under ``policy``, unless one begun this way runs already. Setting `false`
  /// ends that load, and no other: it reads `true` while a load of ``beginLoading(policy:)``,
  /// ``load(policy:_:)`` or ``startLoad(policy:_:)`` still runs.
  ///
  /// It reads `false` from the end of the last load on, although the indicator may stay, and the button stay
  /// disabled, for the rest of the policy's ``LoadingPolicy/minimumDuration``.
  public var isLoading: Bool {
    get { machine.isLoading }
    set {
      if newValue {
        guard switchToken.map(machine.isRunning) != true else { return }
        switchToken = machine.begin(policy)
      } else if let token = switchToken {
        switchToken = nil
        machine.end(token)
      }
    }
  }

  /// How a load that ``isLoading`` begins behaves in time; `.immediate` by default.
  public var policy = LoadingPolicy.immediate

  /// What delays of the policies are measured with; `ContinuousClock` by default.
  public var clock: any Clock<Duration> {
    get { machine.clock }
    set { machine.clock = newValue }
  }

  /// Called once for each load, with the way in which it ended.
  public var onLoadEnd: ((LoadingToken, LoadingOutcome) -> Void)?

  let machine = LoadingStateMachine()

  /// The load that `isLoading` began.
  private var switchToken: LoadingToken?

  /// The caller's own value of `isEnabled`.
  private var isEnabledByCaller = true

  // MARK: Appearance

  /// The indicator's colour; `nil`, the default, follows the title's colour.
  public var indicatorColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Where the indicator stands; `.center` by default.
  public var indicatorPlacement = IndicatorPlacement.center {
    didSet { setNeedsLayout() }
  }

  /// A text that takes the title's place while the indicator shows; `nil` by default.
  ///
  /// It stands beside the indicator, so with `.center` the indicator goes before it. It is cut off at the
  /// button's edges: the button keeps its size.
  public var loadingTitle: String? {
    didSet { setNeedsLayout() }
  }

  /// The text in place of ``loadingTitle`` once a load is slow by its policy; `nil`, the default: the same.
  public var slowLoadingTitle: String? {
    didSet { setNeedsLayout() }
  }

  /// Runs while a load is shown; made by the first one.
  var indicator: UIActivityIndicatorView?

  /// Moves the indicator from the button's centre to its place.
  var indicatorOffset: NSLayoutConstraint?

  /// Shows the loading title; made by the first load that has one.
  var loadingTitleLabel: UILabel?

  // MARK: Life cycle

  /// A button without a load. An `.custom` one, as from `UIButton(frame:)`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button from a storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isEnabledByCaller = super.isEnabled
    setUp()
  }

  private func setUp() {
    machine.onChange = { [weak self] in self?.loadingDidChange() }
    machine.onEnd = { [weak self] token, outcome in self?.onLoadEnd?(token, outcome) }
  }

  // MARK: UIControl

  /// Whether the button can be used: the value that you set last, and no load is in the way.
  ///
  /// A value set during a load, or while the indicator stays for its minimum time, counts when that is over;
  /// ``state``, and with it the look, follows at once.
  public override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      let changesLook = newValue != isEnabledByCaller
      isEnabledByCaller = newValue
      let isEnabled = newValue && machine.phase == .idle
      // The superclass looks at `state` anew only when its own value changes.
      if changesLook, super.isEnabled == isEnabled { super.isEnabled = !isEnabled }
      super.isEnabled = isEnabled
      setNeedsLayout()
    }
  }

  /// The state that titles and images are chosen by; a load alone does not make it `.disabled`.
  public override var state: UIControl.State {
    isEnabledByCaller ? super.state.subtracting(.disabled) : super.state
  }

  public override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
    setNeedsLayout()
  }

  // MARK: UIView

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layoutLoading()
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Loads

  /// Begins a load before it returns, and says by which token to end it.
  ///
  /// - Parameter policy: How it behaves in time; ``policy`` by default.
  public func beginLoading(policy: LoadingPolicy? = nil) -> LoadingToken {
    machine.begin(policy ?? self.policy)
  }

  /// Ends a load that ``beginLoading(policy:)`` began; a second end is ignored.
  public func endLoading(_ token: LoadingToken, as outcome: LoadingOutcome = .done) {
    machine.end(token, as: outcome)
  }

  /// Ends all loads as ``LoadingOutcome/cancelled`` and shows the button as it was, at once.
  ///
  /// Work of ``load(policy:_:)`` goes on; its result changes nothing here.
  public func cancelLoading() {
    switchToken = nil
    machine.cancelAll()
  }

  /// Runs `work` and shows that it runs. The load begins before the first suspension.
  ///
  /// A call during a load runs its work too, beside the other: the button is free again when both have ended.
  /// From a tap's handler rather use ``startLoad(policy:_:)``, which begins before the handler returns.
  ///
  /// - Parameter policy: How it behaves in time; `.calm` by default. A time-out ends what is shown, not `work`.
  /// - Returns: What `work` returns.
  /// - Throws: What `work` throws.
  public func load<Value>(
    policy: LoadingPolicy = .calm, _ work: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await machine.run(policy, work)
  }

  /// Begins a load at once, so that no second tap can slip in, then runs `work` in a task.
  ///
  /// - Parameter policy: How it behaves in time; `.calm` by default.
  /// - Returns: The task; cancelling it cancels `work` and, when that ends, the load.
  @discardableResult
  public func startLoad(
    policy: LoadingPolicy = .calm, _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, any Error> {
    let token = machine.begin(policy)
    return Task { [weak self] in
      do {
        try await work()
        self?.machine.end(token, as: .ofReturn)
      } catch {
        self?.machine.end(token, as: .of(error))
        throw error
      }
    }
  }

  // MARK: Reaction

  private func loadingDidChange() {
    if let token = switchToken, !machine.isRunning(token) { switchToken = nil }
    super.isEnabled = isEnabledByCaller && machine.phase == .idle
    updateLoading()
  }
}
