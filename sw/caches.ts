import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { serverAddress } from '#shared/offline/server_address.ts'
import { limited } from './limited.ts'
import { anonymous, cacheKey, isReferenceData } from './reference_data.ts'
import { storedChunk } from './shell.ts'

const days = 30
const server = new URL(serverAddress('/'), location.origin).origin

/** Tags, categories and public site texts: answered from the device at once, refreshed in the background. */
export const referenceData: { matches: RouteMatchCallback; strategy: StaleWhileRevalidate } = {
  matches: ({ url, request }) =>
    url.origin === server && request.method === 'GET' && isReferenceData(url.pathname),
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

const otherChunks = new CacheFirst({
  cacheName: 'assets',
  plugins: [limited('assets', { entries: 120, days })],
})

/** Serves files with a hash in their names: chunks of the shell, and others such as those of the back office. */
export const hashedFiles: { matches: RouteMatchCallback; handler: RouteHandlerCallback } = {
  matches: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  handler: async (given) => (await storedChunk(given.request)) ?? otherChunks.handle(given),
}
