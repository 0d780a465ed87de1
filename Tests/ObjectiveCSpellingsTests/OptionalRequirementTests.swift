// SPDX-License-Identifier: MIT
import Testing

@Suite struct OptionalRequirementTests {
  let loader = Loader()

  @Test func `What the delegate lacks is not called`() {
    let delegate = PlainDelegate()
    loader.delegate = delegate
    loader.run()
    #expect(delegate.log == ["start"])
    #expect(loader.log == ["false", "untitled"])
  }

  @Test func `What only a subclass of the conforming class has is called`() {
    let delegate = FullDelegate()
    loader.delegate = delegate
    loader.run()
    #expect(delegate.log == ["start", "should load item", "failed 1 2 file", "end"])
    #expect(loader.log == ["true", "title", "will end"])
  }

  @Test func `An override of what a superclass has is called`() {
    let delegate = QuietDelegate()
    loader.delegate = delegate
    loader.run()
    #expect(delegate.log.last == "quiet end")
  }

  @Test func `A closure that is called through a question mark stays a closure`() {
    var ended = 0
    loader.onEnd = { ended += $0 }
    loader.run()
    #expect(ended == 1)
  }

  @Test func `An optional method of a framework's protocol is called`() {
    let scroller = Scroller()
    #expect(scroller.scroll() == [nil, nil])
    scroller.scrollDelegate = scroller
    #expect(scroller.scroll() == [3, 4])
  }
}
