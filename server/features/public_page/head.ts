import { langs, type Lang } from '#contract/enums.ts'
import { hreflang, pathIn } from './address.ts'
import type { Content, Place } from './content.ts'
import { html, scriptJson, type Html } from './html.ts'
import { siteName, texts } from './texts.ts'

/** Where each feed is; server/features/public_page/feeds.ts writes them. */
export const feedPaths = { stock: '/rss/stock.xml', articles: '/rss/articles.xml' } as const
/** Size of the pictures for previews. */
export const pictureSize = { width: 1200, height: 630 } as const
const brandPicture = '/icons/preview.png'
const locale: Record<Lang, string> = { zh: 'zh_CN', en: 'en_US' }

export const titleOf = ({ title }: Content, lang: Lang): string => [...title, siteName[lang]].join(' · ')

const longest = 160
/** A description of at most 160 characters in one line. */
export function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`
}

function breadcrumb(trail: readonly Place[], here: Place, absolute: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, here].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path),
    })),
  }
}

/**
 * Elements of the head. All of them are marked, so that the page removes them at the first navigation: they say what is
 * true of this address only (src/shared/navigation/served_head.ts).
 */
export function headOf(content: Content, lang: Lang, site: string): Html {
  const {
    path,
    langs: written = langs,
    trail,
    type = 'website',
    picture,
    data = [],
    neighbours = {},
  } = content
  const absolute = (one: string) => `${site}${pathIn(lang, one)}`
  // A page that is not written in this language shows the other one, whose address is the page's own.
  const own = `${site}${pathIn(written.includes(lang) ? lang : (written[0] ?? lang), path)}`
  const title = titleOf(content, lang)
  const description = shortened(content.description)
  const image = `${site}${picture ?? brandPicture}`
  const crumbs = trail && [
    breadcrumb(
      [{ name: texts.home[lang], path: '/home' }, ...trail],
      { name: content.title[0] ?? siteName[lang], path },
      absolute,
    ),
  ]
  const hasSize = !picture?.startsWith('/uploads/')
  const properties: [string, string | number][] = [
    ['og:site_name', siteName[lang]],
    ['og:type', type],
    ['og:title', content.title[0] ?? siteName[lang]],
    ['og:description', description],
    ['og:url', own],
    ['og:locale', locale[lang]],
    ['og:image', image],
    ...Object.entries(hasSize ? pictureSize : {}).map(([side, pixels]): [string, number] => [
      `og:image:${side}`,
      pixels,
    ]),
  ]
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${own}" data-served />
    ${Object.entries(neighbours).map(
      ([rel, there]) =>
        html`<link
          rel="${rel}"
          href="${site}${pathIn(written.includes(lang) ? lang : (written[0] ?? lang), there)}"
          data-served
        />`,
    )}
    ${
      written.length > 1 &&
      [
        ...written.map((one) => [hreflang[one], pathIn(one, path)] as const),
        ['x-default', path] as const,
      ].map(
        ([name, there]) =>
          html`<link rel="alternate" hreflang="${name}" href="${site}${there}" data-served />`,
      )
    }
    ${content.isUnlisted && html`<meta name="robots" content="noindex" data-served />`}
    ${properties.map(([name, value]) => html`<meta property="${name}" content="${value}" data-served />`)}
    <meta name="twitter:card" content="summary_large_image" data-served />
    ${(['stock', 'articles'] as const).map(
      (name) =>
        html`<link
          rel="alternate"
          type="application/rss+xml"
          title="${texts.feeds[name][lang]}"
          href="${pathIn(lang, feedPaths[name])}"
          data-served
        />`,
    )}
    ${[...data, ...(crumbs ?? [])].map(
      (one) =>
        html`<script type="application/ld+json" data-served>
          ${scriptJson(one)}
        </script>`,
    )}`
}
