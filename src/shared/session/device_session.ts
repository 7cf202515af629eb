import type * as AccountSession from '../offline/account_session.ts'
import type { Kept } from '../offline/meta_db.ts'

type SignedIn = AccountSession.SignedIn

/** Runs sign-ins and log-outs on the device one after the other, so that a slow log-out cannot end the next person's session. */
let queue: Promise<unknown> = Promise.resolve()

function next<T>(work: (session: typeof AccountSession) => Promise<T>): Promise<T> {
  const done = queue.then(async () => work(await import('../offline/account_session.ts')))
  queue = done.catch(() => undefined)
  return done
}

/** Lets the worker act for this account; returns the epoch of its session on this device. */
export const enterDevice = (signed: SignedIn): Promise<number> =>
  next((session) => session.enterAccount(signed))

/** Ends the session on this device within 2 s and never rejects; `kept` says what stays for when the same person comes back. */
export const leaveDevice = (kept: Kept, token: string | null, known?: number): Promise<void> =>
  next((session) => session.leaveAccount(kept, token, known)).catch(() => undefined)

/** Clears what a page that closed too early has left of accounts that are gone; never rejects. */
export const finishLeaving = (): Promise<void> =>
  next((session) => session.finishLeaving()).catch(() => undefined)
