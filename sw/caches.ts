import type { RouteMatchCallback } from 'workbox-core'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { limited } from './limited.ts'
import { anonymous, cacheKey, isReferenceData } from './reference_data.ts'

const days = 30

/** Tags, categories and public site texts: what is on the device at once, renewed behind it. */
export const referenceData: { matches: RouteMatchCallback; strategy: StaleWhileRevalidate } = {
  matches: ({ url, request, sameOrigin }) =>
    sameOrigin && request.method === 'GET' && isReferenceData(url.pathname),
  strategy: new StaleWhileRevalidate({
    cacheName: 'reference',
    plugins: [
      {
        requestWillFetch: async ({ request }) => anonymous(request),
        cacheKeyWillBeUsed: async ({ request }) => cacheKey(request),
      },
      limited('reference', { entries: 40, days }),
    ],
  }),
}

/** Files whose name carries their hash and that are not part of the shell, such as the back office. */
export const hashedFiles: { matches: RouteMatchCallback; strategy: CacheFirst } = {
  matches: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  strategy: new CacheFirst({ cacheName: 'assets', plugins: [limited('assets', { entries: 120, days })] }),
}
