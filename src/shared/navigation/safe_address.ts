/** Pages to which nobody should return after signing in. */
const accountPages = /^\/(login|login_tel|register|forget_password|second_factor|redirect)(?=$|[/?#])/

/**
 * Returns `target` as a path of this site, or null if it is refused. Refused is anything that could leave the site (other
 * origins, `//host`, backslashes, control characters) and the account pages, which would lead in circles.
 */
export function safeAddress(target: unknown, origin = location.origin): string | null {
  if (typeof target !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return null
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null
  const address = url.pathname + url.search + url.hash
  return accountPages.test(address) ? null : address
}
