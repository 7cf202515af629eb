/**
 * The parts of the page in one file. Asked for one after the other, some 300 files take most of a minute on a slow line
 * before the page opens offline.
 */

/** Written by server/build.ts: the text of each file by its path. */
const address = '/pack.json'

const types: Record<string, string> = {
  js: 'application/javascript',
  css: 'text/css',
  json: 'application/json',
}
/** They tell of the file that carried the others. */
const ownHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Cache-Control']

/** Gives `keep` those of the `paths` that the one file holds. Throws where it does not come. */
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

/** What the server says with every file, such as its content policy, which a worker's script needs from the cache too. */
function headersOf(path: string, { headers: given }: Response): Headers {
  const headers = new Headers(given)
  for (const name of ownHeaders) headers.delete(name)
  headers.set('Content-Type', `${types[path.split('.').at(-1) ?? '']}; charset=utf-8`)
  return headers
}
