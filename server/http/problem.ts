import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import { failureOf } from '#server/db/failures.ts'
import { requestLang } from './language.ts'

/** The only error that server code throws on purpose; `values` fill the placeholders of its message. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly data: unknown
  readonly values: Record<string, unknown>

  constructor(code: ProblemCode, options: { data?: unknown; values?: Record<string, unknown> } = {}) {
    super(code)
    this.code = code
    this.data = options.data
    this.values = options.values ?? {}
  }
}

/** Largest JSON body in megabytes; larger ones are refused while they arrive. */
export const bodyLimitMb = 1

/**
 * Answers every error as application/problem+json in the reader's language, without a stack trace; `noteFull` is called
 * when the database had no room.
 */
export function answerErrors(app: FastifyInstance, noteFull: () => void = () => {}): void {
  app.setErrorHandler((error, request, reply) => {
    if (failureOf(error) === 'full') noteFull()
    return sendProblem(toProblem(error, request), request, reply)
  })
}

/** Seconds after which a refused call may be tried again; somebody has to make room on a full disk. */
const waits: Record<number, number | undefined> = { 503: 2, 507: 60 }

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = requestLang(request)
  const { status } = problems[problem.code]
  const detail = firstMessage(problem) ?? problemText(problem.code, lang, problem.values)
  const wait = problem.values['seconds'] ?? waits[status]
  if (wait !== undefined) void reply.header('retry-after', String(wait))
  const { range } = problem.values
  if (range !== undefined) void reply.header('content-range', String(range))
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        type: `/api/docs/#${problem.code}`,
        title: problemText(problem.code, 'en', problem.values),
        status,
        detail,
        code: problem.code,
        ...(problem.data === undefined ? {} : { data: problem.data }),
      }),
    )
}

/** What is wrong with the first wrong field, which says more than that something is wrong (SPEC 8.8). */
function firstMessage({ code, data }: Problem): string | undefined {
  if (code !== 'validation_failed' || typeof data !== 'object' || data === null) return undefined
  const [first] = Object.values(data) as unknown[]
  return typeof first === 'string' ? first : undefined
}

/** The size of the file, as static delivery gives it in an error 416. */
const rangeOf = (error: unknown): unknown =>
  (error as { headers?: Record<string, unknown> }).headers?.['Content-Range']

/** Maps any error to a problem code. Unexpected errors are logged once and answered as `internal`. */
export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const fastifyCode = (error as Partial<FastifyError>).code ?? ''
  if (fastifyCode === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Problem('file_too_large', { values: { limit: bodyLimitMb } })
  }
  if (
    fastifyCode.startsWith('FST_ERR_CTP') ||
    fastifyCode === 'FST_ERR_BAD_URL' ||
    error instanceof SyntaxError
  ) {
    return new Problem('bad_json')
  }
  // Static delivery refuses folders and odd paths with 403, and the router refuses overlong ones with 414. Both are
  // answered with 404, so that the answer does not reveal whether they exist.
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode === 403 || statusCode === 404 || statusCode === 414) return new Problem('not_found')
  // A file of which the client has a part (`If-Match`), or of which it asks for bytes (`Range`).
  if (statusCode === 412) return new Problem('file_changed')
  if (statusCode === 416) return new Problem('no_such_range', { values: { range: rangeOf(error) } })
  const failure = failureOf(error)
  // Transactions that conflict have already been retried several times: answered like an overloaded server.
  if (failure === 'unavailable' || failure === 'conflict' || fastifyCode === 'FST_UNDER_PRESSURE') {
    request.log.error({ reqId: request.id, err: error }, 'unavailable')
    return new Problem('unavailable')
  }
  if (failure === 'full') {
    request.log.error({ reqId: request.id, err: error }, 'the disk is full')
    return new Problem('disk_full')
  }
  if (failure === 'bad_value') {
    request.log.warn({ reqId: request.id, err: error }, 'the database refused a value')
    return new Problem('validation_failed')
  }
  request.log.error({ reqId: request.id, err: error }, 'unforeseen error')
  return new Problem('internal')
}
