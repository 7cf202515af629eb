/** A web site to fetch files from; it runs locally, and `outside()` allows only this local address. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import {
  outsideFiles,
  publicRules,
  type Outside,
  type OutsideRules,
} from '#server/features/upload/outside.ts'

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
const certificate = fixture('push_sink_certificate.pem')

export type OutsideSite = {
  origin: string
  /** The handler of each path; any other path is 404. */
  answers: Map<string, (request: IncomingMessage, response: ServerResponse) => void>
  /** Serves a file at a path. */
  serve(at: string, body: Buffer | string, type?: string): void
  /** Serves a redirect at a path. */
  redirect(at: string, to: string): void
  /** The received requests. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** The server's own fetcher, which may reach this site but no other local address. */
  outside(patience?: OutsideRules['patience']): Outside
  close(): Promise<void>
}

export async function openOutsideSite(): Promise<OutsideSite> {
  const answers: OutsideSite['answers'] = new Map()
  const requests: OutsideSite['requests'] = []
  const site = createServer({ key: fixture('push_sink_key.pem'), cert: certificate }, (request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${(site.address() as AddressInfo).port}`
  const rules = publicRules()
  return {
    origin,
    answers,
    requests,
    serve: (at, body, type) =>
      void answers.set(
        at,
        (_, response) => void response.writeHead(200, type ? { 'content-type': type } : {}).end(body),
      ),
    redirect: (at, to) =>
      void answers.set(at, (_, response) => void response.writeHead(302, { location: to }).end()),
    outside: (patience = rules.patience) =>
      outsideFiles({
        allows: (url) => url.origin === origin || rules.allows(url),
        agent: { ...rules.agent, ca: certificate },
        patience,
      }),
    close: async () => {
      site.closeAllConnections()
      await new Promise<unknown>((resolve) => site.close(resolve))
    },
  }
}
