import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { exhaustiveTests } from './tests/support/exhaustive_tests.ts'
import { unitTestsTogether } from './tests/support/unit_tests.ts'

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = exhaustiveTests.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? exhaustiveTests.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const { together, inOneDocument } = unitTestsTogether()
const pagePlugins = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })]
// A loaded machine is slow, not wrong.
const unitTimeout = 60_000

export default defineConfig({
  test: {
    // Every core: nobody waits for an editor beside a run.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: pagePlugins(),
        test: {
          name: 'unit',
          testTimeout: unitTimeout,
          include: ['contract/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, ...together, ...inOneDocument],
        },
      },
      {
        plugins: pagePlugins(),
        test: {
          name: 'unit together',
          // They leave nothing behind; a process for each would read the contract again for each.
          isolate: false,
          testTimeout: unitTimeout,
          include: together,
        },
      },
      {
        plugins: pagePlugins(),
        test: {
          name: 'unit in one document',
          // A document for each would take most of their time.
          isolate: false,
          environment: './tests/support/one_document.ts',
          setupFiles: ['tests/support/fresh_document.ts'],
          testTimeout: unitTimeout,
          include: inOneDocument,
        },
      },
      {
        test: {
          name: 'server',
          // Each file has a database of its own; importing the application for each again would take most of the time.
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['tests/support/database_template.ts'],
          // Some call every endpoint, others start processes with new databases: a slow machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
