/** When the next unread poll is due (SPEC 9.5); independent of clock, network and storage. */
import type { PollRow } from './meta_db.ts'

/** Half a second less than 30, so that a slightly early tick is not wasted. */
export const dueMs = 29_500
/** Waits after one, two, three and more failures in a row. */
const backOffMs = [60_000, 120_000, 300_000] as const
const longestMs = backOffMs[2]
/** Random extra delay, so that browsers do not all poll at the same time. */
const jitter = 0.2

/** Milliseconds from one request to the next; `random` is between 0 and 1. */
export function waitMs(failures: number, random: number): number {
  if (failures === 0) return dueMs
  return (backOffMs[failures - 1] ?? longestMs) * (1 + jitter * random)
}

export const newPoll = (epoch: number): PollRow => ({
  epoch,
  askedAt: null,
  answeredAt: null,
  dueAt: 0,
  failures: 0,
  counts: null,
  validator: null,
  listed: false,
})

/** A date further ahead than any delay comes from a wrong clock and is ignored. */
export const isDue = ({ dueAt }: PollRow, now: number): boolean =>
  now >= dueAt || dueAt - now > longestMs * (1 + jitter)

/**
 * The state without earlier failures: the network is back, the page was opened, or the worker is new. Never sooner
 * than 30 s.
 */
export const withoutBackOff = (poll: PollRow): PollRow =>
  poll.failures === 0 ? poll : { ...poll, failures: 0, dueAt: (poll.askedAt ?? 0) + dueMs }
