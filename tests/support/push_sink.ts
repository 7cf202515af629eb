/** A local push service that receives the server's messages, checks them as a real one would, and decrypts them. */
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { pushPayload, type NewSubscription, type PushPayload } from '#contract/push.ts'
import { pushServiceOf, type PushService } from '#server/jobs/push_service.ts'
import { browserKeys, decrypt, readVapid, type BrowserKeys, type VapidClaims } from './push_crypto.ts'

const strictPayload = z.strictObject(pushPayload.shape)

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
const certificate = fixture('push_sink_certificate.pem')

/** A received message; `path` belongs to the browser's endpoint. */
export type Pushed = {
  path: string
  headers: IncomingHttpHeaders
  claims: VapidClaims
  publicKey: string
  payload: PushPayload
}

/** `unchecked` gives this answer even to an invalid request. */
export type SinkAnswer = { status: number; headers?: Record<string, string>; unchecked?: boolean }

export type PushSink = {
  origin: string
  /** Messages with a valid signature and encryption, oldest first. */
  pushed: Pushed[]
  /** Number of received requests, whatever the answer. */
  requests: () => number
  /** Sets the answer to all further requests; `drop` cuts the connection instead. */
  answer(with_: SinkAnswer | 'drop'): void
  /** Returns a new browser's subscription at this service. */
  browser(): Pick<NewSubscription, 'endpoint' | 'keys'> & { path: string }
  /** The server's own push sender, which may reach this local service. */
  service: PushService
  close(): Promise<void>
}

export async function openPushSink(): Promise<PushSink> {
  const browsers = new Map<string, BrowserKeys>()
  const pushed: Pushed[] = []
  let requests = 0
  let answer: SinkAnswer | 'drop' = { status: 201 }

  const server = createServer(
    { key: fixture('push_sink_key.pem'), cert: certificate },
    (request, response) => {
      void (async () => {
        requests += 1
        const body = await buffer(request)
        if (answer === 'drop') return request.socket.destroy()
        if (answer.unchecked) return response.writeHead(answer.status, answer.headers).end()
        const keys = browsers.get(request.url ?? '')
        if (!keys) return response.writeHead(404).end()
        try {
          const { claims, publicKey } = readVapid(request.headers.authorization ?? '')
          const payload = strictPayload.parse(JSON.parse(decrypt(body, keys)))
          if (answer.status < 300)
            pushed.push({ path: request.url ?? '', headers: request.headers, claims, publicKey, payload })
          response.writeHead(answer.status, answer.headers).end()
        } catch {
          response.writeHead(400).end()
        }
      })()
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    pushed,
    requests: () => requests,
    answer: (given) => void (answer = given),
    browser: () => {
      const path = `/push/${browsers.size + 1}`
      const made = browserKeys()
      browsers.set(path, made)
      return { endpoint: `${origin}${path}`, keys: made.keys, path }
    },
    service: pushServiceOf(
      { httpsProxy: undefined },
      { allows: async (endpoint) => endpoint.startsWith(`${origin}/`), agent: { ca: certificate } },
    ),
    close: async () => {
      server.closeAllConnections()
      await new Promise<unknown>((resolve) => server.close(resolve))
    },
  }
}
