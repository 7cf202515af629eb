import type { Kept } from '../offline/meta_db.ts'
import { flushUnsaved } from '../offline/unsaved.ts'
import type { Unsent } from '../offline/unsent.ts'
import { onAccountLeft } from './account_memory.ts'
import { recallSession } from './remembered.ts'
import { signOut } from './sign_out.ts'

/** What the log-out dialog shows and does. */
export type LogOutQuestion = {
  unsent: Unsent
  onLogOut: (keepsDrafts: boolean) => void
  onStay: () => void
}

let question: LogOutQuestion | null = null
const listeners = new Set<() => void>()
function ask(next: LogOutQuestion | null): void {
  question = next
  for (const listener of listeners) listener()
}

onAccountLeft(() => ask(null))

/** Returns the open question, or null. A question asked before the dialog is loaded waits for it. */
export const getLogOutQuestion = (): LogOutQuestion | null => question
export function subscribeLogOutQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nothing: Unsent = { drafts: 0, queued: 0, messages: 0 }
/** How long (ms) to wait for storage: if it does not answer, the log-out goes on and keeps what may be stored. */
const storageTimeoutMs = 1_000

/**
 * Logs out, after a warning if something is stored only on this device (docs/decisions/023-device-drafts.md). `done` runs
 * when the session has ended in this page.
 */
export async function askSignOut(done: () => void): Promise<void> {
  const accountId = recallSession()?.id
  const { countUnsent, unqueue } = await import('../offline/unsent.ts')
  const unsent =
    accountId === undefined
      ? nothing
      : await Promise.race([
          // First stores what was just typed, so that it is counted.
          flushUnsaved()
            .then(() => countUnsent(accountId))
            .catch(() => 'unknown' as const),
          new Promise<'unknown'>((resolve) => setTimeout(() => resolve('unknown'), storageTimeoutMs)),
        ])
  const leave = (kept: Kept) => {
    void signOut(kept)
    done()
  }
  if (unsent === 'unknown') return leave('unsent')
  if (accountId === undefined || unsent.drafts + unsent.queued + unsent.messages === 0)
    return leave('nothing')
  ask({
    unsent,
    onStay: () => ask(null),
    onLogOut: (keepsDrafts) => {
      ask(null)
      if (!keepsDrafts) return leave('nothing')
      void unqueue(accountId)
        .catch(() => undefined)
        .then(() => leave('drafts'))
    },
  })
}
