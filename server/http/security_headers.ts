import type { FastifyInstance } from 'fastify'

/** What the page may load; `api` is the server that it calls where it is not its own origin. */
const policyOf = (api = '') =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    // Mantine sets positions and colours as style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${api}`,
    `media-src 'self'${api}`,
    `connect-src 'self'${api}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ')

/** The page runs no script from a string: only addresses that `src/shared/offline/script_address.ts` has looked at. */
const trustedTypes = `; require-trusted-types-for 'script'; trusted-types forging-market`

/** An upload opened by itself may do nothing at all. */
const upload = `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`

const constant = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

type Given = { apiOrigin: string | undefined; pageOrigins: readonly string[] }

/** Headers by address: constant objects, made once. */
function headersFor({ apiOrigin, pageOrigins }: Given): (url: string) => Record<string, string> {
  const page = policyOf(apiOrigin && ` ${apiOrigin}`)
  // Pictures of uploads stand in the pages of those other origins, too.
  const shared = pageOrigins.length > 0 ? { 'cross-origin-resource-policy': 'cross-origin' } : {}
  const ofUpload = { ...constant, ...shared, 'content-security-policy': upload }
  const ofDocuments = { ...constant, 'content-security-policy': page, 'cache-control': 'no-store' }
  const ofPage = { ...constant, 'content-security-policy': page + trustedTypes }
  const ofApi = { ...ofPage, 'cache-control': 'no-store' }
  return (url) => {
    if (url.startsWith('/uploads/')) return ofUpload
    if (!url.startsWith('/api/')) return ofPage
    // The documents' viewer writes HTML; it has no session and reads what is public.
    return url.startsWith('/api/docs') ? ofDocuments : ofApi
  }
}

/** The same constant headers on every answer, set before anything else can answer. */
export function setSecurityHeaders(app: FastifyInstance, given: Given): void {
  const headersOf = headersFor(given)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url))
    done()
  })
}
