/** The only calls that may be kept on the device: public, the same for everybody, and changing rarely. */
const paths = /^\/api\/(tag|product_category|website_config\/[a-z_]+)\/$/

export const isReferenceData = (pathname: string): boolean => paths.test(pathname)

/** The request without anything that says who asks. */
export function anonymous(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Access-Token')
  return new Request(request.url, { headers, credentials: 'omit' })
}

/** One entry per call, parameters and language: the timestamp is dropped and the parameters are sorted. */
export function cacheKey(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.delete('timestamp')
  url.searchParams.set('lang', request.headers.get('Accept-Language') ?? '')
  url.searchParams.sort()
  return url.href
}

const dayMs = 86_400_000

/** Whether the server gave an answer longer ago than this; one without a date has no age. */
export const isOlder = (answer: Response, days: number, now: number): boolean =>
  now - Date.parse(answer.headers.get('Date') ?? '') > days * dayMs
