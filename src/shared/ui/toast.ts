import { notifications } from '@mantine/notifications'
import { ApiError } from '../api/error.ts'
import { onAccountLeft } from '../session/account_memory.ts'

/** How long (ms) a toast stays (SPEC 9.15). */
const toastMs = 5_000

/** Returns an id that is equal for equal texts, so that the same text is shown only once at a time. */
const idOf = (color: string, message: string) => `${color}:${message}`
const show = (color: string, message: string) =>
  notifications.show({ id: idOf(color, message), color, message, autoClose: toastMs, withBorder: true })

// Messages for one account must not be shown to the next.
onAccountLeft(() => notifications.clean())

/** Shows a success message, such as the `detail` of an answer (SPEC 7.8). */
export const toastSuccess = (message: string): void => void show('green', message)

/**
 * Shows an error message; for a validation error, the first field's message (SPEC 8.8). Cancelled requests and errors
 * that are reported elsewhere are silent. An exhausted quota also opens the table of tiers.
 */
export function toastError(error: unknown): void {
  if (typeof error === 'string') return void show('red', error)
  if (!(error instanceof ApiError)) return
  const isAnnouncedElsewhere =
    error.kind === 'cancelled' || error.status === 258 || error.status === 401 || error.status === 403
  if (isAnnouncedElsewhere) return
  if (error.code === 'quota_exhausted')
    void import('../quota/open_quota.tsx').then((of) => of.openQuota(error))
  void show('red', Object.values(error.fields)[0] ?? error.message)
}

/** Replaces the toast of a field's message with one that names the field. */
export function toastFieldError(message: string, named: string): void {
  notifications.hide(idOf('red', message))
  show('red', named)
}
