/**
 * All chunks of the page in one file. Requested one by one, some 300 files would take most of a minute on a slow
 * connection before the page opens offline.
 */

/** Written by server/build.ts: the text of each file by its path. */
const address = '/pack.json'

const types: Record<string, string> = {
  js: 'application/javascript',
  css: 'text/css',
  json: 'application/json',
}
/** Headers that describe the packed file, not the files in it. */
const ownHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Cache-Control']

/** Calls `keep` with each of the `paths` that the packed file contains. Throws when it cannot be loaded. */
export async function unpack(
  paths: readonly string[],
  keep: (path: string, answer: Response) => Promise<void>,
): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) return
  const texts = (await answer.json()) as Record<string, string>
  await Promise.all(
    paths.map(async (path) => {
      const text = texts[path]
      if (text !== undefined) await keep(path, new Response(text, { headers: headersOf(path, answer) }))
    }),
  )
}

/**
 * Headers that the server sends with every file, such as the content security policy, which a worker script needs
 * from the cache too.
 */
function headersOf(path: string, { headers: given }: Response): Headers {
  const headers = new Headers(given)
  for (const name of ownHeaders) headers.delete(name)
  headers.set('Content-Type', `${types[path.split('.').at(-1) ?? '']}; charset=utf-8`)
  return headers
}
