import type { Lang } from '#contract/enums.ts'
import { postingKinds } from '#contract/enums.ts'
import { kindNames } from '#contract/kind_names.ts'
import { otherLang, pathIn } from './address.ts'
import type { Content } from './content.ts'
import { html, type Html } from './html.ts'
import { link } from './parts.ts'
import { siteName, texts } from './texts.ts'

/** The body of a page: where it is, what it says, and the ways to all others. */
export function frameOf(
  { path, trail = [], facts, neighbours: { prev, next } = {} }: Content,
  lang: Lang,
): Html {
  const other = otherLang(lang)
  return html`<header>
      ${link('/home', siteName[lang], lang)}
      <nav>
        ${postingKinds.map((kind) => html`${link(`/home/${kind}`, kindNames[kind][lang], lang)} `)}
        ${link('/home/good_business', texts.suppliers[lang], lang)}
        ${link('/home/market_price', texts.marketPrices[lang], lang)}
        ${link('/home/forum', texts.forum[lang], lang)} ${link('/home/article', texts.articles[lang], lang)}
        ${link('/home/help', texts.help[lang], lang)} ${link('/home/site_map', texts.siteMap[lang], lang)}
        <a href="${pathIn(other, path)}" hreflang="${other}" lang="${other}">${texts.otherLanguage[lang]}</a>
      </nav>
    </header>
    <main>
      ${trail.length > 0 && html`<p>${trail.map(({ name, path: there }) => link(there, name, lang))}</p>`}
      ${facts} ${prev && html`<p>${link(prev, texts.previousPage[lang], lang)}</p>`}
      ${next && html`<p>${link(next, texts.nextPage[lang], lang)}</p>`}
    </main>`
}
