import { StorageTimeout } from './storage_timeout.ts'

/**
 * Why nothing can be saved: no room, a newer version of the page in another tab, unresponsive storage, or another
 * error of the browser.
 */
export type SaveFailure = 'full' | 'outdated' | 'silent' | 'error'

/** A failed write is retried without a change: space may have been freed. */
export const retrySaveMs = 2_000

/** A write that takes longer than this is reported as failed, and retried (ms). */
export const writeMs = 10_000

/** Returns why a write to this device failed. */
export const failureOf = (error: unknown): SaveFailure => {
  if (error instanceof StorageTimeout) return 'silent'
  const { name = '', inner } = error as { name?: string; inner?: { name?: string } }
  const names = [name, inner?.name]
  if (names.includes('QuotaExceededError')) return 'full'
  return names.includes('VersionError') ? 'outdated' : 'error'
}
