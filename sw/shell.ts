/**
 * The app shell on the device: the document, manifests and icon of this build, and the chunks of the page. Chunks
 * have a hash in their names, so all builds share one cache for them. An installation fetches the list of chunks
 * separately: inside the worker it would be the largest part (docs/decisions/061).
 */
import type { RouteMatchCallback } from 'workbox-core'
import { unpack } from './pack.ts'
import { routeStatically } from './static_routes.ts'

const build = import.meta.env.VITE_BUILD_ID ?? 'dev'
const shellCache = `precache-${build}`
const partsCache = 'precache-parts'
/** Written by server/build.ts. */
const listPath = '/parts.json'
/** A version that misses fewer chunks than this fetches them one by one. */
const minChunksForPack = 40

const documentPath = '/index.html'
const shellPaths = [
  documentPath,
  '/manifest.zh-CN.webmanifest',
  '/manifest.en-US.webmanifest',
  '/icons/icon.svg',
]

type PartList = { build: string; parts: string[] }

/** Throws when the shell is incomplete: then the installation fails, and the browser retries at its next update check. */
async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

async function install(): Promise<void> {
  const [shell, parts] = await Promise.all([caches.open(shellCache), caches.open(partsCache)])
  await Promise.all(shellPaths.map(async (path) => shell.put(path, await fetched(path, 'reload'))))
  // Fetched after the document: if the list is of another build, the document may be, too.
  const list = await fetched(listPath, 'reload')
  await shell.put(listPath, list.clone())
  const { build: delivered, parts: paths } = (await list.json()) as PartList
  if (delivered !== build) throw new Error(`Build ${delivered} is delivered now`)
  const known = new Set((await parts.keys()).map(({ url }) => new URL(url).pathname))
  const missing = new Set(paths.filter((path) => !known.has(path)))
  const keep = async (path: string, answer: Response) => {
    await parts.put(path, answer)
    missing.delete(path)
  }
  // If the packed file is missing or from another build, the missing chunks are fetched one by one.
  if (missing.size >= minChunksForPack) await unpack([...missing], keep).catch(() => undefined)
  for (const path of missing) await keep(path, await fetched(path, 'default'))
}

/** Deletes caches of earlier builds, unless a later one is being installed. */
async function tidy(worker: ServiceWorkerGlobalScope): Promise<void> {
  if (worker.registration.installing) return
  const stale = (name: string) => name.includes('precache-') && name !== shellCache && name !== partsCache
  await Promise.all((await caches.keys()).filter(stale).map((name) => caches.delete(name)))
  const list = await shellFile(listPath)
  if (!list) return
  const used = new Set(((await list.json()) as PartList).parts)
  const parts = await caches.open(partsCache)
  for (const key of await parts.keys()) if (!used.has(new URL(key.url).pathname)) await parts.delete(key)
}

/** Stores the shell on the device before this worker counts as installed. */
export function keepShell(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', (event) => {
    routeStatically(event, partsCache)
    event.waitUntil(install())
  })
  worker.addEventListener('activate', (event) => event.waitUntil(tidy(worker)))
}

const match = (cacheName: string, request: Request | string) =>
  caches.match(request, { cacheName, ignoreVary: true })
const shellFile = (path: string) => match(shellCache, path)

/** Returns a chunk of the page if it is on the device. */
export const storedChunk = (request: Request): Promise<Response | undefined> => match(partsCache, request)

/** Other files that browsers request, such as the manifest. */
export const isShellFile: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && shellPaths.includes(url.pathname)

/** From the device; from the server if the storage was cleared while the worker runs. */
export const answerShell = async (path: string): Promise<Response> => (await shellFile(path)) ?? fetch(path)

/** Answers every navigation with the document. */
export const answerPage = (): Promise<Response> => answerShell(documentPath)
