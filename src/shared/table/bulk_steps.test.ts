import { expect, test } from 'vitest'
import { ApiError } from '../api/error.ts'
import { bulkStep, inSteps } from './bulk_steps.ts'

const rows = Array.from({ length: 2 * bulkStep + 5 }, (_, at) => `R${at}`)
const failure = (status: number, retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'http', status, message: `status ${status}`, retryAfterMs })

/** Runs the steps; `answer` gives the reply to the n-th call, counted from 1. */
async function run(answer: (call: number, stop: () => void) => Record<string, string>) {
  const stopping = new AbortController()
  const sent: string[][] = []
  const progress: number[] = []
  const waited: number[] = []
  const outcome = await inSteps(rows, {
    keyOf: (row) => row,
    send: async (part) => {
      sent.push([...part])
      return { refused: answer(sent.length, () => stopping.abort()) }
    },
    signal: stopping.signal,
    onProgress: (at) => progress.push(at),
    wait: async (ms) => waited.push(ms),
  })
  return { outcome, sent, progress, waited }
}

test('every row is sent once, in order, and each result is kept', async () => {
  const { outcome, sent, progress } = await run((call): Record<string, string> =>
    call === 2 ? { R21: 'changed' } : {},
  )
  expect(sent.flat()).toEqual(rows)
  expect(progress).toEqual([bulkStep, 2 * bulkStep, rows.length])
  expect(outcome).toEqual({
    done: rows.filter((row) => row !== 'R21'),
    refused: { R21: 'changed' },
    left: [],
  })
})

test('a stop finishes the step on its way and leaves the rest', async () => {
  const { outcome, sent } = await run((_, stop) => {
    stop()
    return {}
  })
  expect(sent).toHaveLength(1)
  expect(outcome).toEqual({ done: rows.slice(0, bulkStep), refused: {}, left: rows.slice(bulkStep) })
})

test('a failure in a later step is said at its rows, and nothing follows', async () => {
  const { outcome } = await run((call) => {
    if (call === 2) throw failure(500)
    return {}
  })
  const failed = rows.slice(bulkStep, 2 * bulkStep)
  expect(outcome.refused).toEqual(Object.fromEntries(failed.map((row) => [row, 'status 500'])))
  expect(outcome.left).toEqual(rows.slice(2 * bulkStep))
})

test('a failure of the first step is thrown, so that the dialog stays', async () => {
  const running = run(() => {
    throw failure(400)
  })
  await expect(running).rejects.toThrow('status 400')
})

test('a step that came too soon is sent again when the server allows it', async () => {
  const { outcome, sent, waited } = await run((call) => {
    if (call === 2) throw failure(429, 7_000)
    return {}
  })
  expect(waited).toEqual([7_000])
  expect(sent[2]).toEqual(sent[1])
  expect(outcome.done).toEqual(rows)
})
