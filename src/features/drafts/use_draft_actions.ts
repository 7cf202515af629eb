import { useLingui } from '@lingui/react/macro'
import { removeDraft, restoreDraft } from '#shared/offline/draft_store.ts'
import { retry } from '#shared/offline/outbox_queue.ts'
import { wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { toastError } from '#shared/ui/toast.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'

/** Returns the actions on an entry in the list of drafts. */
export function useDraftActions(accountId: number) {
  const { t } = useLingui()
  const failed = () => toastError(t`Could not be saved on this device`)
  return {
    discard: async (id: string, title: string) => {
      try {
        const removed = await removeDraft(accountId, id)
        if (!removed) return toastError(t`It is being sent and cannot be discarded now`)
        toastUndo({
          id: `discarded:${id}`,
          message: t`“${title}” was discarded`,
          undo: () => void restoreDraft(accountId, removed).then(() => wakeOutbox(false), failed),
        })
        return undefined
      } catch {
        failed()
      }
    },
    retry: async (key: string) => {
      await retry(accountId, key).catch(failed)
      wakeOutbox(true)
    },
  }
}
