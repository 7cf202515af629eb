/**
 * The service worker: it keeps the shell on the device, so that the page starts without a network, and delivers reference
 * data from the device while it asks for newer. Nothing that belongs to an account is ever put into a cache.
 */
import { clientsClaim } from 'workbox-core'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { hashedFiles, referenceData } from './caches.ts'
import { answerSyncs } from './outbox.ts'
import { packed } from './pack.ts'
import { answerTicks } from './poll.ts'
import { answerPushes } from './push.ts'
import { answerShares } from './shares.ts'

declare global {
  interface ImportMeta {
    readonly env: { readonly VITE_BUILD_ID?: string }
  }
}
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const list = self.__WB_MANIFEST
addPlugins([packed(list)])
precacheAndRoute(list)
cleanupOutdatedCaches()
clientsClaim()

// Calls, uploads and files are never answered with the page.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|uploads|assets)\//, /^[^?]*\.\w+(\?|$)/],
  }),
)
registerRoute(referenceData.matches, referenceData.strategy)
registerRoute(hashedFiles.matches, hashedFiles.strategy)

answerTicks(self)
answerShares(self)
answerSyncs(self)
answerPushes(self)

// A new version waits until somebody says so in the page; it must not change under an open form.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Asked by the page that shows the state of this device.
  if (type === 'BUILD') event.ports[0]?.postMessage(import.meta.env.VITE_BUILD_ID ?? 'dev')
})
