import type { Limit } from '#server/db/rate_limit.ts'
import { Problem } from '#server/http/problem.ts'

/** A challenge expires after five minutes, like a code. */
export const challengeSeconds = 300
/** How long (ms) a browser waits for its owner. */
export const browserTimeout = 120_000

/** EdDSA, ECDSA with P-256, RSA: what devices in use sign with. */
export const algorithms = [-8, -7, -257]

/** Challenges that one network may request; each is a row. */
export const challengeLimits = (network: string): Limit[] => [
  { key: `passkey:network:${network}`, limit: 300, seconds: 600 },
]

/** The page that a passkey is made and used on, and the name that it is bound to. */
export type Site = { origin: string; rpId: string }

type Asked = { protocol: string; host: string; headers: { origin?: string | undefined } }

/**
 * Returns the site of the page that asks. Its origin must have the host name and port that this server was called by,
 * or be one of `pageOrigins`. Throws `passkey_refused` for any other.
 */
export function siteOf({ protocol, host, headers }: Asked, pageOrigins: readonly string[]): Site {
  const asked = headers.origin ?? `${protocol}://${host}`
  if (!URL.canParse(asked)) throw new Problem('passkey_refused')
  const page = new URL(asked)
  if (page.host !== ownHost(page.protocol, host) && !pageOrigins.includes(page.origin))
    throw new Problem('passkey_refused')
  return { origin: page.origin, rpId: page.hostname }
}

/** The Host header without the port that its protocol implies, as in an origin. */
function ownHost(protocol: string, host: string): string | undefined {
  const own = `${protocol}//${host}`
  return URL.canParse(own) ? new URL(own).host : undefined
}

/** The challenge that a browser says it has signed; undefined if the text is not what browsers send. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as Record<
      string,
      unknown
    >
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
