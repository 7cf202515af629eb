import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import { langOf, type Lang, type Language } from '#contract/enums.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Deps } from './deps.ts'
import { answerOnce, type Run } from './idempotency.ts'
import { languageOf } from './language.ts'
import { Problem } from './problem.ts'
import { KeptAnswer } from './read_cache.ts'
import { receiveFile, type ReceivedFile } from './receive_file.ts'
import { asProved } from './second_factor.ts'
import { signFiles, withoutSignatures } from './signed_files.ts'
import { sendJson, sendKept } from './send.ts'
import { sendStored, StoredFile } from './stored_file.ts'
import { authorize, readActor, type Actor, type ActorFor } from './session.ts'
import { answerVisitor, noteVisitorAnswer } from './visitor_answers.ts'

/** What a handler gets. With an Idempotency-Key, `db` is a transaction: use no other connection then. */
export type Context<E extends Endpoint> = {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  actor: ActorFor<E['access']>
  lang: Lang
  language: Language
  db: DbOrTx
  deps: Deps
  /** The server's time for this request. */
  now: Date
  request: FastifyRequest
  /**
   * Runs a side effect outside the database (such as clearing a cache) after the commit, and never after a rollback.
   * With an Idempotency-Key it waits for the transaction that stores the answer.
   */
  afterCommit(effect: () => void): void
  /**
   * Says what the fields of the body held before a change, for the log of an operator who acts for somebody; nobody
   * else's changes are logged here.
   */
  noteBefore(fields: object): void
  /** As `noteBefore`, for a call that is about several postings: what it made, and each that it changed by its code. */
  noteSeveral(done: {
    made: object
    changed: readonly { code: string; before: object; after: object }[]
  }): void
  /** The uploaded file of a multipart endpoint; deleted after the answer. */
  file?: ReceivedFile
}

export type Handler<E extends Endpoint> = ((
  context: Context<E>,
) => Promise<Answer<Reply<E>>> | Answer<Reply<E>>) & { readsUnread?: true }
export type Answer<T> = T | Download | StoredFile | Detailed<T> | RawJson<T> | KeptAnswer<T>
/** Runs the handler of an endpoint, and before it whatever comes before every handler. */
export type RunHandler = (
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  context: Context<Endpoint>,
) => Promise<Answer<Reply<Endpoint>>>
export type Api = Record<string, Endpoint>
/** A handler for every endpoint of the record; a missing or extra one is a type error. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> }

/** A handler whose actor includes the number of unread messages, read in the same statement. */
export const withUnread = <H extends (...given: never[]) => unknown>(handler: H): H & { readsUnread: true } =>
  Object.assign(handler, { readsUnread: true as const })

export class Detailed<T> {
  readonly data: T
  readonly detail: { en: string; zh: string }
  constructor(data: T, detail: { en: string; zh: string }) {
    this.data = data
    this.detail = detail
  }
}

/** A reply whose `detail` the page shows as a success message (SPEC 7.8). */
export const withDetail = <T>(data: T, detail: { en: string; zh: string }): Detailed<T> =>
  new Detailed(data, detail)

/** A file that is sent while it is made. The endpoint names its type (`download`). */
export class Download {
  readonly name: string
  readonly stream: Readable
  constructor(name: string, stream: Readable) {
    this.name = name
    this.stream = stream
  }
}

