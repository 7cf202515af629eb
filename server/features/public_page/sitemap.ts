import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langs } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Deps } from '#server/http/deps.ts'
import { encodingOf } from '#server/http/encoding.ts'
import { Problem } from '#server/http/problem.ts'
import { sendKept } from '#server/http/send.ts'
import { hreflang, pathIn, siteOf } from './address.ts'
import { html, type Html } from './html.ts'
import { publicPages } from './pages.ts'
import { readBlocks, readEntries, sources, type Entry } from './sitemap_store.ts'

const xml = 'application/xml; charset=utf-8'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** How long the list of files and that of own pages are kept (ms), because they count all rows, unless a write empties the cache before. */
const ttl = 60_000

/** The languages in which a page exists, each with all of them as alternatives. */
function urlsOf({ path, changed, langs: written }: Entry, site: string): Html {
  const alternates = (written.length > 1 ? written : []).map(
    (lang) =>
      html`<xhtml:link rel="alternate" hreflang="${hreflang[lang]}" href="${site}${pathIn(lang, path)}" />`,
  )
  return html`${written.map(
    (lang) =>
      html`<url
        ><loc>${site}${pathIn(lang, path)}</loc
        >${changed && html`<lastmod>${changed}</lastmod>`}${alternates}</url
      > `,
  )}`
}

const begin = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const end = '</urlset>\n'

const textOf = (entries: readonly Entry[], site: string): string =>
  entries.map((one) => urlsOf(one, site).text).join('')

async function* fileOf(entries: AsyncIterable<Entry[]>, site: string): AsyncGenerator<string> {
  yield begin
  for await (const some of entries) yield textOf(some, site)
  yield end
}

/** Pages that are not rows of a table. */
async function ownPages(at: { db: DbOrTx; now: Date }): Promise<Entry[]> {
  const found: Entry[] = []
  for (const { path, addresses } of publicPages) {
    const own = addresses ? await addresses(at) : path.includes(':') ? [] : [{ path, changed: null }]
    found.push(...own.map((one) => ({ ...one, langs })))
  }
  return found
}

/** Sends a text while it is made: a file of 50,000 addresses has ten megabytes. */
function sendStream(
  parts: AsyncIterable<string>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const text = Readable.from(parts)
  void reply.header('content-type', xml).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (encodingOf(request.headers['accept-encoding']) === 'identity') return reply.send(text)
  const packed = createGzip()
  text.on('error', (error) => packed.destroy(error)).pipe(packed)
  return reply.header('content-encoding', 'gzip').send(packed)
}

/** Files of addresses for search engines: one for own pages, and for each kind of row one per 25,000 ids. */
export function serveSitemaps(scope: FastifyInstance, deps: Deps): void {
  const { database, cache, clock, config } = deps

  /** Sends a file that is kept. */
  async function sendFile(
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: (site: string, now: Date) => Promise<string>,
  ): Promise<FastifyReply> {
    const site = siteOf(request, config.publicUrl)
    const now = clock()
    const kept = await cache.text(`${name} ${site}`, { ttl, now }, () => make(site, now))
    void reply.header('cache-control', 'no-cache')
    return sendKept(kept.body, request, reply, xml)
  }

  scope.get('/sitemap.xml', (request, reply) =>
    sendFile('sitemap', request, reply, async (site, now) => {
      const files = [{ name: 'pages', changed: null as string | null }]
      for (const [kind, source] of Object.entries(sources))
        for (const { block, changed } of await readBlocks(database.orm, source, now))
          files.push({ name: `${kind}-${block}`, changed })
      const list = html`${files.map(
        ({ name, changed }) =>
          html`<sitemap
            ><loc>${site}/sitemaps/${name}.xml</loc>${changed && html`<lastmod>${changed}</lastmod>`}</sitemap
          > `,
      )}`
      return `${declaration}<sitemapindex xmlns="${namespace}">\n${list.text}</sitemapindex>\n`
    }),
  )

  scope.get('/sitemaps/pages.xml', (request, reply) =>
    sendFile('sitemap pages', request, reply, async (site, now) => {
      const entries = await ownPages({ db: database.orm, now })
      return begin + textOf(entries, site) + end
    }),
  )

  scope.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const site = siteOf(request, config.publicUrl)
    const [, name = '', block] = /^([a-z_]+)(?:-(\d{1,5}))?\.xml$/.exec(request.params.file) ?? []
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined
    if (!source || block === undefined) throw new Problem('not_found')
    const entries = readEntries(database.orm, source, { block: Number(block), now: clock() })
    return sendStream(fileOf(entries, site), request, reply)
  })

  scope.get('/robots.txt', (request, reply) => {
    const site = siteOf(request, config.publicUrl)
    // Calls are open: engines that run the page need them.
    const closed = ['/backend', '/admin', '/redirect', '/api/backend/', '/api/admin/', '/api/docs']
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${site}/sitemap.xml\n`,
      )
  })
}
