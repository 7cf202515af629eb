import { expect, test } from 'vitest'
import { killDrill } from '../tests/support/kill_drill.ts'

test(
  'a kill -9 during writes loses nothing acknowledged and leaves nothing half-written',
  { timeout: 180_000 },
  async () => {
    expect(await killDrill({ rounds: 2, adminUrl: process.env['TEST_DATABASE_URL'] })).toEqual([])
  },
)
