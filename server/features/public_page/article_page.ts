import { langs, type Lang } from '#contract/enums.ts'
import { excerptOf } from '#contract/rich_text_read.ts'
import { articleChanged, listArticles, listCategories, readArticle } from '#server/features/article/store.ts'
import { pathIn } from './address.ts'
import { listChanges } from './changes_store.ts'
import type { PublicPage } from './content.ts'
import { dayText } from './figures.ts'
import { html } from './html.ts'
import { listAddresses } from './list_addresses.ts'
import { pageParameter, readPaged } from './paging.ts'
import { link, list } from './parts.ts'
import { richHtml } from './rich_html.ts'
import { siteName, texts } from './texts.ts'

export const articlesPath = '/home/article'
export const articlePath = (id: number): string => `${articlesPath}/detail/${id}`
export const categoryPath = (id: number): string => `${articlesPath}?category=${id}`
const languageTag: Record<Lang, string> = { zh: 'zh-CN', en: 'en' }

/** The list of articles, of all categories or of one, the newest first. */
export const articlesPage: PublicPage = {
  path: articlesPath,
  about: ['category', pageParameter],
  addresses: async ({ db, now }) =>
    listAddresses(articlesPath, 'category', await listChanges(db, 'articles', now)),
  read: async ({ deps, lang, now, query }) => {
    const db = deps.database.orm
    const categories = await listCategories(db, now)
    const chosen = categories.find(({ id }) => String(id) === query['category'])
    const { rows, ...at } = await readPaged(chosen ? categoryPath(chosen.id) : articlesPath, query, (asked) =>
      listArticles(db, { ...asked, ...(chosen && { category: chosen.id }) }, { lang, now }),
    )
    const title = [...(chosen ? [chosen.name[lang]] : []), texts.articles[lang]]
    return {
      title,
      description: `${title.join(' · ')}. ${texts.articlesText[lang]}`,
      path: at.path,
      neighbours: at.neighbours,
      trail: chosen ? [{ name: texts.articles[lang], path: articlesPath }] : [],
      facts: html`<h1>${title.join(' · ')}</h1>
        <p>${texts.articlesText[lang]}</p>
        <nav>${list(categories.map(({ id, name }) => link(categoryPath(id), name[lang], lang)))}</nav>
        ${list(
          rows.map(
            ({ id, title, excerpt, publish_time: at }) =>
              html`${link(articlePath(id), title, lang)} ${dayText(at, lang)}
                <p>${excerpt}</p>`,
          ),
        )}`,
    }
  },
}

const longestId = 10

/** One article in the language of the address, or in the other one, which is then the address of both. */
export const articlePage: PublicPage = {
  path: '/home/article/detail/:id',
  read: async ({ deps, lang, now, params, site }) => {
    const asked = params['id'] ?? ''
    if (!/^[1-9]\d*$/.test(asked) || asked.length >= longestId) return undefined
    const [found, other] = await Promise.all(
      [lang, ...langs.filter((one) => one !== lang)].map((one) =>
        readArticle(deps.database.orm, Number(asked), { lang: one, now }),
      ),
    )
    if (!found) return undefined
    const changed = await articleChanged(deps.database.orm, found.id)
    const path = articlePath(found.id)
    const written = langs.filter((one) => one === found.lang || one === other?.lang)
    const own = `${site}${pathIn(found.lang, path)}`
    const market = { '@type': 'Organization', name: siteName[lang], url: site }
    const cover = found.cover?.startsWith('/uploads/') ? found.cover : undefined
    return {
      title: [found.title],
      description: excerptOf(found.body, 155),
      path,
      trail: [{ name: texts.articles[lang], path: articlesPath }],
      type: 'article',
      picture: cover,
      langs: written,
      data: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: found.title,
          inLanguage: languageTag[found.lang],
          datePublished: found.publish_time,
          // What was written before it became public was not changed since.
          dateModified: changed > found.publish_time ? changed : found.publish_time,
          author: market,
          image: cover && `${site}${cover}`,
          mainEntityOfPage: own,
          publisher: market,
        },
      ],
      facts: html`<article lang="${languageTag[found.lang]}">
        <h1>${found.title}</h1>
        ${found.lang !== lang && html`<p lang="${languageTag[lang]}">${texts.onlyIn[found.lang][lang]}</p>`}
        <p>${dayText(found.publish_time, lang)}</p>
        ${richHtml(found.body)}
        ${list(
          [found.newer, found.older].flatMap((one) =>
            one ? [link(articlePath(one.id), one.title, lang)] : [],
          ),
        )}
      </article>`,
    }
  },
}
