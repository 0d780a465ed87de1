import Kurukuru
import UIKit

class SignInViewController: UIViewController {
    @IBOutlet private weak var button: ButtonWithLoad!
    @IBOutlet weak var status: UILabel!

    private(set) var taps = 0
    private lazy var help: UIButton = {
        let help = UIButton(type: .system)
        help.setTitle("Help", for: .normal)
        help.addTarget(self, action: #selector(self.onHelp(_:)), for: .touchUpInside)
        return help
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        help.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
        view.addSubview(help)
    }

    @IBAction fileprivate func onSignIn(_ sender: ButtonWithLoad) {
        taps += 1
        sender.isLoading = true
        status.text = "Signing in"
    }

    @objc private func onHelp(_ sender: UIButton) {
        status.text = "Helped"
        button.isLoading = false
    }
}
