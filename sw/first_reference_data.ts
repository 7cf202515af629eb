/**
 * Reference data of the first visit: a page that is not controlled by the worker yet asks the server directly, so nothing
 * of that would be on the device. The installation asks once more, in both languages, because the page's is not known here.
 */
import { serverAddress } from '#shared/offline/server_address.ts'
import { anonymous, cacheKey } from './reference_data.ts'

/** What every page may need without a network, as pages ask for it; a test compares the addresses. */
export const firstPaths = ['/api/tag/?size=999', '/api/product_category/', '/api/website_config/site/']
const languages = ['zh-CN', 'en-US']

/** A slow server must not keep the new worker from starting. */
const patienceMs = 10_000

async function keep(cache: Cache, path: string, language: string): Promise<void> {
  const request = new Request(new URL(serverAddress(path), location.origin), {
    headers: { 'Accept-Language': language },
    cache: 'no-cache',
  })
  const answer = await fetch(anonymous(request), { signal: AbortSignal.timeout(patienceMs) })
  if (answer.status === 200) await cache.put(cacheKey(request), answer)
}

/** Stores the newest reference data. What cannot be had now is stored when a page asks for it. */
export async function keepFirstReferenceData(): Promise<void> {
  const cache = await caches.open('reference')
  const wanted = firstPaths.flatMap((path) => languages.map((language) => keep(cache, path, language)))
  await Promise.allSettled(wanted)
}
