import { expect, it } from 'vitest'
import type { AttachmentRow, OutboxRow } from './account_rows.ts'
import { addressOf, localAddress } from './local_files.ts'
import { runOutbox, type OutboxParts, type OutboxStore } from './outbox.ts'
import { backOffMs, dueIn, judge, triedAgain, type Refusal } from './outbox_rules.ts'
import { retryAfterMs } from './retry_after.ts'

const refusal = (given: Partial<Refusal>): Refusal => ({
  kind: 'http',
  status: 0,
  code: '',
  message: '',
  data: null,
  retryAfterMs: null,
  ...given,
})
const cut = refusal({ kind: 'offline' })

const file = (id: string): AttachmentRow => ({
  id,
  draftId: 'draft',
  name: `${id}.png`,
  type: 'image/png',
  file_type: 'image',
  usage: 'posting',
  bytes: new ArrayBuffer(1),
  thumb: null,
  address: null,
})
const row = (given: Partial<OutboxRow> = {}): OutboxRow => ({
  key: 'key',
  draftId: 'draft',
  kind: 'quotation',
  state: 'waiting',
  nextAt: 0,
  attempts: 0,
  problem: null,
  title: '42CrMo',
  values: {},
  submit: true,
  files: null,
  code: null,
  revision: null,
  unanswered: null,
  queuedAt: 0,
  answer: null,
  ...given,
})

/** A device with these items and files, and a server whose answers the test provides. */
function device(items: OutboxRow[], files: AttachmentRow[] = []) {
  const rows = new Map(items.map((one) => [one.key, one]))
  const kept = new Map(files.map((one) => [one.id, one]))
  const store: OutboxStore = {
    claim: async (isDue) => {
      const found = [...rows.values()].find((one) => one.state !== 'published' && isDue(one))
      if (found) rows.set(found.key, { ...found, state: 'sending', attempts: found.attempts + 1 })
      return found && rows.get(found.key)
    },
    patch: async (key, change) => void rows.set(key, { ...rows.get(key)!, ...change }),
    attachments: async () => [...kept.values()],
    address: async (id) => kept.get(id)?.address ?? null,
    uploaded: async (id, address) => void kept.set(id, { ...kept.get(id)!, address }),
    finish: async ({ key }, answer) => void rows.set(key, { ...rows.get(key)!, state: 'published', answer }),
    waiting: async () => [...rows.values()].filter((one) => one.state === 'waiting'),
  }
  const log: string[] = []
  const line = { up: true, current: true, now: 1_000_000 }
  const answers: { upload: (id: string) => void; send: () => void } = { upload: () => {}, send: () => {} }
  const sent: Readonly<Record<string, unknown>>[] = []
  const parts: OutboxParts = {
    store,
    upload: async ({ id }) => {
      log.push(`upload ${id}`)
      answers.upload(id)
      return `/uploads/${id}.webp`
    },
    send: async ({ key }, values) => {
      log.push(`send ${key}`)
      sent.push(values)
      answers.send()
      return { code: 'Q1', state: 'in_review' }
    },
    isOnline: () => line.up,
    isCurrent: () => line.current,
    now: () => line.now,
    random: () => 0.5,
    published: ({ key }) => log.push(`published ${key}`),
    needsYou: ({ key }) => log.push(`needs you ${key}`),
  }
  return { rows, kept, line, log, sent, answers, parts, run: (force = false) => runOutbox(parts, force) }
}

const nine = Array.from({ length: 9 }, (_, at) => `p${at + 1}`)

it('continues with the fifth of nine photos when the network failed after the fourth', async () => {
  const photos = nine.map(localAddress)
  const { run, log, answers, rows, sent } = device([row({ values: { photos } })], nine.map(file))
  answers.upload = (id) => {
    if (id === 'p5') throw cut
  }
  expect(await run()).toBe(5_000)
  expect(rows.get('key')?.state).toBe('waiting')
  answers.upload = () => {}
  log.length = 0
  expect(rows.get('key')?.files).toEqual({ done: 4, total: 9 })
  await run(true)
  expect(log).toEqual([...nine.slice(4).map((id) => `upload ${id}`), 'send key', 'published key'])
  expect(sent).toEqual([{ photos: nine.map((id) => `/uploads/${id}.webp`) }])
})

it('uploads a file again that the server may have deleted, and sends its new address', async () => {
  const day = 86_400_000
  const old = {
    ...file('p1'),
    bytes: new ArrayBuffer(3),
    address: '/uploads/gone.webp',
    uploadedAt: 1_000_000,
  }
  const { run, line, kept, log, sent, parts } = device(
    [row({ values: { photos: ['/uploads/gone.webp'] } })],
    [old],
  )
  line.now += day
  parts.store.address = async (id) => addressOf(kept.get(id), line.now)
  await run()
  expect(log).toEqual(['upload p1', 'send key', 'published key'])
  expect(sent).toEqual([{ photos: ['/uploads/p1.webp'] }])
})

it('waits as long as the server asked, even when the network comes back', async () => {
  const problem = { status: 429, code: 'too_many_requests', message: '', data: null }
  const { run, log } = device([row({ state: 'waiting', nextAt: 1_008_000, problem })])
  expect(await run(true)).toBe(8_000)
  expect(log).toEqual([])
})

