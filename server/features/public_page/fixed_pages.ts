/** Pages that say the same until the program changes, and those that list all others. */
import type { Lang } from '#contract/enums.ts'
import { helpPages } from '#contract/help/pages.ts'
import { kindNames } from '#contract/kind_names.ts'
import { postings } from '#contract/postings/index.ts'
import { listArticles, listCategories } from '#server/features/article/store.ts'
import { listSections } from '#server/features/forum/thread_store.ts'
import { countSuppliers } from '#server/features/good_business/list_store.ts'
import { readSite } from '#server/features/website_config/store.ts'
import { pathIn } from './address.ts'
import { articlePath, articlesPath, categoryPath } from './article_page.ts'
import type { Asked, Content, PublicPage } from './content.ts'
import { fixed, type FixedPage } from './fixed_pages.data.ts'
import { forumPath } from './forum_page.ts'
import { html } from './html.ts'
import { newestShown } from './list_page.ts'
import { link, list, postingList } from './parts.ts'
import { kindTexts, siteName, texts } from './texts.ts'

type Both = FixedPage['title']

const fixedPage = ({ path, title, text }: FixedPage): PublicPage => ({
  path,
  read: ({ lang }) => ({
    title: [title[lang]],
    description: text[lang],
    path,
    trail: [],
    facts: html`<h1>${title[lang]}</h1>
      <p>${text[lang]}</p>`,
  }),
})
export const fixedPages: readonly PublicPage[] = fixed.map(fixedPage)

const kinds = Object.values(postings).map(({ definition }) => definition)
const sections = (lang: Lang) =>
  list(
    kinds.map(
      ({ kind }) =>
        html`${link(`/home/${kind}`, kindNames[kind][lang], lang)}
          <p>${kindTexts[kind][lang]}</p>`,
    ),
  )

/** Rows of each list on the start page. */
const newest = 10

async function readHome(asked: Asked): Promise<Content> {
  const { deps, lang, now, site } = asked
  const lists = await Promise.all(
    kinds.map(async (definition) => ({
      kind: definition.kind,
      rows: await newestShown(definition, asked, { limit: newest }),
    })),
  )
  const articles = await listArticles(deps.database.orm, { page: 1, size: newest }, { lang, now })
  const search = `${site}${pathIn(lang, '/home/quotation?keyword={keyword}')}`
  return {
    title: [],
    description: texts.description[lang],
    path: '/home',
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: siteName[lang],
        url: `${site}/home`,
        potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=keyword' },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: siteName[lang],
        url: site,
        logo: `${site}/icons/icon-512.png`,
      },
    ],
    facts: html`<h1>${siteName[lang]}</h1>
      <p>${texts.description[lang]}</p>
      ${sections(lang)}
      ${lists.map(
        ({ kind, rows }) =>
          rows.length > 0 &&
          html`<h2>${link(`/home/${kind}`, kindNames[kind][lang], lang)}</h2>
            ${postingList(rows, lang)}`,
      )}
      <h2>${link(articlesPath, texts.articles[lang], lang)}</h2>
      ${list(articles.map(({ id, title }) => link(articlePath(id), title, lang)))}`,
  }
}

/** The start page, also at the bare address of the site. */
export const homePages: readonly PublicPage[] = [
  { path: '/', read: readHome, addresses: () => [] },
  { path: '/home', read: readHome },
]

export const siteMapPage: PublicPage = {
  path: '/home/site_map',
  read: async ({ deps, lang, now }) => {
    const db = deps.database.orm
    const [categories, forum, { tags }] = await Promise.all([
      listCategories(db, now),
      listSections(db),
      countSuppliers(db, { page: 1, size: 1 }, { lang, now }),
    ])
    const entry = (path: string, name: string) => link(path, name, lang)
    return {
      title: [texts.siteMap[lang]],
      description: `${texts.siteMap[lang]}: ${kinds.map(({ kind }) => kindNames[kind][lang]).join(' · ')}`,
      path: '/home/site_map',
      trail: [],
      facts: html`<h1>${texts.siteMap[lang]}</h1>
        <h2>${texts.sections[lang]}</h2>
        ${sections(lang)} ${list(fixed.map(({ path, title }) => entry(path, title[lang])))}
        <h2>${entry('/home/good_business', texts.suppliers[lang])}</h2>
        ${list(tags.map(({ id, name }) => entry(`/home/good_business?tag_id=${id}`, name)))}
        <h2>${entry('/home/market_price', texts.marketPrices[lang])}</h2>
        <h2>${entry(forumPath, texts.forum[lang])}</h2>
        ${list(forum.map(({ id, name }) => entry(`${forumPath}?section=${id}`, name[lang])))}
        <h2>${entry(articlesPath, texts.articles[lang])}</h2>
        ${list(categories.map(({ id, name }) => entry(categoryPath(id), name[lang])))}
        <h2>${entry('/home/help', texts.help[lang])}</h2>
        ${list(helpPages.map(({ key, title }) => entry(`/home/help?key=${key}`, title[lang])))}`,
    }
  },
}

const filing: Both = { zh: '备案信息', en: 'Filing notice' }

export const filingPage: PublicPage = {
  path: '/icp',
  read: async ({ deps, lang }) => {
    const site = await readSite(deps.database.orm)
    const lines = site ? [site.icp[lang], site.licence[lang], site.copyright[lang]] : []
    return {
      title: [filing[lang]],
      description: [filing[lang], ...lines].join(' · '),
      path: '/icp',
      trail: [],
      facts: html`<h1>${filing[lang]}</h1>
        ${lines.map((line) => html`<p>${line}</p>`)}`,
    }
  },
}
