/** How the outbox handles an answer: when to retry, and when the person has to act. Pure functions. */
import type { OutboxProblem, OutboxRow } from './account_rows.ts'

/** Shape of the page's ApiError, which this folder does not import because the worker reads it too. */
export type Refusal = {
  kind: 'http' | 'timeout' | 'offline' | 'cancelled' | 'unknown'
  status: number
  code: string
  message: string
  data: unknown
  /** Milliseconds that the server asked to wait (`Retry-After`), or null. */
  retryAfterMs: number | null
}

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error && 'status' in error

const firstWaitMs = 5_000
const longestWaitMs = 300_000
/** Longest delay that is accepted from the server. */
const longestRetryAfterMs = 3_600_000

export type Verdict =
  | { state: 'waiting'; waitMs: number; problem: OutboxProblem | null }
  | { state: 'paused' }
  | { state: 'needs_you'; problem: OutboxProblem }

/** Statuses that mean "not now" instead of "never like this". */
export const isTemporary = ({ kind, status }: Pick<Refusal, 'kind' | 'status'>): boolean =>
  kind !== 'http' || status >= 500 || status === 429 || status === 408 || status === 425 || status === 258

/**
 * Milliseconds before attempt number `attempts + 1`; `random` (0 to 1) keeps many devices from retrying at the same
 * time.
 */
export const backOffMs = (attempts: number, random: number): number =>
  Math.round(Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1)) * (0.75 + random / 2))

/**
 * What happens to a refused item: 401 pauses it until the same account is signed in again, temporary failures are
 * retried (no earlier than the server asks), and everything else needs the person.
 */
export function judge(refusal: Refusal, attempts: number, random: number): Verdict {
  const { kind, status, code, message, data } = refusal
  const problem = { status, code, message, data }
  if (status === 401) return { state: 'paused' }
  if (!isTemporary(refusal)) return { state: 'needs_you', problem }
  const asked = Math.min(refusal.retryAfterMs ?? 0, longestRetryAfterMs)
  return {
    state: 'waiting',
    waitMs: Math.max(asked, backOffMs(attempts, random)),
    problem: kind === 'http' ? problem : null,
  }
}

/** Milliseconds until an item is due. A longer wait than is ever set means that the clock was set back: due now. */
export const dueIn = (nextAt: number, now: number): number =>
  nextAt - now > longestRetryAfterMs ? 0 : Math.max(0, nextAt - now)

/** An item after "send now", whatever it was waiting for; undefined for one that is being sent or was published. */
export const triedAgain = (row: OutboxRow): OutboxRow | undefined =>
  row.state === 'sending' || row.state === 'published'
    ? undefined
    : { ...row, state: 'waiting', nextAt: 0, attempts: 0, problem: null }
