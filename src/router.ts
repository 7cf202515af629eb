import { createRouter } from '@tanstack/react-router'
import { cancelRequests, queryClient } from '#shared/api/query_client.ts'
import { askedLanguage } from '#shared/i18n/language_choice.ts'
import { leaveServedHead } from '#shared/navigation/served_head.ts'
import { getWorkerNews } from '#shared/offline/worker.ts'
import { LoadError } from '#shell/LoadError.tsx'
import { NoSuchPage } from '#shell/NoSuchPage.tsx'
import { RoutePending } from '#shell/RoutePending.tsx'
import './pauses/before_routes.ts'
import { routeTree } from './routeTree.gen.ts'
import './pauses/before_router.ts'
import { parseSearch, stringifySearch } from './search_string.ts'

/**
 * Routes of src/routes. The page scrolls to the top after a navigation unless it passes `resetScroll: false`, and
 * going back restores the scroll position. Nothing is preloaded on hover, because the click would cancel that
 * request (SPEC 2.9).
 */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: false,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: LoadError,
  defaultNotFoundComponent: NoSuchPage,
})

router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
  if (fromLocation) cancelRequests()
  if (fromLocation) leaveServedHead(fromLocation, toLocation)
  // A link within the site that names another language loads the document again, which switches the language.
  if (fromLocation && askedLanguage(toLocation.searchStr)) location.assign(toLocation.href)
  // Another tab has switched to a new version: this tab loads it on the next page change, which interrupts no edit.
  if (fromLocation && pathChanged && getWorkerNews() === 'replaced') location.assign(toLocation.href)
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
