import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { diskOf } from '#server/db/disk.ts'
import { claimInstallation } from '#server/features/health/installation.ts'
import { outsideFiles } from '#server/features/upload/outside.ts'
import { pictureProcesses } from '#server/features/upload/pictures.ts'
import { memoryOf } from '#server/deps.ts'
import type { Deps } from '#server/http/deps.ts'
import { failureOf } from '#server/db/failures.ts'
import { localStorage } from '#server/http/storage.ts'
import type { OutboxEntry } from '#server/jobs/delivery.ts'
import { jobHandlers, jobKinds } from '#server/jobs/list.ts'
import { pushServiceOf } from '#server/jobs/push_service.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { logger } from '#server/log.ts'
import { afterwards } from './afterwards.ts'
import { freshDatabase } from './database.ts'
import { makeFactory, type Factory } from './factory.ts'

export type CallOptions = { token?: string; language?: 'zh-CN' | 'en-US'; headers?: Record<string, string> }
export type Called<T> = {
  status: number
  headers: Record<string, unknown>
  /** The whole body: `{detail?, data}` or the problem. */
  body: { detail?: string; code?: string; data?: unknown }
  /** `data` of a success, checked against the endpoint's reply schema. */
  data: T
}

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  /** Calls an endpoint through the whole application. Use `raw` for input that violates its schema. */
  call<E extends Endpoint>(endpoint: E, input?: Input<E>, options?: CallOptions): Promise<Called<Reply<E>>>
  raw<E extends Endpoint>(endpoint: E, input: RawInput, options?: CallOptions): Promise<Called<Reply<E>>>
  make: Factory
  /** Everything delivered so far: captcha answers, codes, mail. */
  outbox: OutboxEntry[]
  /** Runs the queued jobs. */
  drain(): Promise<void>
  /** Moves the application's clock forward. */
  pass(seconds: number): void
  dataDir: string
}

export type RawInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Opens the whole application on a database of its own; everything is closed and deleted after the test or the file. */
export async function testApp(given: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-test-'))
  const { config, database, close } = await freshDatabase(dataDir, given)
  afterwards(async () => {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return testNode(config, database)
}

/** Opens one node of the application on an open database; closes the node, but not the database, after the test or the file. */
export async function testNode(config: Config, database: Database, log = logger(config)): Promise<TestApp> {
  const { dataDir } = config
  const outbox: OutboxEntry[] = []
  let ahead = 0
  let isClosed = false
  const jobs = await openJobs(database, jobKinds, {
    background: false,
    // The job queue also does maintenance while a test has cut off the database, and on a busy machine a question that
    // it asked before it was stopped is answered when the database is closed.
    onError: (error) => {
      if (!isClosed && failureOf(error) !== 'unavailable') throw error
    },
  })
  // At once: a node that does not start leaves a queue too, which would go on asking a closed database.
  afterwards(async () => {
    await jobs.stop()
    isClosed = true
  })
  const deps: Deps = {
    config,
    database,
    jobs,
    delivery: {
      code: async (to, code) => void outbox.push({ kind: 'code', to, text: code }),
      mail: async ({ to, subject, text }) =>
        void outbox.push({ kind: 'mail', to, text: `${subject}\n${text}` }),
      tryMail: async ({ to, subject, text }) => {
        outbox.push({ kind: 'mail', to, text: `${subject}\n${text}` })
        return ''
      },
      mailWay: { via: 'outbox', server: null },
      invitation: async (to, company, { subject, text }) =>
        void outbox.push({ kind: 'mail', to, text: `${company}\n${subject}\n${text}` }),
      captcha: async (key, answer) => void outbox.push({ kind: 'captcha', key, text: answer }),
    },
    pushService: pushServiceOf(config),
    outside: outsideFiles(),
    pictures: pictureProcesses(),
    storage: await localStorage(dataDir, config.minFreeMb),
    disk: diskOf(config),
    clock: () => new Date(Date.now() + ahead * 1000),
    log,
    ...memoryOf(database),
  }
  await claimInstallation(deps)
  const app = await buildApp(deps)
  await app.ready()
  afterwards(() => app.close())
  const raw: TestApp['raw'] = (endpoint, input, options) => send(app, endpoint, input, options)
  return {
    app,
    deps,
    raw,
    call: (endpoint, input, options) => send(app, endpoint, (input ?? {}) as RawInput, options),
    make: makeFactory(deps),
    outbox,
    drain: () => jobs.drain(jobHandlers(deps)),
    pass: (seconds) => void (ahead += seconds),
    dataDir,
  }
}

async function send<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: RawInput,
  options: CallOptions = {},
): Promise<Called<Reply<E>>> {
  // Lets the event loop turn, as network requests do; otherwise the load guard takes the process for blocked.
  await setImmediate()
  const response = await app.inject({
    method: endpoint.method,
    url: urlFor(endpoint.path, input),
    headers: {
      'accept-language': options.language ?? 'en-US',
      ...(options.token === undefined ? {} : { 'access-token': options.token }),
      ...options.headers,
    },
    ...(endpoint.method === 'GET' || input.body === undefined ? {} : { payload: input.body as object }),
  })
  const isFile = endpoint.download !== undefined && response.statusCode === 200
  // Of a file only its arrival counts here.
  const body = (isFile ? { data: null } : response.body === '' ? {} : response.json()) as Called<
    Reply<E>
  >['body']
  const data = response.statusCode === 200 ? expectReply(endpoint, body.data) : undefined
  if (response.statusCode !== 200 && response.statusCode !== 304) expectProblem(response.statusCode, body)
  return { status: response.statusCode, headers: response.headers, body, data: data as Reply<E> }
}

/** Expects an error to be a problem of the catalogue with a text. */
export function expectProblem(status: number, body: Called<unknown>['body']): void {
  const known = problems[body.code as keyof typeof problems]
  if (known?.status !== status || !body.detail) {
    throw new Error(`Not a problem of the catalogue: ${status} ${JSON.stringify(body)}`)
  }
}

/** Expects a reply to match its schema exactly: an extra key at any depth may be a leak. Returns the parsed reply. */
export function expectReply(endpoint: Endpoint, data: unknown): unknown {
  const known = z.parse(endpoint.reply, data)
  if (!isDeepStrictEqual(known, data)) {
    throw new Error(`${endpoint.path} says more than its schema: ${JSON.stringify(data)}`)
  }
  return known
}

/** Returns the path with its parameters and the query, with repeated keys for arrays and the timestamp of every call. */
function urlFor(pattern: string, input: RawInput): string {
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams({ timestamp: String(Date.now()) })
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one))
  }
  return `${filled}?${query}`
}
