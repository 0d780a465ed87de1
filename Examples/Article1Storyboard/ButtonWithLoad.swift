import UIKit

final class ButtonWithLoad: UIButton {

    private let indicatorView: UIActivityIndicatorView = {
        let view: UIActivityIndicatorView
        if #available(iOS 13.0, *) {
            view = UIActivityIndicatorView(style: .medium)
        } else {
            view = UIActivityIndicatorView(style: .white)
        }
        view.color = .white
        view.hidesWhenStopped = true
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private var hiddenTitleLabel: UILabel?

    var isLoading: Bool = false {
        didSet {
            if isLoading {
                startLoading()
            } else {
                stopLoading()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        addSubview(indicatorView)
        NSLayoutConstraint.activate([
            indicatorView.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            indicatorView.centerYAnchor.constraint(equalTo: self.centerYAnchor)
        ])
    }

    private func startLoading() {
        self.isEnabled = false
        if let label = self.titleLabel {
            hiddenTitleLabel = label
            label.removeFromSuperview()
        }
        indicatorView.startAnimating()
    }

    private func stopLoading() {
        indicatorView.stopAnimating()
        if let label = hiddenTitleLabel {
            self.addSubview(label)
            hiddenTitleLabel = nil
        }
        self.isEnabled = true
    }
}
