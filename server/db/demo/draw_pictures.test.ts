import { expect, test, vi } from 'vitest'
import { drawInChildProcess } from './draw_pictures.ts'

test('the pictures of the demo are drawn in a process of their own, under a watching one too', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const stored: string[] = []
  const made = await drawInChildProcess({ put: async (key) => void stored.push(key) })
  vi.unstubAllEnvs()
  expect(made.pictures.length).toBeGreaterThan(0)
  expect(stored.length).toBeGreaterThanOrEqual(made.pictures.length)
})
