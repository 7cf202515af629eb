/** The head that the server filled for the address that was opened (server/features/public_page/head.ts). */

import { language } from '../i18n/language.ts'
import { addressIn } from '../i18n/language_choice.ts'

/** Parameters that choose what a page is about, as `about` of server/features/public_page/; all others only arrange it. */
const aboutParameters = ['character', 'forge_type', 'section', 'tag_id', 'key', 'page']

/** Of articles, the category, too; lists of postings have a filter with that name, which only narrows them. */
export const aboutOf = (pathname: string): string[] =>
  pathname === '/home/article' ? [...aboutParameters, 'category'] : aboutParameters

type Place = { pathname: string; search: object }

/** The address that a page has in the reader's language. */
export function canonicalOf({ pathname, search }: Place): string {
  const url = new URL(pathname, location.origin)
  const given = search as Record<string, unknown>
  for (const name of aboutOf(pathname)) if (name in given) url.searchParams.set(name, String(given[name]))
  return addressIn(language, url.href)
}

/**
 * After a navigation to another page: what was served is true of the first address only, so it goes, and the page has
 * its own address. Previews and search engines open an address anew, and get its head from the server.
 */
export function leaveServedHead(from: Place, to: Place): void {
  const path = canonicalOf(to)
  if (path === canonicalOf(from)) return
  const { head } = document
  for (const element of head.querySelectorAll('[data-served]')) element.remove()
  const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href: path })
  canonical.dataset['served'] = ''
  head.append(canonical)
}

/** Describes a page to which the reader has navigated; the description of the first one is the server's. */
export const describePage = (text: string): void =>
  document.head
    .querySelector('meta[name=description]:not(head:has(meta[data-served]) *)')
    ?.setAttribute('content', text)
