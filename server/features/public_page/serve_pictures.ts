import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { postings } from '#contract/postings/index.ts'
import type { Deps } from '#server/http/deps.ts'
import { etagOf } from '#server/http/kept_body.ts'
import { Problem } from '#server/http/problem.ts'
import { drawingSvg } from './drawing.ts'
import { readShown } from './posting_page.ts'

/** Memory for drawn pictures of one node, in bytes. A drawing has about 15 kB. */
const maxBytes = 4 * 1_024 * 1_024
/** A preview may be a day old: the address stays when the dimensions change. */
const caching = 'public, max-age=86400'

/** Drawings of postings as PNG, which previews of links show. What strangers do not read of a posting is not drawn. */
export function servePictures(scope: FastifyInstance, deps: Deps): void {
  // By the drawing itself: it needs no emptying, and equal pieces share one.
  const drawn = new LRUCache<string, Promise<Uint8Array>>({
    maxSize: maxBytes,
    sizeCalculation: (_, svg) => 2 * svg.length + 30_000,
  })
  const pictureOf = (svg: string): Promise<Uint8Array> => {
    const known = drawn.get(svg)
    if (known) return known
    const made = deps.pictures.drawSketch(svg)
    drawn.set(svg, made)
    made.catch(() => drawn.delete(svg))
    return made
  }
  scope.get<{ Params: { kind: string; file: string } }>('/og/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const [, code] = /^(\w{1,40})\.png$/.exec(file) ?? []
    const found = Object.values(postings).find(({ definition }) => definition.kind === kind)
    if (!found || code === undefined) throw new Problem('not_found')
    const shown = await readShown(found.definition, { deps, code, lang: 'zh', now: deps.clock() })
    if (!shown?.shape || !shown.dims) throw new Problem('not_found')
    const svg = drawingSvg(shown.shape, shown.dims)
    const etag = etagOf(svg)
    void reply.header('cache-control', caching).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const picture = await pictureOf(svg)
    return reply.type('image/png').send(Buffer.from(picture))
  })
}
