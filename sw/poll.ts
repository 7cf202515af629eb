import { pollIfDue } from '#shared/offline/poll.ts'
import { tokenOf } from '#shared/offline/session_row.ts'

/** Messages from pages to the worker about the poll. */
type PollMessage = { type: 'TICK' | 'SESSION_CHANGED'; reset?: boolean; now?: boolean }

const isPollMessage = (data: unknown): data is PollMessage => {
  const type = (data as { type?: unknown } | null)?.type
  return type === 'TICK' || type === 'SESSION_CHANGED'
}

/** True until the first poll of this instance: a new worker does not inherit the back-off of the previous one. */
let isNew = true

async function poll({ reset = false, now = false } = {}): Promise<void> {
  const isFirst = isNew
  isNew = false
  await pollIfDue({ token: tokenOf, reset: reset || isFirst, now })
}

/** The event of periodic background sync, for the installed app (missing in TypeScript's library). */
type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string }
const isPeriodicSync = (event: Event): event is PeriodicSyncEvent => event.type === 'periodicsync'

/** Polls on the ticks of a page, after a sign-in, and on periodic background sync without an open page. */
export function answerTicks(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    if (isPollMessage(event.data)) event.waitUntil(poll(event.data))
  })
  worker.addEventListener('periodicsync', (event) => {
    if (isPeriodicSync(event) && event.tag === 'poll') event.waitUntil(poll())
  })
}
