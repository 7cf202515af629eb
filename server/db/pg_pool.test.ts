import { expect, test, vi } from 'vitest'
import { SteadyPool } from './pg_pool.ts'

const connectionString = process.env['TEST_DATABASE_URL']

test.runIf(connectionString)('a connection is kept while its user pauses, and closed at last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pool = new SteadyPool({ connectionString, max: 1 })
  try {
    const connection = async () =>
      (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
    const first = await connection()
    vi.advanceTimersByTime(5 * 60_000)
    expect(await connection()).toBe(first)
    vi.advanceTimersByTime(10 * 60_000)
    expect(pool.totalCount).toBe(0)
  } finally {
    vi.useRealTimers()
    await pool.end()
  }
})
