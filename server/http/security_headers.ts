import type { FastifyInstance } from 'fastify'

const page = [
  `default-src 'self'`,
  `script-src 'self'`,
  // Mantine sets positions and colours as style attributes.
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob: https:`,
  `connect-src 'self'`,
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

/** The same constant headers on every answer, set before anything else can answer. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isUpload = request.url.startsWith('/uploads/')
    // The documents' viewer writes HTML; it has no session and reads what is public.
    const isDocuments = request.url.startsWith('/api/docs')
    reply.headers({
      'content-security-policy': isUpload ? upload : isDocuments ? page : page + trustedTypes,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
}
