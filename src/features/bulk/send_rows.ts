/** Sends rows in small calls, one after the other; answers that arrived count even if a later call fails. */
import type { BulkAnswer, BulkApi } from '#contract/postings/bulk.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'

export type SentRow = { key: string; values: FormValues; said: string[]; same?: string; confirmed?: string[] }
export type SendMode = 'rehearse' | 'rehearse_submit' | 'draft' | 'submit'

type Given = {
  api: BulkApi
  mode: SendMode
  signal: AbortSignal
  onAnswers: (answers: readonly BulkAnswer[], done: number, room: number | null) => void
}

const queries = {
  rehearse: { dry_run: 1 },
  rehearse_submit: { dry_run: 1, submit: 1 },
  draft: {},
  submit: { submit: 1 },
} as const

/** Half of what a call may hold, so that answers and progress come within a second or two. */
const rowsPerCall = 25
const maxWaitMs = 60_000
const maxTries = 5

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new ApiError({ kind: 'cancelled', message: '' }))
    })
  })

/** Returns how long (ms) to wait before the same call is tried again, or null if that would not help. */
function waitAfter(error: unknown, tries: number): number | null {
  if (!(error instanceof ApiError) || tries >= maxTries) return null
  if (error.status !== 429 && error.status !== 503) return null
  const wait = error.retryAfterMs ?? 1000 * 2 ** tries
  return wait > maxWaitMs ? null : wait
}

/** Makes one call and repeats it if the server is busy or asks to wait. */
async function sendChunk(rows: readonly SentRow[], { api, mode, signal }: Given) {
  const input = { query: queries[mode], body: { rows: [...rows] } }
  for (let tries = 0; ; tries++) {
    try {
      return await call(api.enter, input, { signal, keep: true, background: true })
    } catch (error) {
      const wait = waitAfter(error, tries)
      if (wait === null) throw error
      await pause(wait, signal)
    }
  }
}

/** Sends all rows. Returns the refusal if it had to stop because a quota was exhausted, else null. Throws an ApiError. */
export async function sendRows(rows: readonly SentRow[], given: Given): Promise<BulkAnswer['problem']> {
  for (let at = 0; at < rows.length; at += rowsPerCall) {
    const chunk = rows.slice(at, at + rowsPerCall)
    const { rows: answers, room } = await sendChunk(chunk, given)
    given.onAnswers(answers, at + chunk.length, room)
    const exhausted = answers.find(({ problem }) => problem?.code === 'quota_exhausted')
    if (exhausted) return exhausted.problem
  }
  return null
}
