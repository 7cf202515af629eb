import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Reply } from '#contract/endpoint.ts'
import { forumApi } from '#contract/forum.ts'
import type { ThreadForm } from '#contract/forum_forms.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import type { ShownWithPost } from '#shared/offline/draft_names.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { askForSync, wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { queueThread } from './post_store.ts'

type Sent = Reply<typeof forumApi.create>
/** In the place of an answer: the thread waits in the queue of this device. */
const queued: Sent = { id: 0, state: 'waiting' }
export const isQueued = (sent: Sent): boolean => sent === queued

/** Whether the server did not answer; any answer of its own is shown in the form. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.kind === 'timeout' || [502, 503, 504].includes(error.status))

type Given = { accountId: number; key: string; body: ThreadForm; shown: ShownWithPost }

/**
 * Sends a thread, so that what the server refuses is said at the fields; if the server cannot be reached, the thread goes
 * into the queue with the same key, so that an attempt whose answer was lost creates no second one.
 */
export async function sendThread({ accountId, key, body, shown }: Given): Promise<Sent> {
  if (navigator.onLine && localFiles(body).length === 0) {
    try {
      return await call(forumApi.create, { body }, { idempotencyKey: key, keep: true })
    } catch (error) {
      if (!isUnreachable(error)) throw error
    }
  }
  await queueThread(accountId, { key, title: body.title, values: { ...body, shown } }).catch(() => {
    const message = i18n._(msg`This device could not store the thread; it was not sent.`)
    throw new ApiError({ kind: 'unknown', message })
  })
  wakeOutbox(true)
  void askForSync()
  return queued
}
