import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import type { FileKeeper } from '#shared/form/kept_files.ts'
import { useFileKeeper } from '#shared/form/use_file_keeper.ts'
import { lang } from '#shared/i18n/language.ts'
import { moveDraft, removeDraft } from '#shared/offline/draft_store.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { noteDraftSaved } from '#shared/offline/install.ts'
import { withStorageTimeout } from '#shared/offline/storage_timeout.ts'
import { enqueue } from '#shared/offline/outbox_queue.ts'
import { askForSync, wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { failureOf, type SaveFailure } from '#shared/offline/save_failure.ts'
import type { DeviceSave } from '#shared/offline/use_autosave.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import type { PostingView } from '../define_view.ts'
import type { PostingKindEntry } from '../registry.ts'
import { editFormId, endForm, writeForm, type FormOnDevice } from './device_draft.ts'
import { previewTitles } from './PreviewPanel.tsx'
import { useDraftLock, type DraftHolder } from './use_draft_lock.ts'
import type { ToQueue, usePostingForm } from './use_posting_form.ts'

type Given = {
  entry: PostingKindEntry
  accountId: number
  /** Id of a new form on this device. */
  draftId: string
  idempotencyKey: string
  form: ReturnType<typeof usePostingForm>
  isDiscarded: boolean
  /** The device has not yet answered what it keeps of this form, so nothing may be written over it. */
  isSilent: boolean
  /** Called when this tab has taken over the draft from another one. */
  onTakenOver: () => void
}

export type KeptForm = {
  holder: DraftHolder
  takeOver: () => void
  save: DeviceSave
  /** Why the last write of the form or of a file failed; null if none did. */
  failure: SaveFailure | null
  flush: () => Promise<void>
  keeper: FileKeeper
  /** Puts the form into the queue. Throws an ApiError when the device cannot store it. */
  queue: (sent: ToQueue) => Promise<void>
  /** To be called when the server has stored the form under `code`: deletes the draft, or keeps it for this code while files are still uploading. */
  saved: (code: string, isSubmitted: boolean) => Promise<void>
}

/** Keeps the form on this device: saves it and its files while the person types, locks it against other tabs, and puts it into the queue. */
export function useKeptForm(given: Given): KeptForm {
  const { entry, accountId, draftId, idempotencyKey, form, isDiscarded, isSilent, onTakenOver } = given
  const { t } = useLingui()
  const view = entry.view as PostingView
  const { kind } = entry.definition
  const { state, target, unanswered, isDirty } = form
  const id = target.code ? editFormId(view.route.own, target.code) : draftId
  const fullForm = useMemo<FormOnDevice>(
    () => ({
      code: target.code,
      base_revision: target.revision,
      values: state.values,
      manual: [...state.manual],
      spec: state.spec,
      candidate: state.candidate,
      key: idempotencyKey,
      unanswered,
    }),
    [target, state, idempotencyKey, unanswered],
  )
  const draft = (isDirty || unanswered) && !isDiscarded ? fullForm : null
  const { holder, takeOver } = useDraftLock(id, { flush: () => flush(), onTakenOver })
  const { save, flush, drop } = useKeptDraft(accountId, { id, kind }, draft, holder === 'here' && !isSilent)
  useEffect(() => {
    if (save.state === 'saved') noteDraftSaved()
  }, [save.state])
  const [failedFiles, setFailedFiles] = useState<ReadonlyMap<string, SaveFailure>>(new Map())
  const report = useCallback(
    (file: string, error: unknown) =>
      setFailedFiles((known) => {
        const next = new Map(known)
        if (error === null) next.delete(file)
        else next.set(file, failureOf(error))
        return next
      }),
    [],
  )
  const keeper = useFileKeeper(accountId, id, report)
  const failure = save.failure ?? failedFiles.values().next().value ?? (isSilent ? 'silent' : null)

  const queue = async (sent: ToQueue) => {
    try {
      await withStorageTimeout(
        writeForm(accountId, { ...fullForm, id, kind, unanswered: sent.unanswered, updated_at: Date.now() }),
      )
      await enqueue(accountId, {
        key: idempotencyKey,
        draftId: id,
        kind,
        title: previewTitles(entry, sent.values)?.[lang] ?? t(view.title),
        values: sent.values,
        submit: true,
        confirmed: sent.confirmed,
        code: target.code,
        revision: target.revision,
        unanswered: sent.unanswered,
      })
    } catch {
      const message = t`This device could not store it; nothing was sent. Free some space and try again.`
      throw new ApiError({ kind: 'unknown', message })
    }
    // From here on the draft belongs to the queue, which deletes it once it is sent.
    drop()
    endForm(kind)
    wakeOutbox(true)
    void askForSync()
  }
  const saved = async (code: string, isSubmitted: boolean) => {
    const editId = editFormId(view.route.own, code)
    const hasUploads = !isSubmitted && localFiles(state.values).length > 0
    endForm(kind)
    if (!hasUploads) await withStorageTimeout(removeDraft(accountId, id)).catch(() => undefined)
    else if (editId !== id) await withStorageTimeout(moveDraft(accountId, id, editId)).catch(() => undefined)
  }
  return { holder, takeOver, save, failure, flush, keeper, queue, saved }
}
