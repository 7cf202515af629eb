import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

const hidden = ['password', 'old_password', 'new_password', 'verify_code', 'token', 'headers']

/**
 * Writes structured lines to standard output, or to `destination`. Requests are logged without headers, bodies and
 * queries (see request_log.ts), errors without the values of the failed statement.
 */
export const logger = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`]), censor: '(hidden)' },
      serializers: {
        req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
        err: (error: unknown) => describe(error),
      },
    },
    destination ?? standardOutput(),
  )

/**
 * Buffers lines and writes them together, at the latest after 200 ms and when the process ends. If the reader is too
 * slow, lines beyond `maxLength` are dropped instead of filling the memory.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({
    dest: 1,
    sync: false,
    minLength: 8_192,
    maxLength: 16 * 1_024 * 1_024,
    periodicFlush: 200,
  })

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described }

/** Logs only the kind, message, location and cause of an error: other properties may contain private data. */
function describe(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { query, code } = error as { query?: unknown; code?: unknown }
  // The query builder appends the values to the message, after the statement.
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message
  const stack = error.stack ?? ''
  const end = stack.indexOf(error.message) + error.message.length
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: stack.includes(error.message) ? stack.slice(end).trim() : '',
    ...(error.cause !== undefined && depth < 4 && { cause: describe(error.cause, depth + 1) }),
  }
}
