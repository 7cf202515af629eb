/** Repeats kill -9 under mixed writes, on either engine: acknowledged writes must be there, and nothing half-written. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { thumbAddress } from '#contract/thumb_address.ts'
import { rows } from '#server/db/client.ts'
import { form } from './files.ts'
import { newDraft, processMarket, type ProcessMarket } from './process_market.ts'
import { networkClient, startServer, type NetworkAnswer, type NetworkRequest } from './server_process.ts'

/** Number of acknowledged writes after which each round kills the server. */
const writesPerRound = 40

type Written = {
  /** Acknowledged drafts that were sent once, without an idempotency key. */
  plain: Set<string>
  /** Drafts with an idempotency key and the code that was answered, null while there was no answer. */
  keyed: Map<string, string | null>
  uploads: Set<string>
}

/** Runs the drill and returns what it found wrong, one text each. */
export async function killDrill(given: {
  rounds: number
  adminUrl: string | undefined
  log?: (text: string) => void
}): Promise<string[]> {
  const market = await processMarket(given.adminUrl)
  try {
    const written: Written = { plain: new Set(), keyed: new Map(), uploads: new Set() }
    const refused: string[] = []
    for (let round = 1; round <= given.rounds; round += 1) {
      await writeUntilKilled(market, written, refused)
      given.log?.(`round ${round}: ${written.plain.size + written.keyed.size + written.uploads.size} writes`)
    }
    await repeatUnanswered(market, written, refused)
    return [...refused, ...(await findLosses(market, written))]
  } finally {
    await market.close()
  }
}

async function writeUntilKilled(market: ProcessMarket, written: Written, refused: string[]): Promise<void> {
  const server = await startServer(market.serverOptions)
  const network = networkClient()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#567' } })
    .png()
    .toBuffer()
  let acknowledged = 0
  let killed: Promise<void> | undefined
  const send = async (asked: NetworkRequest, take: (answer: NetworkAnswer) => void) => {
    const answer = await network.ask(server.origin, asked)
    if (answer.status !== 200) return void refused.push(`${asked.path}: ${answer.status} ${answer.text}`)
    take(answer)
    acknowledged += 1
    if (acknowledged >= writesPerRound) killed ??= server.kill()
  }
  const writers = [
    async () => {
      const { sign, asked } = newDraft(market.seller)
      await send(asked, () => written.plain.add(sign))
    },
    () => sendKeyed(market, written, send, randomUUID()),
    () => sendKeyed(market, written, send, randomUUID()),
    async () => {
      const { payload, headers } = form(
        { file_type: 'image', usage: 'posting' },
        { name: 'a.png', bytes: picture },
      )
      const asked = { headers: { ...headers, 'access-token': market.seller.token }, body: payload }
      await send({ method: 'POST', path: '/api/resource/upload/', ...asked }, ({ text }) =>
        written.uploads.add((JSON.parse(text) as { data: string }).data),
      )
    },
  ]
  const untilGone = async (write: () => Promise<void>) => {
    try {
      while (refused.length === 0) await write()
    } catch (error) {
      // The connection ends when the server is killed; nothing may end it before.
      if (killed === undefined) throw error
    }
  }
  try {
    await Promise.all(writers.map(untilGone))
  } finally {
    await (killed ?? server.kill())
    network.close()
  }
}

async function sendKeyed(
  { seller }: ProcessMarket,
  { keyed }: Written,
  send: (asked: NetworkRequest, take: (answer: NetworkAnswer) => void) => Promise<void>,
  key: string,
): Promise<void> {
  if (!keyed.has(key)) keyed.set(key, null)
  await send(newDraft(seller, key).asked, ({ text }) =>
    keyed.set(key, (JSON.parse(text) as { data: { code: string } }).data.code),
  )
}

/** Sends unanswered drafts again with their key, as the page's queue does. */
async function repeatUnanswered(market: ProcessMarket, written: Written, refused: string[]): Promise<void> {
  const server = await startServer(market.serverOptions)
  const network = networkClient()
  const send = async (asked: NetworkRequest, take: (answer: NetworkAnswer) => void) => {
    const answer = await network.ask(server.origin, asked)
    if (answer.status === 200) take(answer)
    else refused.push(`again ${asked.path}: ${answer.status} ${answer.text}`)
  }
  for (const [key, code] of written.keyed) if (code === null) await sendKeyed(market, written, send, key)
  network.close()
  const code = await server.stop()
  if (code !== 0) refused.push(`The server ended with ${code}`)
}

async function findLosses(market: ProcessMarket, { plain, keyed, uploads }: Written): Promise<string[]> {
  const found = await market.inspect(async ({ orm }) => ({
    drafts: await rows<{ code: string; sign: string; revisions: number; events: number }>(
      orm,
      sql`select p.code, p.description as sign,
            (select count(*)::int from posting_revision r where r.posting_id = p.id) as revisions,
            (select count(*)::int from posting_event e where e.posting_id = p.id) as events
          from posting p`,
    ),
    uploads: await rows<{ address: string }>(orm, sql`select address from upload`),
  }))
  const signs = new Map(found.drafts.map((draft) => [draft.sign, draft]))
  const files = await readdir(path.join(market.serverOptions.dataDir, 'uploads'), { recursive: true })
  const onDisk = new Set(files.filter((file) => file.endsWith('.webp')).map((file) => `/uploads/${file}`))
  const known = new Set(found.uploads.flatMap(({ address }) => [address, thumbAddress(address)]))
  return [
    ...[...plain].filter((sign) => !signs.has(sign)).map((sign) => `lost: draft ${sign}`),
    ...[...keyed]
      .filter(([key, code]) => signs.get(key)?.code !== code)
      .map(([key, code]) => `keyed draft ${key} was answered as ${code} and is ${signs.get(key)?.code}`),
    ...(signs.size === found.drafts.length ? [] : ['a draft is there twice']),
    ...found.drafts
      .filter(({ revisions, events }) => revisions !== 1 || events !== 1)
      .map(({ code }) => `half: ${code}`),
    ...[...uploads].flatMap((address) =>
      [address, thumbAddress(address)].filter((file) => !onDisk.has(file)).map((file) => `lost: ${file}`),
    ),
    ...[...onDisk].filter((file) => !known.has(file)).map((file) => `a file without a row: ${file}`),
  ]
}
