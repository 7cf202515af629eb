/** Milliseconds that a page waits for the device's storage before it shows something without it. */
export const patienceMs = 2_000

/** Thrown when the device's storage does not answer: another tab blocks the database, or the browser hangs. */
export class StorageTimeout extends Error {}

/**
 * Returns true for an error that means this. A database that never opens is closed, which rejects its queries with
 * Dexie's own error.
 */
export const isStorageTimeout = (error: unknown): boolean =>
  error instanceof StorageTimeout || (error as { name?: unknown }).name === 'DatabaseClosedError'

/** Resolves as `work` does, or rejects with StorageTimeout after `ms` milliseconds. */
export function withStorageTimeout<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageTimeout('The storage of this device does not answer')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
