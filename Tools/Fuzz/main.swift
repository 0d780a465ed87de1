// SPDX-License-Identifier: MIT
import Foundation

// Fuzz TARGET SECONDS SEED FOLDER INPUT…: reads changed copies of the files below the folders of INPUT for so long.
// Each is kept as FOLDER/input.… while it is read, so that a crash leaves it. A crash, an input of more than 5 s and a
// growth of more than 200 MB are failures. The rewriter's program is what KURUKURU_REWRITER names.

/// Written at once, so that a crash comes after it.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let growthLimit = 200
let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 5, let target = FuzzTarget(rawValue: words[0]), let seconds = Double(words[1]),
  let seed = UInt64(words[2])
else {
  say("usage: Fuzz storyboard|image|rewriter SECONDS SEED FOLDER INPUT...")
  exit(2)
}
let tool = ProcessInfo.processInfo.environment["KURUKURU_REWRITER"].map(URL.init(fileURLWithPath:))
guard target != .rewriter || tool != nil else {
  say("Fuzz: KURUKURU_REWRITER does not name the rewriter")
  exit(2)
}

var seeds: [[UInt8]] = []
for folder in words[4...] {
  let root = URL(fileURLWithPath: folder)
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  // Sorted, since a seed repeats a run only on files in the same order.
  for url in names.sorted().map(root.appendingPathComponent)
  where target.pathExtensions.contains(url.pathExtension) {
    if let data = try? Data(contentsOf: url) { seeds.append(Array(data)) }
  }
}
guard !seeds.isEmpty else {
  say("Fuzz: there is no \(target.rawValue) below \(words[4...].joined(separator: ", "))")
  exit(2)
}

say("\(target.rawValue): \(seeds.count) files, seed \(seed)")
let reader = Reader(target: target, tool: tool)
let watchdog = Watchdog(limit: .seconds(5))
let kept = (0..<target.batch).map {
  URL(fileURLWithPath: words[3]).appendingPathComponent(
    "input.\($0)." + (target.pathExtensions.min() ?? "bytes"))
}

/// Reads as many inputs as there are files for them, and gives how many were taken; ends the process when that fails.
@MainActor
func run(_ inputs: [[UInt8]]) -> Int {
  let files = Array(kept.prefix(inputs.count))
  do {
    for (file, bytes) in zip(files, inputs) { try Data(bytes).write(to: file) }
    watchdog.begin()
    let taken = try reader.read(files, bytes: inputs)
    watchdog.end()
    return taken
  } catch {
    say("error: \(error)")
    exit(1)
  }
}

// The unchanged files first: what they need is not growth.
for bytes in seeds { _ = run(Array(repeating: bytes, count: target.batch)) }
let settled = (Memory.residentMegabytes, Memory.childrenPeakMegabytes)

var mutator = Mutator(seed: seed, tokens: target.tokens)
let end = ContinuousClock.now + .seconds(seconds)
var count = 0
var taken = 0
while ContinuousClock.now < end {
  taken += run(kept.map { _ in target.mended(mutator.mutate(seeds), by: &mutator) })
  count += kept.count
  let growth = max(
    Memory.residentMegabytes - settled.0, Memory.childrenPeakMegabytes - settled.1)
  if growth > growthLimit {
    say("error: memory grew by \(growth) MB in \(count) inputs")
    exit(1)
  }
}
let growth = (Memory.residentMegabytes - settled.0, Memory.childrenPeakMegabytes - settled.1)
say(
  "\(target.rawValue): \(count) inputs, of which \(taken) were taken; memory grew by \(growth.0) MB, the peak is \(Memory.peakMegabytes) MB;"
    + " children's peak grew by \(growth.1) MB")
