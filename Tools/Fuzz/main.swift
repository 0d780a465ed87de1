// SPDX-License-Identifier: MIT
import Foundation
import RenderServer

// Fuzz TARGET SECONDS SEED FOLDER INPUT…: reads changed copies of the files below the folders of INPUT for so long.
// Each is kept as FOLDER/input while it is read, so that a crash leaves it. Ends with 1 when memory has grown too far.

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 5, let target = FuzzTarget(rawValue: words[0]), let seconds = Double(words[1]),
  let seed = UInt64(words[2])
else {
  print("usage: Fuzz storyboard|image SECONDS SEED FOLDER INPUT...")
  exit(2)
}

/// The memory that the process holds, in megabytes.
func residentMegabytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4 / 1024
}

var seeds: [[UInt8]] = []
for folder in words[4...] {
  let walk = FileManager.default.enumerator(atPath: folder)
  while let name = walk?.nextObject() as? String {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    guard target.pathExtensions.contains(url.pathExtension), let data = try? Data(contentsOf: url)
    else { continue }
    seeds.append(Array(data))
  }
}
guard !seeds.isEmpty else {
  print("Fuzz: there is no \(target.rawValue) below \(words[4...].joined(separator: ", "))")
  exit(2)
}

RenderServer.start()
var mutator = Mutator(seed: seed)
let kept = URL(fileURLWithPath: words[3]).appendingPathComponent("input")
let end = Date().addingTimeInterval(seconds)
var count = 0
var settled = 0
while Date() < end {
  let bytes = mutator.mutate(seeds)
  try? Data(bytes).write(to: kept)
  MainActor.assumeIsolated { target.read(bytes) }
  count += 1
  if count == 2_000 { settled = residentMegabytes() }
}
let growth = settled == 0 ? 0 : residentMegabytes() - settled
print("\(target.rawValue): \(count) inputs, seed \(seed), memory grew by \(growth) MB")
exit(growth > 200 ? 1 : 0)
