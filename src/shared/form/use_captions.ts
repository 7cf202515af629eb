import { useLingui } from '@lingui/react/macro'
import { isLocal } from '../offline/local_files.ts'
import type { UploadItem } from './upload_items.ts'

/** Returns the caption of a file in its list: where it is, and why its upload failed, unless a dialog has said so. */
export function useCaptions(): (item: UploadItem) => string {
  const { t } = useLingui()
  return ({ state, progress, error, file, isUnkept, isTold, address }) => {
    const percent = Math.round(progress * 100)
    const reason = error ?? ''
    // Without its file there is nothing to send again; the reason says what to do.
    const failed = isTold ? t`Not uploaded` : file ? t`File upload failure: ${reason}` : reason
    const unkept = t`Not stored: only on this page until it is uploaded`
    const isKept = address !== null && isLocal(address)
    return {
      keeping: t`Saving on this device`,
      waiting: isUnkept ? unkept : t`Waiting`,
      uploading: `${percent}%`,
      done: t`Uploaded`,
      failed,
      offline: isUnkept
        ? unkept
        : isKept
          ? t`On this device, waiting for the network`
          : t`Waiting for the network`,
    }[state]
  }
}
