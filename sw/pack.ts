/**
 * The parts of the page in one file. Workbox asks for its list one after the other, some 300 files: on a slow line that is
 * most of a minute before the page opens offline. What stands in its cache it does not ask for.
 */
import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'

/** Written by server/build.ts: the text of each file by its path. */
const address = '/pack.json'
/** A new version that changes fewer files asks for them by themselves. */
const fewest = 40

const types: Record<string, string> = {
  js: 'application/javascript',
  css: 'text/css',
  json: 'application/json',
}
/** They tell of the file that carried the others. */
const ownHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Cache-Control']

/** Before the first file of an installation; without the one file, or with another build's, Workbox asks for what is missing. */
export function packed(list: readonly (PrecacheEntry | string)[]): WorkboxPlugin {
  let unpacking: Promise<void> | undefined
  return {
    handlerWillStart: async ({ event }) => {
      if (event.type === 'install') await (unpacking ??= unpack(list).catch(() => undefined))
    },
  }
}

async function unpack(list: readonly (PrecacheEntry | string)[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // What has a revision is no part with its hash in the name.
  const parts = list.flatMap((entry) => (typeof entry !== 'string' && !entry.revision ? `/${entry.url}` : []))
  const missing = parts.filter((path) => !known.has(path))
  if (missing.length < fewest) return
  const answer = await fetch(address)
  if (!answer.ok) return
  const texts = (await answer.json()) as Record<string, string>
  await Promise.all(
    missing.map(async (path) => {
      const text = texts[path]
      if (text !== undefined) await cache.put(path, new Response(text, { headers: headersOf(path, answer) }))
    }),
  )
}

/** What the server says with every file, such as its content policy, which a worker's script needs from the cache too. */
function headersOf(path: string, { headers: given }: Response): Headers {
  const headers = new Headers(given)
  for (const name of ownHeaders) headers.delete(name)
  headers.set('Content-Type', `${types[path.split('.').at(-1) ?? '']}; charset=utf-8`)
  return headers
}
