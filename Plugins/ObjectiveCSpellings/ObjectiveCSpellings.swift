// SPDX-License-Identifier: MIT
import PackagePlugin

@main struct ObjectiveCSpellings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] { [] }
}
