import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let button = ButtonWithLoad(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
        button.setTitle("読み込み開始", for: .normal)
        button.backgroundColor = .blue
        button.setTitleColor(.white, for: .normal)
        button.addTarget(self, action: #selector(self.onTouchLoad(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc fileprivate func onTouchLoad(_ sender: ButtonWithLoad) {
        sender.isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 3.0) {
            sender.isLoading = false
        }
    }
}
