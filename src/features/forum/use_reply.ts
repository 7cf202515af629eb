import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { forumApi } from '#contract/forum.ts'
import { type ForumPost, type ForumThread } from '#contract/forum_views.ts'
import { replyForm, type ReplyForm } from '#contract/forum_forms.ts'
import type { RichText } from '#contract/rich_text.ts'
import { excerptOf } from '#contract/rich_text_read.ts'
import { check } from '#contract/validation.ts'
import { offerPush } from '#features/user_message/index.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { lang } from '#shared/i18n/language.ts'
import { replyDraftId, replyKind, type ShownWithPost } from '#shared/offline/draft_names.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { askForSync, wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { toastError } from '#shared/ui/toast.ts'
import { mentionsIn, type Mentioned } from './mentions.ts'
import { queueReply, takeBack } from './post_store.ts'
import { showReply } from './send_queued_post.ts'

/** A reply that is being written. */
export type ReplyDraft = { body: RichText | null; shown: ShownWithPost }

const nothing: ReplyDraft = { body: null, shown: { quote: null, mentions: [] } }
const isEmpty = ({ body, shown }: ReplyDraft): boolean => body === null && shown.quote === null
/** Characters of a quoted post that are shown above the reply. */
const quoteLength = 160

type Given = {
  accountId: number
  thread: Pick<ForumThread, 'id' | 'title'>
  /** The reply that was begun earlier on this device. */
  kept: ReplyDraft | null
}

/** Holds the reply that is being written: keeps it on this device, and sends it through the queue, even offline. */
export function useReply({ accountId, thread: { id, title }, kept }: Given) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(kept ?? nothing)
  const [error, setError] = useState<string>()
  const name = useMemo(() => ({ id: replyDraftId(id), kind: replyKind }), [id])
  const send = useMutation({
    mutationFn: async ({ body, shown }: { body: ReplyForm; shown: ShownWithPost }) => {
      const key = crypto.randomUUID()
      try {
        await queueReply(accountId, id, { key, title: t`Reply to “${title}”`, values: { ...body, shown } })
      } catch {
        // If the device cannot store the reply, the page sends it directly.
        if (!navigator.onLine || localFiles(body).length > 0)
          throw new ApiError({
            kind: 'unknown',
            message: t`This device could not store the reply; it was not sent.`,
          })
        const options = { idempotencyKey: key, keep: true }
        showReply(id, await call(forumApi.reply, { params: { id }, body }, options))
        return
      }
      wakeOutbox(true)
      void askForSync()
    },
    onSuccess: () => {
      setDraft(nothing)
      void forget()
      void offerPush()
    },
  })
  // The draft is kept until the queue has the reply, in case the page is closed before that.
  const { forget, save } = useKeptDraft(accountId, name, isEmpty(draft) ? undefined : draft)
  const change = useCallback(
    (part: (known: ReplyDraft) => ReplyDraft) =>
      setDraft((known) => {
        const next = part(known)
        if (isEmpty(next) && !isEmpty(known)) void forget()
        return next
      }),
    [forget],
  )
  const show = (part: (shown: ShownWithPost) => Partial<ShownWithPost>) =>
    change((known) => ({ ...known, shown: { ...known.shown, ...part(known.shown) } }))
  return {
    draft,
    error,
    isEmpty: draft.body === null,
    isSending: send.isPending,
    failure: save.failure,
    setBody: (body: RichText | null) => {
      setError(undefined)
      change((known) => ({ ...known, body }))
    },
    addMention: (one: Mentioned) => show(({ mentions }) => ({ mentions: [...mentions, one] })),
    quote: (post: ForumPost | null) =>
      show(() => ({
        quote: post && {
          id: post.id,
          position: post.position,
          name: post.author?.name ?? null,
          excerpt: post.body ? excerptOf(post.body, quoteLength) : '',
        },
      })),
    send: () => {
      if (send.isPending) return
      const { body, shown } = draft
      const sent = { body, quote: shown.quote?.id ?? null, mentions: mentionsIn(body, shown.mentions) }
      const read = check(replyForm, sent, lang)
      if (read.ok) return send.mutate({ body: read.value, shown })
      const said = Object.values(read.errors)[0]
      setError(said)
      if (said) toastError(said)
    },
    /** Takes a reply out of the queue for editing. */
    edit: async (key: string) => {
      const form = await takeBack<ReplyDraft>(accountId, key).catch(() => undefined)
      if (form) setDraft({ body: form.body, shown: form.shown })
      else toastError(t`The reply is being sent and cannot be changed any more`)
    },
  }
}
export type ReplyState = ReturnType<typeof useReply>
