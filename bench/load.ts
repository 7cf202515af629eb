/** Asks a server as browsers do, with `Accept-Encoding: gzip` always, and says how often and how fast it answers. */
import autocannon from 'autocannon'

export const seconds = Number(process.env['BENCH_SECONDS'] ?? 2)
const connections = 32
const turns = 5

export type Shot = { port: number; paths: string[]; headers: Record<string, string> }

/** Requests per second of `connections` that ask one after the other, each with a part of the paths for itself. */
export async function perSecond({ port, paths, headers }: Shot, duration = seconds): Promise<number> {
  const asked = { 'accept-language': 'zh-CN', 'accept-encoding': 'gzip', ...headers }
  let next = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    setupClient: (client) => {
      const own = next++
      const share = paths.filter((_, at) => at % connections === own % Math.min(connections, paths.length))
      client.setRequests(share.map((one) => ({ method: 'GET', path: one, headers: asked })))
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** The best of three, after one that warms up. */
export async function best(shot: Shot): Promise<number> {
  const found: number[] = []
  for (let turn = 0; turn < 4; turn++) found.push(await perSecond(shot))
  return Math.max(...found.slice(1))
}

export type Compared = { one: number; other: number; ratio: number }

/**
 * Both asked in turns: the best turn of each, and the median of the ratios within a turn, which other work disturbs
 * alike. `shotsOf` gives what is asked in a turn.
 */
export async function compare(shotsOf: (turn: number) => { one: Shot; other: Shot }): Promise<Compared> {
  const found: [number, number][] = []
  const warm = shotsOf(turns)
  await perSecond(warm.one, 1)
  await perSecond(warm.other, 1)
  for (let turn = 0; turn < turns; turn++) {
    const { one, other } = shotsOf(turn)
    found.push([await perSecond(one), await perSecond(other)])
  }
  const ratios = found.map(([mine, theirs]) => mine / theirs).sort((a, b) => a - b)
  return {
    one: Math.max(...found.map(([mine]) => mine)),
    other: Math.max(...found.map(([, theirs]) => theirs)),
    ratio: ratios[Math.floor(turns / 2)] ?? Number.NaN,
  }
}

/** Milliseconds within which 95 of 100 answers come, asked one at a time. */
export async function p95({ port, paths, headers }: Shot, count = 1_000): Promise<number> {
  const times: number[] = []
  const asked = { 'accept-encoding': 'gzip', ...headers }
  for (let at = 0; at < count; at++) {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${paths[at % paths.length]}`, { headers: asked })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status} of ${paths[at % paths.length]}`)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN
}

export const line = (name: string, value: number): void =>
  console.log(`${name.padEnd(56)} ${Math.round(value).toString().padStart(7)} requests/s`)
