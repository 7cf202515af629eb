import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { FileRef } from '#contract/fields.ts'
import { isListed, type FileType, type Usage } from '#contract/upload.ts'
import { onAnswer } from '../api/reachable.ts'
import { lang } from '../i18n/language.ts'
import { toastError } from '../ui/toast.ts'
import { FailedUploadsContext } from './failed_uploads.ts'
import { FileKeeperContext } from './kept_files.ts'
import { upload } from './upload.ts'
import { fileTypeOf, fitList, uploadRefusal } from './upload_checks.ts'
import { doneItem, isOnlyHere, isPending, newItem } from './upload_items.ts'
import { createUploadQueue } from './upload_queue.ts'

/** Milliseconds between two checks for uploads whose next try is due. */
const resumeMs = 5_000

type Given = {
  /** Id of the field on the page. */
  id?: string
  value: readonly FileRef[]
  onChange: (refs: FileRef[]) => void
  allowed: readonly FileType[]
  usage: Usage
  max: number
  /** Called with the number of pending files, of those that are only in the page, and of those that failed. */
  onPending?: (count: number, onlyHere: number, failed: number) => void
}

/** The uploads of a list field, with the browser's own checks before anything is sent (SPEC 5.22–5.24). */
export function useUploads({ value, onChange, allowed, usage, max, id, onPending }: Given) {
  const { t } = useLingui()
  const keeper = useContext(FileKeeperContext)
  const [queue] = useState(() =>
    createUploadQueue(value, {
      send: (file, file_type, options) =>
        upload(file, { file_type, usage, inList: isListed(file_type), ...options }),
      keeper,
      usage,
      goneText: t`No longer on this device; choose it again`,
    }),
  )
  const state = useSyncExternalStore(queue.subscribe, queue.getState)

  useEffect(() => queue.report(onChange), [queue, onChange])
  useEffect(() => queue.take(value), [queue, value])
  useEffect(() => {
    const goOn = () => queue.resume({ isForced: true })
    window.addEventListener('online', goOn)
    const unheard = onAnswer(goOn)
    const timer = setInterval(() => navigator.onLine && queue.resume({}), resumeMs)
    return () => {
      clearInterval(timer)
      unheard()
      window.removeEventListener('online', goOn)
      queue.dispose()
    }
  }, [queue])

  const pending = state.items.filter(isPending).length
  const onlyHere = state.items.filter(isOnlyHere).length
  const failed = state.items.filter((item) => item.state === 'failed').length
  const tellPending = useEffectEvent((...counts: [number, number, number]) => onPending?.(...counts))
  useEffect(() => {
    tellPending(pending, onlyHere, failed)
    return () => tellPending(0, 0, 0)
  }, [pending, onlyHere, failed])
  const form = useContext(FailedUploadsContext)
  useEffect(() => {
    if (!form || id === undefined) return
    form.tell(id, failed)
    return () => form.tell(id, 0)
  }, [form, id, failed])

  const add = (files: readonly File[]) => {
    const refusals = new Set<string>()
    const fine = files.filter((file) => {
      const refusal = uploadRefusal(file, { allowed, usage, inList: true, lang })
      if (refusal) refusals.add(refusal)
      return !refusal
    })
    const [fitting, surplus] = fitList(fine, state.items.length, max)
    if (surplus.length > 0) refusals.add(t`${max} files at most`)
    for (const refusal of refusals) toastError(refusal)
    if (fitting.length > 0)
      queue.append(fitting.map((file) => newItem(file, fileTypeOf(file.name, allowed, usage)!)))
  }
  const addStored = (file: FileRef) => queue.append([doneItem(file)])
  return { ...state, queue, add, addStored }
}
export type Uploads = ReturnType<typeof useUploads>