it('sends an item again that was being sent when the browser closed', async () => {
  const { run, log } = device([row({ state: 'sending' })])
  await run()
  expect(log).toEqual(['send key', 'published key'])
})

it('pauses at 401 and continues after the next sign-in', async () => {
  const { run, answers, rows } = device([row()])
  answers.send = () => {
    throw refusal({ status: 401 })
  }
  expect(await run()).toBeNull()
  expect(rows.get('key')?.state).toBe('paused')
  answers.send = () => {}
  await run()
  expect(rows.get('key')?.state).toBe('published')
})

it('needs the user after a refusal, and sends the other items', async () => {
  const { run, log, answers, rows } = device([row(), row({ key: 'other' })])
  let first = true
  answers.send = () => {
    if (!first) return
    first = false
    throw refusal({ status: 400, code: 'validation_failed', data: { price_amount: 'Required' } })
  }
  await run()
  expect(log).toEqual(['send key', 'needs you key', 'send other', 'published other'])
  expect(rows.get('key')?.problem?.data).toEqual({ price_amount: 'Required' })
  expect(await run()).toBeNull()
})

it('needs the user when a file is no longer on the device', async () => {
  const { run, rows } = device([row({ values: { photos: [localAddress('lost')] } })])
  await run()
  expect(rows.get('key')?.problem?.code).toBe('file_gone')
})

it('waits as long as the server asks, but not when the clock was set back', async () => {
  const { run, answers, log, line, rows } = device([row()])
  answers.send = () => {
    throw refusal({ status: 429, retryAfterMs: 60_000 })
  }
  expect(await run()).toBe(60_000)
  await run()
  expect(log).toEqual(['send key'])
  answers.send = () => {}
  line.now -= 86_400_000
  await run()
  expect(rows.get('key')?.state).toBe('published')
})

it('pauses an item whose answer arrives after the session has ended', async () => {
  const { run, answers, rows, line, log } = device([row()])
  answers.send = () => {
    line.current = false
  }
  expect(await run()).toBeNull()
  expect(rows.get('key')).toMatchObject({ state: 'paused', answer: null })
  expect(log).toEqual(['send key'])
})

it('pauses an item when the session ends between two files or with a lost answer, and sends no more', async () => {
  const photos = ['p1', 'p2'].map(localAddress)
  for (const lost of [undefined, cut]) {
    const { run, answers, rows, line, log } = device([row({ values: { photos } })], ['p1', 'p2'].map(file))
    answers.upload = () => {
      line.current = false
      if (lost) throw lost
    }
    expect(await run()).toBeNull()
    expect(rows.get('key')).toMatchObject({ state: 'paused', nextAt: 0, problem: null })
    expect(log).toEqual(['upload p1'])
  }
})

it('sends nothing while offline', async () => {
  const { run, log, line } = device([row()])
  line.up = false
  await run()
  expect(log).toEqual([])
})

it.each([
  [cut, 'waiting'],
  [refusal({ kind: 'timeout' }), 'waiting'],
  [refusal({ status: 500 }), 'waiting'],
  [refusal({ status: 429 }), 'waiting'],
  [refusal({ status: 258 }), 'waiting'],
  [refusal({ status: 401 }), 'paused'],
  [refusal({ status: 400 }), 'needs_you'],
  [refusal({ status: 403 }), 'needs_you'],
  [refusal({ status: 409, code: 'edit_conflict' }), 'needs_you'],
  [refusal({ status: 413 }), 'needs_you'],
])('after %o an item is %s', (given, state) => {
  expect(judge(given, 1, 0.5).state).toBe(state)
})

it('retries at growing intervals of at most five minutes, varied by chance', () => {
  expect([1, 2, 3, 9].map((attempts) => backOffMs(attempts, 0.5))).toEqual([5_000, 10_000, 20_000, 300_000])
  expect([backOffMs(1, 0), backOffMs(1, 1)]).toEqual([3_750, 6_250])
})

it('reads Retry-After as seconds, or as a date compared with the server’s Date header', () => {
  expect(retryAfterMs('7', null)).toBe(7_000)
  expect(retryAfterMs('Wed, 01 Oct 2025 10:00:30 GMT', 'Wed, 01 Oct 2025 10:00:00 GMT')).toBe(30_000)
  expect(retryAfterMs('soon', null)).toBeNull()
  expect(retryAfterMs(null, null)).toBeNull()
})

it('is due at once when its time is further away than any wait', () => {
  expect(dueIn(5_000, 2_000)).toBe(3_000)
  expect(dueIn(86_400_000, 0)).toBe(0)
  expect(dueIn(0, 86_400_000)).toBe(0)
})

it.each(['waiting', 'paused', 'needs_you'] as const)('tries an item that is %s again at once', (state) => {
  const problem = { status: 500, code: 'internal', message: '', data: null }
  expect(
    triedAgain(row({ state, nextAt: 9_000, attempts: 4, problem, files: { done: 1, total: 2 } })),
  ).toEqual(row({ state: 'waiting', files: { done: 1, total: 2 } }))
})

it.each(['sending', 'published'] as const)('leaves an item that is %s unchanged', (state) => {
  expect(triedAgain(row({ state }))).toBeUndefined()
})
