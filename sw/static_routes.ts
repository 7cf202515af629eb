/**
 * Requests that the browser answers by itself, without asking this worker: chunks from the device, and all API calls
 * that are not reference data from the server. Each detour through the worker costs a page start some milliseconds.
 * A chunk that is not on the device comes from the server. Browsers without static routes
 * (https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes) send every request through the worker.
 */
import { referencePaths } from './reference_data.ts'

type Source = 'network' | 'fetch-event' | { cacheName: string }
type Route = { condition: { urlPattern: { pathname: string } }; source: Source }

const routes = (partsCache: string): Route[] => [
  // One folder deep: operators' chunks in /assets/admin/ are not among the parts.
  ...['js', 'css', 'json'].map((type) => route(`/assets/:name.${type}`, { cacheName: partsCache })),
  ...referencePaths.map((path) => route(path, 'fetch-event')),
  route('/api/*', 'network'),
]

const route = (pathname: string, source: Source): Route => ({
  condition: { urlPattern: { pathname } },
  source,
})

/** Called while the worker is installed; without effect where browsers have no static routes. */
export function routeStatically(event: ExtendableEvent, partsCache: string): void {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (routes: Route[]) => Promise<void> }
  // A browser that refuses them asks the worker.
  if (addRoutes) event.waitUntil(addRoutes.call(event, routes(partsCache)).catch(() => undefined))
}
