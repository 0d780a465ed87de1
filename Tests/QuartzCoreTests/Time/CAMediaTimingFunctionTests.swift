// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

extension LayerSuite {
  struct CAMediaTimingFunctionTests {
    struct Figure: Sendable {
      let name: CAMediaTimingFunctionName
      let time: Double
      let progress: Double
    }

    @Test(arguments: [
      Figure(name: .easeInEaseOut, time: 0.25, progress: 0.12916193),
      Figure(name: .easeInEaseOut, time: 0.5, progress: 0.5),
      Figure(name: .easeIn, time: 0.5, progress: 0.31535681),
      Figure(name: .easeOut, time: 0.25, progress: 0.37813813),
      Figure(name: .linear, time: 0.3, progress: 0.3),
    ])
    func `named functions have the published figures`(figure: Figure) {
      let value = CAMediaTimingFunction(name: figure.name).curve.value(at: figure.time)
      #expect(abs(value - figure.progress) < 1e-7)
    }

    @Test func `the default function has its documented control points`() {
      let function = CAMediaTimingFunction(name: .default)
      let points = (0...3).map { index in
        var point: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &point)
        return point
      }
      #expect(points == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
    }

    @Test(arguments: [0.0, 1.0])
    func `both ends are exact whatever the curve`(end: Double) {
      #expect(CAMediaTimingFunction(controlPoints: 1, -2, 0, 3).curve.value(at: end) == end)
    }
  }
}
