/** RSS 2.0 of what is new, in either language. */
import { quantityText } from '#contract/figures.ts'
import type { FastifyInstance } from 'fastify'
import type { Lang } from '#contract/enums.ts'
import { quotation } from '#contract/postings/quotation.ts'
import { listArticles } from '#server/features/article/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { sendKept } from '#server/http/send.ts'
import { langAsked, pathIn, siteOf } from './address.ts'
import { articlePath, articlesPath } from './article_page.ts'
import { priceText, weightText } from './figures.ts'
import { feedPaths } from './head.ts'
import { html, type Html } from './html.ts'
import { newestShown } from './list_page.ts'
import { postingPath, weightOf } from './parts.ts'
import { siteName, texts } from './texts.ts'

/** Items of a feed, and how long it is kept (ms). */
const size = 50
const ttl = 60_000

/** `lang` is that of the page to which it leads. */
type Item = { path: string; lang: Lang; title: string; text: string; time: string | null }
type Reading = { deps: Deps; lang: Lang; now: Date }
type Feed = { path: string; page: string; title: Record<Lang, string>; read(given: Reading): Promise<Item[]> }

/** New stock that everybody reads in full. */
async function newStock({ deps, lang, now }: Reading): Promise<Item[]> {
  const rows = await newestShown(
    quotation,
    { deps, lang, now },
    { filters: { open_only: true }, limit: size },
  )
  return rows.map((row) => {
    const kg = weightOf(row)
    const figures = [
      row.quantity !== null && quantityText(row.quantity, row.quantity_unit, lang),
      kg !== null && weightText(kg),
      priceText(row, lang),
      row.company.name,
    ]
    return {
      path: postingPath(row),
      lang,
      title: row.title,
      text: figures.filter(Boolean).join(' · '),
      time: row.published_time,
    }
  })
}

const feeds: readonly Feed[] = [
  { path: feedPaths.stock, page: `/home/${quotation.kind}`, title: texts.feeds.stock, read: newStock },
  {
    path: feedPaths.articles,
    page: articlesPath,
    title: texts.feeds.articles,
    read: async ({ deps, lang, now }) => {
      const rows = await listArticles(deps.database.orm, { page: 1, size }, { lang, now })
      return rows.map(({ id, title, lang: written, excerpt, publish_time: time }) => ({
        path: articlePath(id),
        lang: written,
        title,
        text: excerpt,
        time,
      }))
    },
  },
]

function rssOf(
  { page, path, title }: Feed,
  items: readonly Item[],
  { lang, site }: { lang: Lang; site: string },
) {
  const address = (one: string, there = lang) => `${site}${pathIn(there, one)}`
  const item = ({ path: there, lang: written, title: name, text, time }: Item): Html =>
    html`<item><title>${name}</title><link>${address(there, written)}</link><guid isPermaLink="false">${site}${there}</guid><description>${text}</description>${time && html`<pubDate>${new Date(time).toUTCString()}</pubDate>`}</item>\n`
  const channel = html`<channel><title>${siteName[lang]} · ${title[lang]}</title><link>${address(page)}</link><description>${texts.description[lang]}</description><language>${lang === 'en' ? 'en' : 'zh-CN'}</language><atom:link rel="self" type="application/rss+xml" href="${address(path)}"/>\n${items.map(item)}</channel>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel.text}</rss>\n`
}

export function serveFeeds(scope: FastifyInstance, deps: Deps): void {
  for (const feed of feeds)
    scope.get(feed.path, async (request, reply) => {
      const lang = langAsked(request.query)
      const site = siteOf(request, deps.config.publicUrl)
      const now = deps.clock()
      const kept = await deps.cache.text(`feed ${feed.path} ${lang} ${site}`, { ttl, now }, async () =>
        rssOf(feed, await feed.read({ deps, lang, now }), { lang, site }),
      )
      void reply.header('cache-control', 'no-cache')
      return sendKept(kept.body, request, reply, 'application/rss+xml; charset=utf-8')
    })
}
