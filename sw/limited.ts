import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core'
import { isOlder } from './reference_data.ts'

/**
 * Limits a cache: only answers with status 200, ignored after `days`, the oldest removed beyond `entries`, and the
 * whole cache deleted when the device's storage is full.
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
