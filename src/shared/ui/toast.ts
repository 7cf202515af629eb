import { notifications } from '@mantine/notifications'
import { ApiError } from '../api/error.ts'
import { onAccountLeft } from '../session/account_memory.ts'

/** Milliseconds a toast stays (spec §9). */
const toastMs = 5_000

/** The same text is shown once at a time, whoever reports it. */
const idOf = (color: string, message: string) => `${color}:${message}`
const show = (color: string, message: string) =>
  notifications.show({ id: idOf(color, message), color, message, autoClose: toastMs, withBorder: true })

// Messages for one account must not be shown to the next.
onAccountLeft(() => notifications.clean())

/** Success message, e.g. the `detail` of an answer (spec §7). */
export const toastSuccess = (message: string): void => void show('green', message)

/**
 * Error message; of a validation error its first field's text (spec §8). What was cancelled on purpose stays silent; an
 * exhausted quota also opens what each tier may do.
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

/** A field's message in words that name the field, in place of the message alone. */
export function toastFieldError(message: string, named: string): void {
  notifications.hide(idOf('red', message))
  show('red', named)
}
