import { projectFiles, textOf } from './project_files.ts'

const isUnitTest = (file: string): boolean =>
  /^(contract|sw)\/.*\.test\.ts$|^src\/.*\.test\.tsx?$|^tests\/[^/]*\.test\.ts$/.test(file)

/** What the next file in the same process would meet: a document, replaced modules, clocks and globals, an open store. */
const leavesTraces =
  /@vitest-environment|\bvi\.|globalThis|localStorage|indexedDB|Dexie|process\.(env|chdir)|\bi18n\.|support\/(lint|command)/

/** Unit tests that run one after the other in one process, so that what they import is read once. */
export const unitTestsTogether = (): string[] =>
  projectFiles().filter((file) => isUnitTest(file) && !leavesTraces.test(textOf(file)))
