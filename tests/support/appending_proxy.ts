/** A usual reverse proxy: it appends the client's address to X-Forwarded-For and keeps what was there. */
import { createServer, request, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Proxy = { origin: string; close(): Promise<void> }

/** Opens a proxy on `host` in front of the server (or proxy) at `target`; it also connects from `host`. */
export async function appendingProxy(target: string, host = '127.0.0.1'): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  const server = createServer((from, to) => {
    const before = from.headers['x-forwarded-for']
    const own = from.socket.remoteAddress ?? ''
    const headers = { ...from.headers, 'x-forwarded-for': before ? `${String(before)}, ${own}` : own }
    const onward = request(
      { hostname, port, method: from.method, path: from.url, headers, localAddress: host },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      },
    )
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends a POST from the loopback address `from` (127.x.y.z) and returns its status. */
export function postFrom(from: string, url: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        localAddress: from,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', reject)
    sent.end('{}')
  })
}
