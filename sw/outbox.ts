import { isForumPost, isMessage } from '#shared/offline/draft_names.ts'
import { runOutbox } from '#shared/offline/outbox.ts'
import { outboxLock, outboxReports, outboxSyncTag } from '#shared/offline/outbox_channel.ts'
import { outboxStore } from '#shared/offline/outbox_store.ts'
import { sendQueued } from '#shared/offline/save_posting.ts'
import { isEpoch, readSession, tokenOf } from '#shared/offline/session_row.ts'
import { queueCalls } from './outbox_calls.ts'

/** Sends the queue when the network is back, even without an open page. */
export function answerSyncs(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent && 'tag' in event && event.tag === outboxSyncTag)
      event.waitUntil(sendWaiting())
  })
}

/** Rejects while entries remain: the browser then fires the event again later. */
async function sendWaiting(): Promise<void> {
  const session = await readSession()
  const token = session && (await tokenOf(session))
  if (!token || session.uid === null) return
  const { uid, epoch, language } = session
  const { upload, calls, written } = queueCalls({ token, language })
  const next = await navigator.locks.request(outboxLock, () =>
    runOutbox(
      {
        store: outboxStore(uid),
        upload,
        send: (row, values, onUnanswered) =>
          isMessage(row) || isForumPost(row)
            ? written(row, values)
            : sendQueued(calls(row.kind), row, values, onUnanswered),
        isOnline: () => navigator.onLine,
        isCurrent: () => isEpoch(epoch),
        now: Date.now,
        random: Math.random,
        ...outboxReports(uid),
      },
      true,
    ),
  )
  if (next !== null) throw new Error('Something waits')
}
