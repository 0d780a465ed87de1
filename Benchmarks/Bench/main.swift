// SPDX-License-Identifier: MIT
import Foundation

// What the project costs, each figure against a baseline measured in the same run.
//
//   Bench FOLDER [NUMBER…]   all measurements, or those with the numbers, from 1; FOLDER holds the compiled C
//                            programs of Benchmarks/C
//   Bench ROLE …             one part of a measurement, in a process of its own; see `Role`

let arguments = CommandLine.arguments.dropFirst()
guard let first = arguments.first else {
  FileHandle.standardError.write(Data("usage: Bench FOLDER, by ./run bench\n".utf8))
  exit(2)
}
if let role = Role(rawValue: first) {
  role.play(Array(arguments.dropFirst()))
} else {
  let rows = Measurements(
    programs: URL(fileURLWithPath: first),
    numbers: Set(arguments.dropFirst().compactMap { Int($0) })
  ).run()
  exit(rows.contains { $0.isMissed } ? 1 : 0)
}
