/** The query was refused without being sent, because the database does not respond at present. */
export class DatabaseUnresponsive extends Error {}

export type Failure = 'unavailable' | 'conflict' | 'bad_value'

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])

/**
 * Classifies a database error, also when it is wrapped: `unavailable` when the database is down, silent or too slow,
 * `conflict` when two transactions conflicted and one may be retried, `bad_value` for a value that does not fit its
 * column.
 */
export function failureOf(error: unknown): Failure | undefined {
  const found = causes(error).map(ownFailure)
  return found.find((failure) => failure !== undefined)
}

/** Whether the database or its network has not responded in time: such a connection must not be used again. */
export const isUnresponsive = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)$/.test(error.message)

/** Whether a unique value exists already: another transaction was faster. */
export const isTaken = (error: unknown): boolean =>
  causes(error).some((one) => (one as { code?: unknown }).code === '23505')

/** Whether another row still refers to the one to be deleted. */
export const isReferred = (error: unknown): boolean =>
  causes(error).some((one) => (one as { code?: unknown }).code === '23503')

function causes(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at)
  return chain
}

/** Classes 08 and 57 (57014: statement timeout), 25P03: idle transaction ended, 53300: too many connections. */
function ownFailure(error: unknown): Failure | undefined {
  const { code, message } = error as { code?: unknown; message?: string }
  if (error instanceof DatabaseUnresponsive || isUnresponsive(error)) return 'unavailable'
  if (typeof code === 'string') {
    if (networkErrors.has(code) || /^(08...|57...|25P03|53300)$/.test(code)) return 'unavailable'
    if (code === '40P01' || code === '40001') return 'conflict'
    if (/^22...$/.test(code)) return 'bad_value'
  }
  return /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(message ?? '')
    ? 'unavailable'
    : undefined
}
