import { useLingui } from '@lingui/react/macro'
import type { UploadItem } from './upload_items.ts'

/** Gives what is said of a file in its list: where it is, and why it did not get there. */
export function useCaptions(): (item: UploadItem) => string {
  const { t } = useLingui()
  return ({ state, progress, error, file }) => {
    const percent = Math.round(progress * 100)
    const reason = error ?? ''
    // Without its file there is nothing to send again; the reason says what to do.
    const failed = file ? t`File upload failure: ${reason}` : reason
    return {
      keeping: t`Saving on this device`,
      waiting: t`Waiting`,
      uploading: `${percent}%`,
      done: t`Uploaded`,
      failed,
      offline: t`Waiting for the network`,
    }[state]
  }
}
