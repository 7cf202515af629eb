/** The queue's requests without the page's API client, which is too large for the worker. */
import { signedAddress } from '#contract/private_file.ts'
import type { AttachmentRow, OutboxAnswer, OutboxRow } from '#shared/offline/account_rows.ts'
import {
  forumPostPath,
  isForumPost,
  messageAnswer,
  messagePath,
  sentPost,
} from '#shared/offline/draft_names.ts'
import type { Refusal } from '#shared/offline/outbox_rules.ts'
import { retryAfterMs } from '#shared/offline/retry_after.ts'
import type { QueueCalls, Sent } from '#shared/offline/save_posting.ts'
import { serverAddress } from '#shared/offline/server_address.ts'

/** Paths of endpoints, copied because importing the contract would include its schemas; a test compares them. */
export const queuePaths = {
  upload: '/api/resource/upload/',
  postings: (kind: string) => `/api/${kind}/`,
  posting: (kind: string, code: string) => `/api/${kind}/${code}/`,
  ownPosting: (kind: string, code: string) => `/api/backend/${kind}/${code}/`,
}

const timeoutMs = 30_000
/** Browsers end a worker that takes more than five minutes for one event. */
const uploadTimeoutMs = 240_000

/** The account that sends. */
type Sender = { token: string; language: string }
type Asked = { path: string; method: string; key?: string; body?: FormData | string; patienceMs?: number }
type Answer = { detail?: string; code?: string; data?: unknown } | undefined

class Refused extends Error implements Refusal {
  readonly kind
  readonly status
  readonly code
  readonly data
  readonly retryAfterMs
  constructor(kind: Refusal['kind'], response?: Response, answer?: Answer) {
    super(answer?.detail ?? '')
    this.kind = kind
    this.status = response?.status ?? 0
    this.code = answer?.code ?? kind
    this.data = answer?.data ?? null
    this.retryAfterMs = response
      ? retryAfterMs(response.headers.get('Retry-After'), response.headers.get('Date'))
      : null
  }
}

/** Stored addresses of private files have no signature, because signatures expire within minutes. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(signedAddress, '$1'))
  } catch {
    return undefined
  }
}

/** Returns the `data` of the answer. Throws only Refusals. */
async function ask<T>({ token, language }: Sender, asked: Asked): Promise<T> {
  const { path, method, key, body, patienceMs = timeoutMs } = asked
  const build = import.meta.env.VITE_BUILD_ID
  const signal = AbortSignal.timeout(patienceMs)
  const headers = {
    'Accept-Language': language,
    'Access-Token': token,
    ...(build && { 'X-Build-Id': build }),
    ...(key && { 'Idempotency-Key': key }),
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
  }
  const response = await fetch(serverAddress(path), {
    method,
    headers,
    body,
    signal,
    cache: 'no-store',
  }).catch(() => {
    throw new Refused(signal.aborted ? 'timeout' : 'offline')
  })
  // A proxy's error page is not JSON; a truncated answer is treated like none.
  const answer = (await response.text().then(parse, () => undefined)) as Answer
  if (!response.ok || response.status === 258) throw new Refused('http', response, answer)
  if (!answer) throw new Refused('offline')
  return answer.data as T
}

const address = (path: string, query: Record<string, number | string | false | undefined> = {}): string => {
  const sent = Object.entries({ ...query, timestamp: Date.now() }).filter(([, value]) => value)
  return `${path}?${new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString()}`
}

const queryOf = ({ submit, confirmed }: Sent) => ({ submit: submit && 1, confirmed: confirmed?.join(',') })

export function queueCalls(sender: Sender): {
  upload: (file: AttachmentRow) => Promise<string>
  calls: (kind: string) => QueueCalls
  /** Sends a message of a conversation, or a post of the forum. */
  written: (row: OutboxRow, values: OutboxRow['values']) => Promise<OutboxAnswer>
} {
  return {
    upload: ({ bytes, name, type, file_type, usage }) => {
      const body = new FormData()
      body.set('file_type', file_type)
      body.set('usage', usage)
      // Files of drafts and messages are always in lists.
      if (file_type === 'image') body.set('list', '1')
      body.set('file', new File([bytes], name, { type }))
      return ask(sender, {
        path: address(queuePaths.upload),
        method: 'POST',
        body,
        patienceMs: uploadTimeoutMs,
      })
    },
    calls: (kind) => ({
      create: (values, sent, key) =>
        ask(sender, {
          path: address(queuePaths.postings(kind), queryOf(sent)),
          method: 'POST',
          key,
          body: JSON.stringify(values),
        }),
      update: ({ code, revision }, values, sent) =>
        ask(sender, {
          path: address(queuePaths.posting(kind, code), { ...queryOf(sent), revision }),
          method: 'PUT',
          body: JSON.stringify(values),
        }),
      current: (code) => ask(sender, { path: address(queuePaths.ownPosting(kind, code)), method: 'GET' }),
    }),
    written: async (row, values) =>
      messageAnswer(
        await ask(sender, {
          path: address(isForumPost(row) ? forumPostPath(row) : messagePath(row.code!)),
          method: 'POST',
          key: row.key,
          body: JSON.stringify(sentPost(values)),
        }),
      ),
  }
}
