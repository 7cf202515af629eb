/**
 * The paths of the only API answers that may be cached on the device: public, the same for everybody, and rarely
 * changing. Written as URL patterns, in which a name with a colon is one part of a path.
 */
export const referencePaths = ['/api/tag/', '/api/product_category/', '/api/website_config/:section/']
const forms = referencePaths.map((path) => new RegExp(`^${path.replace(/:\w+/, '[a-z_]+')}$`))

export const isReferenceData = (pathname: string): boolean => forms.some((form) => form.test(pathname))

/** The request without headers that identify the account. */
export function anonymous(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Access-Token')
  return new Request(request.url, { headers, credentials: 'omit' })
}

/** The cache key: path, sorted parameters without the timestamp, and language. */
export function cacheKey(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.delete('timestamp')
  url.searchParams.set('lang', request.headers.get('Accept-Language') ?? '')
  url.searchParams.sort()
  return url.href
}

const dayMs = 86_400_000

/** Whether an answer's Date header is older than this; without one its age is unknown. */
export const isOlder = (answer: Response, days: number, now: number): boolean =>
  now - Date.parse(answer.headers.get('Date') ?? '') > days * dayMs
