import type { FastifyInstance } from 'fastify'

/** Content security policy of the page; `api` is the origin of the server when it is not the page's own. */
const policyOf = (api = '') =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    // Mantine sets positions and colours in style attributes.
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

/** Trusted Types: scripts are loaded only from addresses that `src/shared/offline/script_address.ts` has checked. */
const trustedTypes = `; require-trusted-types-for 'script'; trusted-types forging-market`

/** An answer of the API is no page: opened as one it may run, load and show nothing. */
const answer = `default-src 'none'; frame-ancestors 'none'`

/** A directly opened upload may run and load nothing. */
const upload = `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`

const constant = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const permissions = {
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
}

type Given = { apiOrigin: string | undefined; pageOrigins: readonly string[] }

/** Headers by path prefix: constant objects, created once. */
function headersFor({ apiOrigin, pageOrigins }: Given): (url: string) => Record<string, string> {
  const page = policyOf(apiOrigin && ` ${apiOrigin}`)
  // Pages of the other allowed origins also show uploaded pictures.
  const shared = pageOrigins.length > 0 ? { 'cross-origin-resource-policy': 'cross-origin' } : {}
  const ofUpload = { ...constant, ...permissions, ...shared, 'content-security-policy': upload }
  const ofPage = { ...constant, ...permissions, 'content-security-policy': page + trustedTypes }
  const ofDocuments = { ...ofPage, 'content-security-policy': page, 'cache-control': 'no-store' }
  const ofApi = { ...constant, 'content-security-policy': answer, 'cache-control': 'no-store' }
  return (url) => {
    if (url.startsWith('/uploads/')) return ofUpload
    if (!url.startsWith('/api/')) return ofPage
    // The API documentation viewer writes HTML; it has no session and reads only public data.
    return url.startsWith('/api/docs') ? ofDocuments : ofApi
  }
}

/** Sets these constant headers on every answer, before any other hook can answer. */
export function setSecurityHeaders(app: FastifyInstance, given: Given): void {
  const headersOf = headersFor(given)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url))
    done()
  })
}
