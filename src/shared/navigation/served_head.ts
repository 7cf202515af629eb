/** The head that the server filled for the address that was opened (server/features/public_page/head.ts). */

/**
 * After a navigation: what was served is true of the first address only, so it goes, and the page has its own address
 * without parameters. Previews and search engines open an address anew, and get its head from the server.
 */
export function leaveServedHead(path: string): void {
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
