import path from 'node:path'
import { readConfig, type Config } from '#server/config.ts'

/** The demo configuration with its folders under `dataDir` and limits that tests do not run into by accident. */
export function testConfig(given: Partial<Config> & { dataDir: string }): Config {
  const read = readConfig({
    APP_MODE: 'demo',
    DATA_DIR: given.dataDir,
    SECRET: 's'.repeat(32),
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
  })
  return {
    ...read,
    distDir: path.join(given.dataDir, 'dist'),
    databasePool: 4,
    minFreeMb: 0,
    writesPerMinute: 1_000_000,
    // A loaded machine is slow, not wrong.
    maxEventLoopDelay: 0,
    ...given,
  }
}
