import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Config } from '#server/config.ts'
import { isPublicHost, NotPublic, publicLookup, publicLookupWith, type Resolve } from './public_address.ts'

/** An encrypted message in the format of RFC 8030. */
export type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer }
export type PushAnswer = { status: number; retryAfter: string | undefined }

/** Sends push messages to the push services of the browser vendors. */
export type PushService = {
  /** Whether an address may be stored: accounts choose it, so it must not point into our own network. */
  allows(endpoint: string): Promise<boolean>
  /** Rejects when there is no answer in time. */
  send(request: PushRequest): Promise<PushAnswer>
}

const timeoutMs = 10_000

type Rules = {
  allows: (endpoint: string) => Promise<boolean>
  /** Options of outgoing connections. */
  agent: https.AgentOptions
}

/** With a proxy, names are resolved there, so the proxy must refuse internal addresses. */
const publicRules = (config: Pick<Config, 'httpsProxy'>): Rules => ({
  allows: (endpoint) => isAllowed(endpoint, config),
  agent:
    config.httpsProxy === undefined
      ? { lookup: publicLookup }
      : { proxyEnv: { HTTPS_PROXY: config.httpsProxy } },
})

export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    !url.username &&
    !url.password &&
    isPublicHost(url.hostname)
  )
}

/**
 * Whether an address may be stored: on the usual port, with a name that leads to the public network. A name that cannot
 * be resolved now is taken, because it is resolved and checked again with each message; so does a proxy.
 */
export async function isAllowed(
  endpoint: string,
  { httpsProxy }: Pick<Config, 'httpsProxy'>,
  resolve?: Resolve,
): Promise<boolean> {
  if (!isPublicEndpoint(endpoint)) return false
  if (httpsProxy !== undefined) return true
  const name = new URL(endpoint).hostname.replace(/^\[|\]$/g, '')
  const { promise, resolve: answer } = Promise.withResolvers<boolean>()
  publicLookupWith(resolve)(name, { all: true }, (error) => answer(!(error instanceof NotPublic)))
  return promise
}

/** Only tests replace `rules`: their push service runs on this machine. */
export function pushServiceOf(config: Pick<Config, 'httpsProxy'>, rules = publicRules(config)): PushService {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 20, ...rules.agent })
  return { allows: rules.allows, send: (request) => post(agent, request) }
}

/** Follows no redirect and does not use the body: only the status matters. */
function post(agent: https.Agent, { endpoint, headers, body }: PushRequest): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PushAnswer>()
  const signal = AbortSignal.timeout(timeoutMs)
  const request = https.request(endpoint, { method: 'POST', agent, headers, signal }, (response) => {
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    discard(response)
  })
  request.on('error', reject)
  request.end(body)
  return promise
}

const mostBytes = 65_536

/** Reads a short body to the end so that the connection can be reused, and cuts off one that does not end. */
function discard(response: IncomingMessage): void {
  let read = 0
  response.on('error', () => {})
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > mostBytes) response.destroy()
  })
}
