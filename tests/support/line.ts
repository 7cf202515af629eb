/** A proxy between browser and server that counts requests, holds answers back and replaces them. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { status: number; body?: object; text?: string; headers?: Record<string, string> }

export type Line = {
  /** Origin to use instead of the server's. */
  origin: string
  /** Times (ms) at which requests for a path arrived, oldest first. */
  arrivals(path: string): number[]
  /** Statuses of the server's answers for a path, oldest first. */
  statuses(path: string): number[]
  /** From now on answers for the path wait until `release`. */
  hold(path: string): void
  /** Returns how many answers for the path are waiting. */
  held(path: string): number
  release(path: string): void
  /** From now on requests for the path get this answer instead of the server's; null restores the server's. */
  answer(path: string, given: Answer | null): void
  close(): Promise<void>
}

/** Opens a proxy in front of the server at `target`. */
export async function openLine(target: string): Promise<Line> {
  const seen: { path: string; at: number }[] = []
  const answered: { path: string; status: number }[] = []
  const waiting = new Map<string, (() => void)[]>()
  const answers = new Map<string, Answer>()
  const { hostname, port } = new URL(target)

  const forward = (from: IncomingMessage, to: ServerResponse, path: string) => {
    const { method, url, headers } = from
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      answered.push({ path, status: answer.statusCode ?? 0 })
      const pass = () => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      }
      const queue = waiting.get(path)
      if (queue) queue.push(pass)
      else pass()
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
  const server = createServer((from, to) => {
    const path = new URL(from.url ?? '/', target).pathname
    seen.push({ path, at: Date.now() })
    const given = answers.get(path)
    if (!given) return forward(from, to, path)
    from.resume()
    to.writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
    to.end(given.text ?? JSON.stringify(given.body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals: (path) => seen.filter((one) => one.path === path).map((one) => one.at),
    statuses: (path) => answered.filter((one) => one.path === path).map((one) => one.status),
    hold: (path) => void waiting.set(path, []),
    held: (path) => waiting.get(path)?.length ?? 0,
    release: (path) => {
      const queue = waiting.get(path) ?? []
      waiting.delete(path)
      for (const pass of queue) pass()
    },
    answer: (path, given) => void (given ? answers.set(path, given) : answers.delete(path)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
