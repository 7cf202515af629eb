/** What the server says of a public page to readers without JavaScript: search engines, and previews of links. */
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Html } from './html.ts'

export type Asked = {
  deps: Deps
  lang: Lang
  now: Date
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>
  /** Those parameters of the address that the page is about (`about`). */
  query: Readonly<Record<string, string>>
  /** Origin of the site, for structured data. */
  site: string
}

/** A place on the way to the page, as in its breadcrumb. */
export type Place = { name: string; path: string }

export type Content = {
  /** Parts of the title before the product's name, the same as those of `usePageTitle`. */
  title: readonly string[]
  description: string
  /** Address of the page without its language, with the parameters that it is about. */
  path: string
  /** Addresses of the pages of the same list before and after this one. */
  neighbours?: { prev?: string; next?: string }
  /** Between the home page and this one. */
  trail?: readonly Place[]
  type?: 'website' | 'article' | 'product'
  /** Path of the picture for previews; the brand's without one. */
  picture?: string | null | undefined
  /** Objects of schema.org beside the breadcrumb. */
  data?: readonly object[]
  /** Languages that the page is written in; both by default. */
  langs?: readonly Lang[]
  /** Search engines are asked not to list it. */
  isUnlisted?: boolean
  /** What the page says, in semantic elements below its heading. */
  facts: Html
}

/** An address in the site map, and when what it shows last changed (ISO 8601), where that is known. */
export type Address = { path: string; changed: string | null }

export type PublicPage = {
  /** As in src/routes; `:name` is a parameter. */
  path: string
  /** Parameters of the query that choose what the page is about. All others are left out of its address. */
  about?: readonly string[]
  /** Undefined if there is nothing at this address that everybody may see. */
  read(asked: Asked): Promise<Content | undefined> | Content | undefined
  /** Its addresses for the site map, if they are not the rows of a table; by default its path. */
  addresses?(at: { db: DbOrTx; now: Date }): Promise<readonly Address[]> | readonly Address[]
}
