import { projectFiles, textOf } from './project_files.ts'

const isUnitTest = (file: string): boolean =>
  /^(contract|sw)\/.*\.test\.ts$|^src\/.*\.test\.tsx?$|^tests\/[^/]*\.test\.ts$/.test(file)

/** What the next file in the same process would meet: a document, replaced modules, clocks and globals, an open store. */
const leavesTraces =
  /@vitest-environment|\bvi\.|globalThis|localStorage|indexedDB|Dexie|process\.(env|chdir)|\bi18n\.|support\/(lint|command)/

const needsDocument = (file: string): boolean =>
  textOf(file).startsWith('// Runs in tests/support/one_document.ts')

/**
 * Unit tests that run one after the other in one process, so that what they import is read once: those that leave nothing
 * behind, and those in a document, after which `fresh_document.ts` puts everything back.
 */
export function unitTestsTogether(): { together: string[]; inOneDocument: string[] } {
  const inOneDocument: string[] = []
  const together: string[] = []
  for (const file of projectFiles().filter(isUnitTest)) {
    if (needsDocument(file)) inOneDocument.push(file)
    else if (!leavesTraces.test(textOf(file))) together.push(file)
  }
  return { together, inOneDocument }
}
