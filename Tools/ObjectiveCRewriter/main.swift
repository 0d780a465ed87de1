// SPDX-License-Identifier: MIT
import Foundation

// Rewrites Swift files that were written for UIKit, so that they compile without Objective-C.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

guard let invocation = Invocation(Array(CommandLine.arguments.dropFirst())) else {
  fail(Invocation.usage)
}

func read(_ path: String, output: String?) -> SourceFile {
  guard var data = FileManager.default.contents(atPath: path) else {
    fail("\(path):1:1: error: the file cannot be read")
  }
  // The compiler takes a byte order mark at the very start only, where the rewritten file has its directive.
  if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = data.dropFirst(3) }
  guard let text = String(data: data, encoding: .utf8) else {
    fail("\(path):1:1: error: the file is not UTF-8 text")
  }
  return SourceFile(path: path, output: output, text: text)
}

let rewritten = invocation.files.map { read($0.input, output: $0.output) }
let index = TargetIndex(module: invocation.module)
let context = invocation.context.map { read($0, output: nil) }
for file in rewritten + context { _ = IndexBuilder(index: index, file: file) }

for file in context { _ = LeftOutPass(file: file) }

for file in rewritten {
  _ = AttributePass(file: file, keepsEntryPoint: invocation.keepsEntryPoint)
  _ = ConditionPass(file: file)
  _ = CallPass(index: index, file: file)
  _ = SelectorPass(index: index, file: file)
}
ExtensionMemberPass(index: index).run()
DelegateMethodPass(index: index).run()
OptionalRequirementPass(index: index).run()
TablePass(index: index).run()

func write(_ text: String, to output: String) {
  let data = Data(text.utf8)
  // Left alone when nothing changed, so that it need not be compiled again.
  if FileManager.default.contents(atPath: output) == data { return }
  let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: output))
  } catch {
    fail(
      "\(output):1:1: error: the rewritten file cannot be written: \(error.localizedDescription)")
  }
}

for file in rewritten {
  if let output = file.output { write(file.rewritten(), to: output) }
}
if let path = invocation.controllerFile { write(ControllerFile(index: index).text, to: path) }
exit(Problem.hasErrors ? 1 : 0)
