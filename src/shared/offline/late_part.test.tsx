// Runs in tests/support/one_document.ts.
import { act, Suspense } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { latePart } from './late_part.ts'

afterEach(() => vi.restoreAllMocks())

const missing = () =>
  Object.assign(new Error('A part of the page could not be loaded'), { name: 'StaleChunk' })

/** A part whose code cannot be loaded the first time, on a page that shows `waiting` instead of it. */
async function shown(error: Error): Promise<HTMLElement> {
  let turns = 0
  const Chart = latePart(async () => {
    turns += 1
    if (turns === 1) throw error
    return () => 'chart'
  })
  const box = document.createElement('div')
  await act(async () =>
    createRoot(box).render(
      <Suspense fallback="waiting">
        <Chart />
      </Suspense>,
    ),
  )
  return box
}

test('without a network the place of a part waits, and the part comes when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const box = await shown(missing())
  expect(box.textContent).toBe('waiting')
  online.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(box.textContent).toBe('chart')
})

test('a part that is missing with a network, or broken, is an error at once', async () => {
  await expect(shown(missing())).rejects.toThrow('could not be loaded')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(shown(new TypeError('a fault in the code'))).rejects.toThrow('a fault')
})
