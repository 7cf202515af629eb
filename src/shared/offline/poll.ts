/**
 * The unread poll (SPEC 4.11). It keeps nothing in memory, so that nothing is lost when the browser ends the worker;
 * worker and page run the same function under the same Web Lock.
 */
import type { UnreadCount, UserMessage } from '#contract/user_message.ts'
import { withDeviceLock } from './device_lock.ts'
import { keepNotifications } from './notification_store.ts'
import { withMeta, type PollRow, type SessionRow, type Validator } from './meta_db.ts'
import { announce, tellTabs } from './poll_news.ts'
import { isDue, newPoll, waitMs, withoutBackOff } from './poll_schedule.ts'
import { sendMarks } from './send_marks.ts'
import { serverAddress } from './server_address.ts'

/** Paths of contract/user_message.ts, whose schemas would be too large for the worker. */
export const pollPaths = { count: '/api/user_message/unread_count/', list: '/api/user_message/' } as const

const timeoutMs = 10_000
/** A call during another poll waits for it, and then usually finds nothing due. */
const lockName = 'poll'
/** How many of the newest notifications are stored for offline reading after each change of the counts. */
const newest = 50

export type PollOutcome = 'asked' | 'failed' | 'signed_out' | 'not_due' | 'offline' | 'ended'

export type PollOptions = {
  /** Token of the session row; a page without a secure origin knows it from elsewhere. */
  token: (row: SessionRow) => Promise<string | null>
  /** Resets the failure count: the network is back, the page was opened, or the worker is new. */
  reset?: boolean
  /** Polls even when it is not due: somebody pressed "check now". */
  now?: boolean
}

/** Requests the unread counts when 30 seconds have passed since any tab or the worker did. */
export async function pollIfDue(options: PollOptions): Promise<PollOutcome> {
  return navigator.onLine ? withDeviceLock(lockName, () => poll(options)) : 'offline'
}

/** Sends what was marked read; what fails waits for the next poll. */
export async function sendMarksNow(session: { uid: number; epoch: number }, token: string): Promise<void> {
  if (navigator.onLine) await withDeviceLock(lockName, () => sendMarks(session, token))
}

class SignedOut extends Error {}

async function poll({ token, reset = false, now = false }: PollOptions): Promise<PollOutcome> {
  const begun = await begin(reset, now)
  if (begun === null) return 'not_due'
  const { session, known } = begun
  const { epoch, language } = session
  const uid = session.uid!
  const askedAt = Date.now()
  const secret = await token(session)
  if (secret === null) return 'ended'
  const ask: Ask = async (path, headers) => {
    const response = await fetch(serverAddress(path), {
      headers: { 'Access-Token': secret, 'Accept-Language': language, ...headers },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 401) throw new SignedOut()
    if (response.status !== 200 && response.status !== 304) throw new Error(`Status ${response.status}`)
    return response
  }
  try {
    const { counts, validator } = await askCounts(ask, askedAt, known.validator)
    // The number may be the same although a notification was replaced, or one was read elsewhere and another one came.
    const listed = known.listed && known.counts?.all === counts.all && known.counts.newest === counts.newest
    const answeredAt = Date.now()
    const due = { askedAt, answeredAt, dueAt: askedAt + waitMs(0, 0), failures: 0 }
    const answered = { epoch, ...due, counts, validator }
    // If page or worker ends before the list has arrived, the poll stays due.
    if (!(await keep({ ...answered, listed, dueAt: listed ? answered.dueAt : askedAt }))) return 'ended'
    await announce(uid, epoch)
    const isListed = listed || (await list(ask, uid, epoch))
    if (!listed) await keep({ ...answered, listed: isListed })
    if (isListed) tellTabs({ type: 'listed', uid, epoch })
    await sendMarks({ uid, epoch }, secret).catch(() => undefined)
    return 'asked'
  } catch (error) {
    const isSignedOut = error instanceof SignedOut
    const failures = known.failures + 1
    const dueAt = askedAt + waitMs(failures, Math.random())
    if (!(await keep({ ...known, askedAt, failures, dueAt }))) return 'ended'
    tellTabs({ type: isSignedOut ? 'signed_out' : 'failed', uid, epoch })
    return isSignedOut ? 'signed_out' : 'failed'
  }
}

/** Returns an answer with status 200 or 304, or throws. */
type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>

/** The unread counts; the server answers only "unchanged" when they are the same as in the last full answer. */
async function askCounts(
  ask: Ask,
  askedAt: number,
  last: Validator | null | undefined,
): Promise<{ counts: UnreadCount; validator: Validator | null }> {
  const path = `${pollPaths.count}?timestamp=${askedAt}`
  const response = await ask(path, last ? { 'If-None-Match': last.etag } : {})
  if (last && response.status === 304) return { counts: last.counts, validator: last }
  const { data: counts } = (await response.json()) as { data: UnreadCount }
  const etag = response.headers.get('ETag')
  return { counts, validator: etag === null ? null : { etag, counts } }
}

/** Stores the newest notifications; without an answer, or without room for them, the next poll tries again. */
async function list(ask: Ask, uid: number, epoch: number): Promise<boolean> {
  try {
    const answer = await ask(
      `${pollPaths.list}?ordering=-created_time&size=${newest}&timestamp=${Date.now()}`,
    )
    const { data } = (await answer.json()) as { data: { results: UserMessage[] } }
    return await keepNotifications(uid, epoch, data.results)
  } catch {
    return false
  }
}

/** The poll state if a request is due, or null. */
const begin = (reset: boolean, now: boolean): Promise<{ session: SessionRow; known: PollRow } | null> =>
  withMeta('readwrite', async ({ get, put }) => {
    const session = await get('session')
    if (!session || session.uid === null) return null
    const last = await get('poll')
    const known = last?.epoch === session.epoch ? last : newPoll(session.epoch)
    const rested = reset ? withoutBackOff(known) : known
    if (rested !== known) put('poll', rested)
    return now || isDue(rested, Date.now()) ? { session, known: rested } : null
  })

/** Writes the result unless the epoch has ended meanwhile; returns whether it was written. */
const keep = (row: PollRow): Promise<boolean> =>
  withMeta('readwrite', async ({ get, put }) => {
    const session = await get('session')
    if (session?.epoch !== row.epoch || session.uid === null) return false
    put('poll', row)
    return true
  })
