import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { conversationApi, type Conversation, type MessageForm } from '#contract/conversation.ts'
import type { FileRef } from '#contract/fields.ts'
import { offerPush } from '#features/user_message/index.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { type MessageValues, conversationDraftId, messageKind } from '#shared/offline/draft_names.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { askForSync, wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { toastError } from '#shared/ui/toast.ts'
import { editMessage, queueMessage } from './message_store.ts'
import { showMessage } from './send_queued.ts'

const nothing: MessageValues = { text: '', files: [] }
const isEmpty = ({ text, files }: MessageValues): boolean => text.trim() === '' && files.length === 0

type Given = {
  accountId: number
  conversation: Conversation
  /** The message that was begun earlier on this device. */
  kept: MessageValues | null
}

/** Holds the message being written in a conversation: keeps it on this device, and sends it through the queue, even offline. */
export function useComposer({ accountId, conversation: { id, company }, kept }: Given) {
  const { t } = useLingui()
  const [values, setValues] = useState(kept ?? nothing)
  /** Number of messages sent; a new number resets the upload state of the input. */
  const [sentCount, setSentCount] = useState(0)
  const name = useMemo(() => ({ id: conversationDraftId(id), kind: messageKind }), [id])
  const send = useMutation({
    mutationFn: async (written: MessageValues) => {
      try {
        await queueMessage(accountId, {
          conversationId: id,
          title: t`Message to ${company.name}`,
          values: written,
        })
      } catch {
        // If the device cannot store the message, the page sends it directly.
        if (!navigator.onLine || localFiles(written).length > 0)
          throw new ApiError({
            kind: 'unknown',
            message: t`This device could not store the message; it was not sent.`,
          })
        const body = written as MessageForm
        const idempotencyKey = crypto.randomUUID()
        showMessage(
          id,
          await call(conversationApi.send, { params: { id }, body }, { idempotencyKey, keep: true }),
        )
        return
      }
      wakeOutbox(true)
      void askForSync()
    },
    onSuccess: () => {
      setValues(nothing)
      setSentCount((count) => count + 1)
      void forget()
      void offerPush()
    },
  })
  // The draft is kept until the queue has the message, in case the page is closed before that.
  const { forget, save } = useKeptDraft(accountId, name, isEmpty(values) ? undefined : values)

  const change = useCallback(
    (part: Partial<MessageValues>) =>
      setValues((known) => {
        const next = { ...known, ...part }
        if (isEmpty(next) && !isEmpty(known)) void forget()
        return next
      }),
    [forget],
  )
  return {
    values,
    sentCount,
    isEmpty: isEmpty(values),
    isSending: send.isPending,
    failure: save.failure,
    setText: (text: string) => change({ text }),
    setFiles: useCallback((files: FileRef[]) => change({ files }), [change]),
    send: () => {
      if (!isEmpty(values) && !send.isPending) send.mutate({ ...values, text: values.text.trim() })
    },
    /** Takes a message out of the queue for editing. */
    edit: async (key: string) => {
      const merged = await editMessage(accountId, key, values).catch(() => undefined)
      if (merged) setValues(merged)
      else toastError(t`The message is being sent and cannot be changed any more`)
    },
  }
}
export type ComposerState = ReturnType<typeof useComposer>
