import path from 'node:path'
import { readConfig, type Config } from '#server/config.ts'

/** Returns the demo configuration with its folders under `dataDir` and limits that tests do not hit by accident. */
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
    databaseReserveMb: 0,
    writesPerMinute: 1_000_000,
    // 0 disables the check, because a busy test machine is slow without being broken.
    maxTurnMs: 0,
    ...given,
  }
}
