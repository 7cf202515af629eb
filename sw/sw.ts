/**
 * The service worker: it keeps the shell on the device, so that the page starts without a network, and delivers reference
 * data from the device while it asks for newer. Nothing that belongs to an account is ever put into a cache.
 */
import { clientsClaim } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { hashedFiles, referenceData } from './caches.ts'
import { answerSyncs } from './outbox.ts'
import { answerTicks } from './poll.ts'
import { answerPushes } from './push.ts'
import { answerPage, answerShell, isShellFile, keepShell } from './shell.ts'
import { answerShares } from './shares.ts'

declare const self: ServiceWorkerGlobalScope

keepShell(self)
clientsClaim()

registerRoute(isShellFile, ({ url }) => answerShell(url.pathname))
// Calls, uploads and files are never answered with the page.
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

// A new version waits until somebody says so in the page; it must not change under an open form.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Asked by the page that shows the state of this device.
  if (type === 'BUILD') event.ports[0]?.postMessage(import.meta.env.VITE_BUILD_ID ?? 'dev')
})
