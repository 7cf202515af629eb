import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Config } from '#server/config.ts'
import { isPublicHost, publicLookup } from './public_address.ts'

/** An encrypted message as RFC 8030 wants it. */
export type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer }
export type PushAnswer = { status: number; retryAfter: string | undefined }

/** How push leaves the server: to the push services of the browsers' makers. */
export type PushService = {
  /** Whether anything may be sent there; an account chooses the address, so it must not lead inside our network. */
  allows(endpoint: string): boolean
  /** Rejects when there was no answer in time. */
  send(request: PushRequest): Promise<PushAnswer>
}

const timeoutMs = 10_000

type Rules = {
  allows: (endpoint: string) => boolean
  /** Options of the outgoing connections. */
  agent: https.AgentOptions
}

/** With a proxy the names are resolved there, so that it, not this machine, must refuse inner addresses. */
const publicRules = (config: Pick<Config, 'httpsProxy'>): Rules => ({
  allows: isPublicEndpoint,
  agent:
    config.httpsProxy === undefined
      ? { lookup: publicLookup }
      : { proxyEnv: { HTTPS_PROXY: config.httpsProxy } },
})

export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return (
    url !== null && url.protocol === 'https:' && !url.username && !url.password && isPublicHost(url.hostname)
  )
}

/** `rules` are replaced only by tests, whose push service is on this machine. */
export function pushServiceOf(config: Pick<Config, 'httpsProxy'>, rules = publicRules(config)): PushService {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 20, ...rules.agent })
  return { allows: rules.allows, send: (request) => post(agent, request) }
}

/** Follows no redirect and reads no body: of the answer only the status matters. */
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

/** Lets a short body pass so that the connection can be used again, and cuts off one that does not end. */
function discard(response: IncomingMessage): void {
  let read = 0
  response.on('error', () => {})
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > mostBytes) response.destroy()
  })
}
