/** The environment of unit tests that need a document: one of jsdom for all files of a process. */
import { builtinEnvironments, type Environment } from 'vitest/runtime'

let isOpen = false

const environment: Environment = {
  name: 'one document',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments.jsdom.setup(global, options)
    isOpen = true
    // Modules keep what they found of the window, so it stays until the process ends.
    return { teardown: () => {} }
  },
}

export default environment
