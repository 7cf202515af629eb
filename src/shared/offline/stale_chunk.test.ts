import { beforeEach, expect, test, vi } from 'vitest'
import { holdUnsaved } from './unsaved.ts'

/** The parts of a browser that the guard uses: events, session storage and the reload. */
const page = new EventTarget()
const kept = new Map<string, string>()
const log: string[] = []
const line = { answers: true }
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('location', { reload: () => log.push('reload') })
vi.stubGlobal('fetch', async () => {
  log.push('asked')
  if (!line.answers) throw new TypeError('Failed to fetch')
  return new Response()
})
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('window', {})
// The modules look at the browser while they are loaded.
const { guardChunks } = await import('./stale_chunk.ts')
guardChunks()

/** Reports that a chunk of the page could not be loaded. */
function missing(): Error {
  const payload = new Error('Failed to fetch dynamically imported module')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

beforeEach(() => {
  kept.clear()
  log.length = 0
  line.answers = true
})

test('the page reloads only after a form with edits is written to the device', async () => {
  const write = Promise.withResolvers<void>()
  const release = holdUnsaved({
    flush: async () => {
      log.push('writing')
      await write.promise
      log.push('written')
    },
  })
  expect(missing().name).toBe('StaleChunk')
  await vi.waitFor(() => expect(log).toEqual(['asked', 'writing']))
  write.resolve()
  await vi.waitFor(() => expect(log).toEqual(['asked', 'writing', 'written', 'reload']))
  release()
})

test('a form that cannot be written does not delay the reload, and the page reloads only once', async () => {
  const release = holdUnsaved({ flush: () => Promise.reject(new Error('no room')) })
  missing()
  await vi.waitFor(() => expect(log).toEqual(['asked', 'reload']))
  expect(missing().name).toBe('StaleChunk')
  await Promise.resolve()
  expect(log).toEqual(['asked', 'reload'])
  release()
})

test('without a network the page does not reload, and the next missing chunk may try again', async () => {
  line.answers = false
  missing()
  await vi.waitFor(() => expect(kept.size).toBe(0))
  expect(log).toEqual(['asked'])
  line.answers = true
  missing()
  await vi.waitFor(() => expect(log).toEqual(['asked', 'asked', 'reload']))
})
