import { helpPages } from '#contract/help/pages.ts'
import { excerptOf } from '#contract/rich_text_read.ts'
import type { PublicPage } from './content.ts'
import { html } from './html.ts'
import { link, list } from './parts.ts'
import { richHtml } from './rich_html.ts'
import { texts } from './texts.ts'

const base = '/home/help'
const pathOf = (key: string) => `${base}?key=${key}`

/** Help by its key; without one the page shows the first. */
export const helpPage: PublicPage = {
  path: base,
  about: ['key'],
  addresses: () => helpPages.map(({ key }) => ({ path: pathOf(key), changed: null })),
  read: ({ lang, query }) => {
    const shown = helpPages.find(({ key }) => key === query['key']) ?? helpPages[0]
    if (!shown) return undefined
    return {
      title: [shown.title[lang], texts.help[lang]],
      description: excerptOf(shown.text[lang], 155),
      path: pathOf(shown.key),
      trail: [{ name: texts.help[lang], path: base }],
      facts: html`<article>
          <h1>${shown.title[lang]}</h1>
          ${richHtml(shown.text[lang])}
        </article>
        <nav>${list(helpPages.map(({ key, title }) => link(pathOf(key), title[lang], lang)))}</nav>`,
    }
  },
}
