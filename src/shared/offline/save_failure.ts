import { StorageTimeout } from './storage_timeout.ts'

/**
 * Why nothing can be saved: no room, a newer version of the page in another tab, storage that does not answer, or another
 * error of the browser.
 */
export type SaveFailure = 'full' | 'outdated' | 'silent' | 'error'

/** A write that failed is tried again without a change: space may have been made. */
export const retrySaveMs = 2_000

/** A write that takes longer than this is told as failed, and tried again (ms). */
export const writeMs = 10_000

/** Why a write to this device failed. */
export const failureOf = (error: unknown): SaveFailure => {
  if (error instanceof StorageTimeout) return 'silent'
  const { name = '', inner } = error as { name?: string; inner?: { name?: string } }
  const names = [name, inner?.name]
  if (names.includes('QuotaExceededError')) return 'full'
  return names.includes('VersionError') ? 'outdated' : 'error'
}
