import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { Problem } from '#server/http/problem.ts'
import { megabyte, type ReceivedFile } from '#server/http/receive_file.ts'
import type { Storage } from '#server/http/storage.ts'
import { isPublicHost, NotPublic, publicLookupWith, type Resolve } from '#server/jobs/public_address.ts'

type Wanted = {
  /** Where the file is received. */
  storage: Pick<Storage, 'receive'>
  /** Extensions that it may have. */
  allowed: readonly string[]
  /** Size limit in bytes of a file with this extension; a longer file is not read to its end. */
  limitOf(extension: string): number
  /** Aborted when the client has disconnected. */
  signal: AbortSignal
}

/** Fetches files from addresses on the public network, so that the browsers of readers never have to. */
export type Outside = {
  /** Throws `address_refused`, `address_unreachable`, `address_no_file`, `file_too_large`; `unavailable` when the node stops. */
  fetch(address: string, wanted: Wanted): Promise<ReceivedFile>
  /** Aborts running fetches and refuses new ones: the node stops. */
  close(): void
}

export type OutsideRules = {
  /** Whether this address may be fetched; checked again for every redirect. */
  allows(url: URL): boolean
  /** Options of the outgoing connections. */
  agent: https.AgentOptions
  /** Time limits in ms: for the whole fetch, and without receiving a byte. */
  patience: { all: number; silence: number }
}

const mostRedirects = 3

/**
 * Allows https on its own port, without credentials, at a public address. The resolved address is checked and then
 * used for the connection, so that the name cannot resolve to another one a moment later. Only tests use another
 * network.
 */
export const publicRules = (resolve?: Resolve): OutsideRules => ({
  allows: ({ protocol, port, username, password, hostname }) =>
    protocol === 'https:' && port === '' && !username && !password && isPublicHost(hostname),
  agent: { lookup: publicLookupWith(resolve) },
  patience: { all: 10_000, silence: 5_000 },
})

/** Only tests replace `rules`: their other network is on this machine. */
export function outsideFiles(rules = publicRules()): Outside {
  const agent = new https.Agent({ ...rules.agent, keepAlive: false, maxSockets: 20, maxTotalSockets: 20 })
  const stopping = new AbortController()

  async function open(address: string, signal: AbortSignal): Promise<[IncomingMessage, URL]> {
    let url = new URL(address)
    for (let asked = 0; asked <= mostRedirects; asked += 1) {
      if (!rules.allows(url)) throw new Problem('address_refused')
      const answer = await get(url, agent, signal, rules.patience.silence)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return [answer, url]
      answer.destroy()
      const next = [301, 302, 303, 307, 308].includes(statusCode) && URL.parse(headers.location ?? '', url)
      if (!next) break
      url = next
    }
    throw new Problem('address_unreachable')
  }

  async function receive(address: string, { storage, allowed, limitOf, signal }: Wanted) {
    const [answer, url] = await open(address, signal)
    try {
      const extension = extensionFrom(url, answer.headers['content-type'], allowed)
      const limit = limitOf(extension)
      const tooLarge = new Problem('file_too_large', { values: { limit: limit / megabyte } })
      if (Number(answer.headers['content-length'] ?? 0) > limit) throw tooLarge
      const received = await storage.receive(upTo(answer, limit, tooLarge))
      return { ...received, filename: `fetched.${extension}`, truncated: false }
    } finally {
      answer.destroy()
    }
  }

  return {
    async fetch(address, wanted) {
      const signal = AbortSignal.any([
        wanted.signal,
        stopping.signal,
        AbortSignal.timeout(rules.patience.all),
      ])
      try {
        return await receive(address, { ...wanted, signal })
      } catch (error) {
        throw stopping.signal.aborted ? new Problem('unavailable') : problemOf(error)
      }
    },
    close: () => stopping.abort(),
  }
}

/** The request reveals nothing about the person: no cookie, no referrer. */
async function get(
  url: URL,
  agent: https.Agent,
  signal: AbortSignal,
  silence: number,
): Promise<IncomingMessage> {
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'ForgingMarket' }
  const request = https.get(url, { agent, signal, headers, timeout: silence })
  // Covers the whole fetch, to the last byte; when it fires, reading fails.
  request.on('timeout', () => request.destroy(new Error('nothing was heard in time')))
  // Once there is a response, errors of the connection also appear on its stream.
  request.on('error', () => {})
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}

/** Passes on up to that many bytes and fails with the next. */
async function* upTo(source: AsyncIterable<Buffer>, limit: number, tooLarge: Problem) {
  let read = 0
  for await (const chunk of source) {
    read += chunk.length
    if (read > limit) throw tooLarge
    yield chunk
  }
}

/** Extensions for content types, for addresses without an extension. */
const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/bmp': 'bmp',
  'image/x-ms-bmp': 'bmp',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'video/mp4': 'mp4',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
  'video/x-matroska': 'mkv',
  'video/mpeg': 'mpeg',
}

/** The extension of the path if that is allowed, else of the content type; throws `address_no_file`. */
function extensionFrom(
  { pathname }: URL,
  contentType: string | undefined,
  allowed: readonly string[],
): string {
  const media = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  const ofPath = path.extname(pathname).slice(1).toLowerCase()
  const extension = [ofPath, extensions[media] ?? ''].find((one) => allowed.includes(one))
  // A page that shows a picture often has an address like that of the picture.
  if (!extension || media === 'text/html')
    throw new Problem('address_no_file', { values: { types: allowed.join('/') } })
  return extension
}

/** Maps a failed fetch to an error that the person can act on. */
function problemOf(error: unknown): unknown {
  if (error instanceof Problem) return error
  return new Problem(error instanceof NotPublic ? 'address_refused' : 'address_unreachable')
}
