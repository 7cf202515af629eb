import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import { failureOf } from '#server/db/failures.ts'
import { requestLang } from './language.ts'

/** The only error that server code throws on purpose; `values` fill the placeholders of its text. */
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

/** Megabytes of a JSON body; larger ones are refused while they arrive. */
export const bodyLimitMb = 1

/** Answers every error as application/problem+json in the reader's language, without a stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(toProblem(error, request), request, reply))
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = requestLang(request)
  const { status } = problems[problem.code]
  const detail = problemText(problem.code, lang, problem.values)
  const wait = problem.values['seconds'] ?? (status === 503 ? 2 : undefined)
  if (wait !== undefined) void reply.header('retry-after', String(wait))
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

/** Names the problem behind any error; what nobody foresaw is logged, once, and answered as `internal`. */
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
  // Static delivery refuses folders and odd paths this way, the router what is too long (414); whether they exist is
  // nobody's business.
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode === 403 || statusCode === 404 || statusCode === 414) return new Problem('not_found')
  const failure = failureOf(error)
  // Two writers in each other's way have been run again several times by now: it is as if there were no room.
  if (failure === 'unavailable' || failure === 'conflict' || fastifyCode === 'FST_UNDER_PRESSURE') {
    request.log.error({ reqId: request.id, err: error }, 'unavailable')
    return new Problem('unavailable')
  }
  if (failure === 'bad_value') {
    request.log.warn({ reqId: request.id, err: error }, 'the database refused a value')
    return new Problem('validation_failed')
  }
  request.log.error({ reqId: request.id, err: error }, 'unforeseen error')
  return new Problem('internal')
}
