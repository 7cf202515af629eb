/** Sends requests as browsers do, always with `Accept-Encoding: gzip`, and measures throughput and response times. */
import autocannon from 'autocannon'

export const seconds = Number(process.env['BENCH_SECONDS'] ?? 2)
const connections = 32
const turns = 5

export type Requests = { port: number; paths: string[]; headers: Record<string, string> }

/** Returns requests per second. Each connection sends one request after the other, with its own share of the paths. */
export async function perSecond({ port, paths, headers }: Requests, duration = seconds): Promise<number> {
  const sent = { 'accept-language': 'zh-CN', 'accept-encoding': 'gzip', ...headers }
  let next = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    setupClient: (client) => {
      const own = next++
      const share = paths.filter((_, at) => at % connections === own % Math.min(connections, paths.length))
      client.setRequests(share.map((one) => ({ method: 'GET', path: one, headers: sent })))
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** Returns the best rate of three runs, after a warm-up run. */
export async function best(requests: Requests): Promise<number> {
  const rates: number[] = []
  for (let turn = 0; turn < 4; turn++) rates.push(await perSecond(requests))
  return Math.max(...rates.slice(1))
}

export type Compared = { app: number; bare: number; ratio: number }

/**
 * Loads the application and the bare server in alternating turns. Returns the best turn of each, and the median of the
 * ratios within a turn, in which other work on the machine slows both. `requestsOf` returns the requests of a turn.
 */
export async function compare(
  requestsOf: (turn: number) => { app: Requests; bare: Requests },
): Promise<Compared> {
  const rates: { app: number; bare: number }[] = []
  const warmUp = requestsOf(turns)
  await perSecond(warmUp.app, 1)
  await perSecond(warmUp.bare, 1)
  for (let turn = 0; turn < turns; turn++) {
    const { app, bare } = requestsOf(turn)
    rates.push({ app: await perSecond(app), bare: await perSecond(bare) })
  }
  const ratios = rates.map(({ app, bare }) => app / bare).sort((a, b) => a - b)
  return {
    app: Math.max(...rates.map(({ app }) => app)),
    bare: Math.max(...rates.map(({ bare }) => bare)),
    ratio: ratios[Math.floor(turns / 2)] ?? Number.NaN,
  }
}

/** Returns the 95th percentile of the response times in milliseconds, with one request at a time. */
export async function p95({ port, paths, headers }: Requests, count = 1_000): Promise<number> {
  const times: number[] = []
  const sent = { 'accept-encoding': 'gzip', ...headers }
  for (let at = 0; at < count; at++) {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${paths[at % paths.length]}`, { headers: sent })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status} of ${paths[at % paths.length]}`)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN
}

export const printRate = (name: string, value: number): void =>
  console.log(`${name.padEnd(56)} ${Math.round(value).toString().padStart(7)} requests/s`)
