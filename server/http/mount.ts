import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import { langOf, type Lang, type Language } from '#contract/enums.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Deps } from './deps.ts'
import { answerOnce } from './idempotency.ts'
import { languageOf } from './language.ts'
import { Problem } from './problem.ts'
import { receiveFile, type ReceivedFile } from './receive_file.ts'
import { authorize, readActor, type Actor, type ActorFor } from './session.ts'

/** What a handler knows. With an Idempotency-Key `db` is the transaction: use no other connection then. */
export type Context<E extends Endpoint> = {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  actor: ActorFor<E['access']>
  lang: Lang
  language: Language
  db: DbOrTx
  deps: Deps
  /** The server's time of this request. */
  now: Date
  request: FastifyRequest
  /** The uploaded file of a multipart endpoint; it is deleted after the answer. */
  file?: ReceivedFile
}

export type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Promise<Answer<Reply<E>>> | Answer<Reply<E>>
export type Answer<T> = T | Detailed<T> | RawJson<T>
export type Api = Record<string, Endpoint>
/** A handler for every endpoint of the record; a missing or superfluous one does not compile. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> }

class Detailed<T> {
  readonly data: T
  readonly detail: { en: string; zh: string }
  constructor(data: T, detail: { en: string; zh: string }) {
    this.data = data
    this.detail = detail
  }
}

/** A reply whose `detail` the page shows as a success message (spec §3). */
export const withDetail = <T>(data: T, detail: { en: string; zh: string }): Detailed<T> =>
  new Detailed(data, detail)

/** A reply that the database already wrote as JSON text; `T` is what the text says. */
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
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/**
 * Mounts the endpoints of `api`. Each request passes, in this order: session, access (401, then 403), parsing (400),
 * handler. So a visitor learns nothing about what a body should look like, and a wrong body never hides a 403.
 */
export function mount<A extends Api>(app: FastifyInstance, deps: Deps, api: A, handlers: Handlers<A>): void {
  for (const name of Object.keys(api)) {
    const endpoint = api[name] as Endpoint
    const handler = handlers[name] as unknown as Handler<Endpoint>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      // Before the body is read, after the limit on writes has counted.
      preParsing: async (request, _reply, payload) => {
        request.actor = await readActor(deps, request)
        authorize(endpoint.access, request.actor)
        return payload
      },
      handler: (request, reply) => answer(deps, endpoint, handler, request, reply),
    })
  }
}

async function answer(
  deps: Deps,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request.headers['accept-language'])
  const lang = langOf(language)
  const received = endpoint.multipart ? await receiveFile(request, deps.storage.incoming) : undefined
  try {
    const { timestamp: _, ...query } = request.query as Record<string, unknown>
    const body = received ? received.fields : (request.body ?? {})
    const context = {
      ...parse(endpoint, { params: request.params, query, body }, lang),
      actor: request.actor,
      lang,
      language,
      db: deps.database.orm,
      deps,
      now: deps.clock(),
      request,
      file: received?.file,
    } as Context<Endpoint>
    const run = async (db: DbOrTx) => envelope(await handler({ ...context, db }), lang)
    const payload = endpoint.idempotent ? await answerOnce(context, run) : await run(context.db)
    return send(payload, request, reply)
  } finally {
    await received?.discard()
  }
}

type Parts = { params: unknown; query: unknown; body: unknown }

function parse(endpoint: Endpoint, given: Parts, lang: Lang): Parts {
  const params = check(endpoint.params, given.params, lang)
  // An address that cannot exist is not found; saying more would describe what does exist.
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

/** Reads carry a validator, so that a poller that sends it back gets 304 and no body. */
function send(payload: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('content-type', 'application/json; charset=utf-8')
  if (request.method === 'GET') {
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  return reply.send(payload)
}
