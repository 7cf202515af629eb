import { notifications } from '@mantine/notifications'
import { ApiError } from '../api/error.ts'
import { onAccountLeft } from '../session/account_memory.ts'

/** How long (ms) a toast stays (SPEC 9.15). */
const toastMs = 5_000

/** Returns an id that is equal for equal texts, so that the same text is shown only once at a time. */
const idOf = (color: string, message: string) => `${color}:${message}`
const show = (color: string, message: string) =>
  notifications.show({ id: idOf(color, message), color, message, autoClose: toastMs, withBorder: true })

/** Ids of the errors that may be on screen, by the call that failed; those of a form's fields under `fields`. */
const errors = new Map<string, string[]>()
const fields = 'fields'
function showError(message: string, about?: string): void {
  show('red', message)
  if (about) errors.set(about, [...(errors.get(about) ?? []), idOf('red', message)])
}

/** Removes the errors that an answer has made untrue: those of the same call, and after a write those of fields. */
export function forgetErrors({ action, isWrite }: { action: string; isWrite: boolean }): void {
  for (const about of isWrite ? [action, fields] : [action]) {
    for (const id of errors.get(about) ?? []) notifications.hide(id)
    errors.delete(about)
  }
}

// Messages for one account must not be shown to the next.
onAccountLeft(() => {
  notifications.clean()
  errors.clear()
})

/** Shows a success message, such as the `detail` of an answer (SPEC 7.8). */
export const toastSuccess = (message: string): void => void show('green', message)

/**
 * Shows an error message; for a validation error, the first field's message (SPEC 8.8). Cancelled requests and errors
 * that are reported elsewhere are silent. An exhausted quota also opens the table of tiers.
 */
export function toastError(error: unknown, action?: string): void {
  if (typeof error === 'string') return showError(error, action)
  if (!(error instanceof ApiError)) return
  const isAnnouncedElsewhere =
    error.kind === 'cancelled' || error.status === 258 || error.status === 401 || error.status === 403
  if (isAnnouncedElsewhere) return
  if (error.code === 'quota_exhausted')
    void import('../quota/open_quota.tsx').then((of) => of.openQuota(error))
  showError(Object.values(error.fields)[0] ?? error.message, error.action)
}

/** Replaces the toast of a field's message with one that names the field. */
export function toastFieldError(message: string, named: string): void {
  notifications.hide(idOf('red', message))
  showError(named, fields)
}
