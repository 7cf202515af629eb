/**
 * The service worker keeps the shell on the device, so that the page starts without a network, and serves reference
 * data from the device while it fetches newer. Account data is never put into a cache.
 */
import { clientsClaim } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { hashedFiles, referenceData } from './caches.ts'
import { keepFirstReferenceData } from './first_reference_data.ts'
import { answerSyncs } from './outbox.ts'
import { answerTicks } from './poll.ts'
import { answerPushes } from './push.ts'
import { answerPage, answerShell, isShellFile, keepShell } from './shell.ts'
import { answerShares } from './shares.ts'

declare const self: ServiceWorkerGlobalScope

keepShell(self)
self.addEventListener('install', (event) => event.waitUntil(keepFirstReferenceData()))
clientsClaim()

registerRoute(isShellFile, ({ url }) => answerShell(url.pathname))
// API calls, uploads and files are never answered with the page.
registerRoute(
  new NavigationRoute(answerPage, {
    denylist: [/^\/(api|uploads|assets)\//, /^[^?]*\.\w+(\?|$)/],
  }),
)
registerRoute(referenceData.matches, referenceData.strategy)
registerRoute(hashedFiles.matches, hashedFiles.handler)

answerTicks(self)
answerShares(self)
answerSyncs(self)
answerPushes(self)

// A new version waits until the user accepts it in the page, because it must not replace the page under an open form.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Requested by the page that shows the state of this device.
  if (type === 'BUILD') event.ports[0]?.postMessage(import.meta.env.VITE_BUILD_ID ?? 'dev')
})
