import { pollIfDue } from '#shared/offline/poll.ts'
import { tokenOf } from '#shared/offline/session_row.ts'

/** What pages send to the worker about the poll. */
type PollMessage = { type: 'TICK' | 'SESSION_CHANGED'; reset?: boolean; now?: boolean }

const isPollMessage = (data: unknown): data is PollMessage => {
  const type = (data as { type?: unknown } | null)?.type
  return type === 'TICK' || type === 'SESSION_CHANGED'
}

/** True until the first poll of this instance: a new worker does not inherit the waiting of the one before. */
let isNew = true

async function poll({ reset = false, now = false } = {}): Promise<void> {
  const isFirst = isNew
  isNew = false
  await pollIfDue({ token: tokenOf, reset: reset || isFirst, now })
}

/** The event of the browser's own schedule, where the app is installed (not in TypeScript's library). */
type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string }
const isPeriodicSync = (event: Event): event is PeriodicSyncEvent => event.type === 'periodicsync'

/** Polls when a page ticks, when somebody signed in, and on the browser's own schedule with no page open. */
export function answerTicks(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    if (isPollMessage(event.data)) event.waitUntil(poll(event.data))
  })
  worker.addEventListener('periodicsync', (event) => {
    if (isPeriodicSync(event) && event.tag === 'poll') event.waitUntil(poll())
  })
}