/** A reply that the database already returned as JSON text; `T` is its type. */
export class RawJson<T> {
  readonly text: string
  declare protected readonly of: T
  constructor(text: string) {
    this.text = text
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyInstance {
    /** Every mounted endpoint. */
    endpoints: readonly Endpoint[]
  }
}

/**
 * Mounts the endpoints of `api`. Each request passes, in this order: session, access (401, then 403), second factor
 * (403), parsing (400),
 * `run` with the handler. So a visitor learns nothing about the format of a body, and an invalid body never hides a 403.
 */
export function mount<A extends Api>(
  app: FastifyInstance,
  deps: Deps,
  api: A,
  handlers: Handlers<A>,
  run: RunHandler,
): void {
  for (const name of Object.keys(api)) {
    const endpoint = api[name] as Endpoint
    const handler = handlers[name] as unknown as Handler<Endpoint>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.method === 'GET' &&
        endpoint.access === 'public' && {
          onRequest: answerVisitor(deps.visitorAddresses, deps.cache, deps.clock),
        }),
      // Runs before the body is read and after the limit on writes has counted the request.
      preParsing: async (request, _reply, payload) => {
        const actor = await readActor(deps, request, handler.readsUnread ?? false)
        authorize(endpoint, actor)
        request.actor = actor && asProved(endpoint, actor, deps.config.backOfficeSecondFactor)
        if (endpoint.method !== 'GET') await deps.disk.requireRoom()
        return payload
      },
      handler: (request, reply) =>
        answer(deps, endpoint, (context) => run(endpoint, handler, context), request, reply),
    })
  }
}

async function answer(
  deps: Deps,
  endpoint: Endpoint,
  respond: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request.headers['accept-language'])
  const lang = langOf(language)
  const received = endpoint.multipart ? await receive(deps, request) : undefined
  try {
    const { timestamp: _, ...query } = givenOf(request.query as Record<string, unknown>)
    const body = received ? received.fields : withoutSignatures(request.body ?? {})
    const context = {
      ...parse(endpoint, { params: request.params, query, body }, lang),
      actor: request.actor,
      lang,
      language,
      db: deps.database.orm,
      deps,
      now: deps.clock(),
      request,
      afterCommit: (effect) => effect(),
      noteBefore: () => undefined,
      noteSeveral: () => undefined,
      file: received?.file,
    } as Context<Endpoint>
    const signed = (json: string) => signFiles(json, { secret: deps.config.secret, now: context.now })
    if (endpoint.idempotent) {
      const run: Run = async (own) => envelope(await respond({ ...context, ...own }), lang)
      return await sendJson(signed(await answerOnce(context, run)), request, reply)
    }
    const answered = await respond(context)
    if (answered instanceof Download)
      return await reply
        .type(endpoint.download ?? 'application/octet-stream')
        .header('content-disposition', `attachment; filename="${answered.name}"`)
        .header('cache-control', 'no-store')
        .send(answered.stream)
    if (answered instanceof StoredFile) return await sendStored(answered, request, reply)
    if (!(answered instanceof KeptAnswer))
      return await sendJson(signed(envelope(answered, lang)), request, reply)
    noteVisitorAnswer(deps.visitorAddresses, request, answered)
    return sendKept(answered.body, request, reply)
  } finally {
    await received?.discard()
  }
}

/** When the disk is nearly full, uploads are refused before any byte is read. */
async function receive({ storage }: Deps, request: FastifyRequest) {
  await storage.requireRoom()
  return receiveFile(request, storage)
}

/** Drops empty query parameters, which count as absent: `?grade=` filters nothing (SPEC 7.21). */
const givenOf = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const given = Array.isArray(value) ? value.filter((one) => one !== '') : value
      return given === '' || (Array.isArray(given) && given.length === 0) ? [] : [[name, given]]
    }),
  )

type Parts = { params: unknown; query: unknown; body: unknown }

function parse(endpoint: Endpoint, given: Parts, lang: Lang): Parts {
  const params = check(endpoint.params, given.params, lang)
  // An invalid path parameter is answered with 404: a more precise error would reveal which rows exist.
  if (!params.ok) throw new Problem('not_found')
  const query = check(endpoint.query, given.query, lang)
  const body = check(endpoint.body, given.body, lang)
  const errors: FieldErrors = { ...(query.ok ? {} : query.errors), ...(body.ok ? {} : body.errors) }
  if (!query.ok || !body.ok) throw new Problem('validation_failed', { data: errors })
  return { params: params.value, query: query.value, body: body.value }
}

function envelope(answered: Answer<unknown>, lang: Lang): string {
  if (answered instanceof RawJson) return `{"data":${answered.text}}`
  if (answered instanceof Detailed) {
    return JSON.stringify({ detail: answered.detail[lang], data: answered.data ?? null })
  }
  return JSON.stringify({ data: answered ?? null })
}
