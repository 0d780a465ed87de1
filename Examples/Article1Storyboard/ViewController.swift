import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
    }

    @IBAction fileprivate func onTouchLoad(_ sender: ButtonWithLoad) {
        sender.isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 3.0) {
            sender.isLoading = false
        }
    }
}
