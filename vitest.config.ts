import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every core: nobody waits for an editor beside a run.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          // A loaded machine is slow, not wrong.
          testTimeout: 20_000,
          include: ['contract/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/*.test.ts'],
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
