/** Runs the queue of an account in this page: sends its items and reports what became of them. */
import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { call } from '#shared/api/call.ts'
import { askAgain, queryClient } from '#shared/api/query_client.ts'
import { sendQueuedMessage } from '#features/conversation/index.ts'
import { upload } from '#shared/form/upload.ts'
import { sendQueuedPost } from '#features/forum/index.ts'
import { conversationsPath, forumPath, isForumPost, isMessage } from '#shared/offline/draft_names.ts'
import type { OutboxParts } from '#shared/offline/outbox.ts'
import { outboxReports, type OutboxNews } from '#shared/offline/outbox_channel.ts'
import { startOutbox } from '#shared/offline/outbox_runner.ts'
import { outboxStore } from '#shared/offline/outbox_store.ts'
import { sendQueued } from '#shared/offline/save_posting.ts'
import { recallSession } from '#shared/session/remembered.ts'
import { getToken } from '#shared/session/token.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import { saveCalls } from '#features/postings/form/save_calls.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import { tidyQueue } from './drafts_on_device.ts'

const send: OutboxParts['send'] = (row, values, onUnanswered) => {
  if (isMessage(row)) return sendQueuedMessage(row, values)
  if (isForumPost(row)) return sendQueuedPost(row, values)
  const { api } = entryOfKind(row.kind)
  const current = (code: string) => call(api.ownOne, { params: { code } }, { quiet: true, keep: true })
  return sendQueued({ ...saveCalls(api, true), current }, row, values, onUnanswered)
}

/** Reports the outcome of an item in every open page, whether this page, another one or the worker sent it. */
function reportNews(accountId: number, news: OutboxNews): void {
  if (!('uid' in news) || news.uid !== accountId) return
  if (news.type === 'published' && isMessage(news)) return askAgain(conversationsPath)
  if (news.type === 'published' && isForumPost(news)) return askAgain(forumPath)
  if (news.type === 'published')
    void queryClient.invalidateQueries({ queryKey: [entryOfKind(news.kind).api.own.path] })
  if (document.visibilityState !== 'visible') return
  const { title } = news
  if (news.type === 'published') return toastSuccess(i18n._(msg`“${title}” was sent and is in review`))
  const { message } = news
  toastError(i18n._(msg`“${title}” needs your attention: ${message}`))
}

/** Starts the queue of the signed-in account; returns a function that stops it. */
export function startQueue(accountId: number): () => void {
  void tidyQueue(accountId, Date.now()).catch(() => undefined)
  return startOutbox(
    {
      store: outboxStore(accountId),
      upload: ({ bytes, name, type, file_type, usage }) =>
        upload(new File([bytes], name, { type }), {
          file_type,
          usage,
          inList: file_type === 'image',
          background: true,
        }),
      send,
      isCurrent: () => getToken() !== null && recallSession()?.id === accountId,
      ...outboxReports(accountId),
    },
    (news) => reportNews(accountId, news),
  )
}
