/** The page's part of signing in and out on this device: session row, the account's database, push and notifications. */
import Dexie from 'dexie'
import { pushApi } from '#contract/push.ts'
import { call } from '../api/call.ts'
import { getHostToken, getToken } from '../session/token.ts'
import { AccountDb, accountDb } from './account_db.ts'
import { accountDbName } from './account_rows.ts'
import { withDeviceLock } from './device_lock.ts'
import type { Kept } from './meta_db.ts'
import { waitingMarks } from './read_marks.ts'
import { tellServer } from './send_marks.ts'
import { clearSession, forgetLeaving, readLeaving, writeSession } from './session_row.ts'
import { leaveShared } from './shared_files.ts'

/** Longest time that a log-out waits for network and storage (ms). */
const patienceMs = 2_000
/** Longest time that ending push waits for the server (ms); then only the browser ends it. */
const serverMs = 1_000

export type SignedIn = { uid: number; token: string; language: string }

/**
 * Lets worker and page act for this account, and notifies the worker; returns the epoch. Tabs that learn of a sign-in
 * at the same time do it one after the other: the later ones find the session. Rejects if the session has left the
 * device meanwhile: a tab that comes late must not bring back what a log-out in another one has deleted.
 */
export const enterAccount = (signed: SignedIn): Promise<number> =>
  withDeviceLock('session', async () => {
    // Somebody else may be signed in by now.
    if (!isHere(signed)) throw new Error(ended)
    await finishLeaving().catch(() => undefined)
    const { epoch, isNew } = await writeSession(signed, async (coming) => {
      // Storage can be refused (private windows, full disk): the poll works without a history.
      await accountDb(signed.uid)
        .marks.put({ name: 'signed_in', epoch: coming })
        .catch(() => undefined)
    })
    if (!isHere(signed)) {
      await clearSession('unsent')
      await clearAccount(signed.uid, 'unsent')
      throw new Error(ended)
    }
    if (isNew) await tellWorker({ type: 'SESSION_CHANGED' })
    return epoch
  })

const ended = 'This session has ended in another tab'
/** While an operator acts for somebody, the device stays with the operator's own session. */
const isHere = ({ token }: SignedIn): boolean => (getHostToken() ?? getToken()) === token

const registration = async () => navigator.serviceWorker?.getRegistration()

/** Sends a message to the active worker; false where there is none. */
export async function tellWorker(message: {
  type: 'SESSION_CHANGED' | 'TICK'
  reset?: boolean
  now?: boolean
}) {
  const worker = (await registration())?.active
  worker?.postMessage(message)
  return worker !== undefined && worker !== null
}

/**
 * Ends the account on this device: first the epoch, so that pending work writes nothing any more, then push,
 * notifications and data. `token` is the ending one, for the calls to the server: push, and read marks; `known` is the
 * account if this device may not have registered its session yet. Never rejects; gives up after 2 s.
 */
export async function leaveAccount(kept: Kept, token: string | null, known?: number): Promise<void> {
  const uid = await clearSession(kept, known).catch(() => known ?? null)
  // The account's data is deleted even if the push service or the server does not answer.
  const ended = uid === null ? [] : [endAccount(uid, kept, token), leaveShared(uid, kept === 'unsent')]
  const work = [endPush(token), hideShown(), ...ended]
  await Promise.race([Promise.allSettled(work), after(patienceMs)])
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Ends push of this browser, on the server first; if it does not answer, it notices at its next push. */
export async function endPush(token: string | null): Promise<void> {
  const subscription = await (await registration())?.pushManager?.getSubscription()
  if (!subscription) return
  if (token) {
    const told = call(pushApi.unsubscribe, { query: {} }, { token, quiet: true, keep: true })
    await Promise.race([told.catch(() => undefined), after(serverMs)])
  }
  await subscription.unsubscribe()
}

async function hideShown(): Promise<void> {
  for (const shown of (await (await registration())?.getNotifications()) ?? []) shown.close()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
}

/** Clears the account's data, after a last attempt to send its read marks. */
async function endAccount(uid: number, kept: Kept, token: string | null): Promise<void> {
  const marks = token === null ? [] : await waitingMarks(uid).catch(() => [])
  await Promise.all([clearAccount(uid, kept), ...marks.map((mark) => tellServer(token!, mark))])
}

/** Clears what an earlier page had not finished to clear when it closed. */
export async function finishLeaving(): Promise<void> {
  for (const { uid, kept } of await readLeaving()) await clearAccount(uid, kept)
}

async function clearAccount(uid: number, kept: Kept): Promise<void> {
  if (!(await Dexie.exists(accountDbName(uid)))) return forgetLeaving(uid)
  const database = new AccountDb(uid)
  const { drafts, attachments, bulk_tables, outbox, notifications, seen, marks, read_marks } = database
  const typed = kept === 'nothing' ? [drafts, attachments, bulk_tables] : []
  const unsent = kept === 'unsent' ? [] : [outbox, read_marks]
  const gone = [notifications, seen, marks, ...unsent, ...typed]
  await database.transaction('rw', gone, () => Promise.all(gone.map((table) => table.clear())))
  const counts = [drafts, bulk_tables, outbox, read_marks].map((table) => table.count())
  const left = (await Promise.all(counts)).some((count) => count > 0)
  if (left) database.close()
  else await database.delete()
  await forgetLeaving(uid)
}
