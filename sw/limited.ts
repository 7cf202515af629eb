import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core'
import { isOlder } from './reference_data.ts'

/**
 * Keeps a cache small: only answers with status 200, not used when older than `days`, the one kept longest ago makes room
 * for the newest of `entries`, and all of it goes when the device has no room left.
 */
export function limited(name: string, { entries, days }: { entries: number; days: number }): WorkboxPlugin {
  registerQuotaErrorCallback(() => void caches.delete(name))
  return {
    cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && isOlder(cachedResponse, days, Date.now()) ? null : cachedResponse,
    cacheDidUpdate: async () => {
      const cache = await caches.open(name)
      for (const key of (await cache.keys()).slice(0, -entries)) await cache.delete(key)
    },
  }
}
