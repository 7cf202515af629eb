/** Refused without asking, because the database says nothing at present. */
export class DatabaseSilent extends Error {}

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
 * What kind of failure of the database an error tells of, also one that others have wrapped: `unavailable` when it is
 * away, silent or too slow, `conflict` when two transactions stood in each other's way and one may be run again,
 * `bad_value` for a value that no column can hold.
 */
export function failureOf(error: unknown): Failure | undefined {
  const found = causes(error).map(ownFailure)
  return found.find((failure) => failure !== undefined)
}

/** The database, or the line to it, has said nothing where it would have by now: such a connection is of no use any more. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)$/.test(error.message)

/** A value stands already where it may stand once: another transaction was faster. */
export const isTaken = (error: unknown): boolean =>
  causes(error).some((one) => (one as { code?: unknown }).code === '23505')

/** Something else still refers to the row that was to go. */
export const isReferred = (error: unknown): boolean =>
  causes(error).some((one) => (one as { code?: unknown }).code === '23503')

function causes(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at)
  return chain
}

/** Classes 08 and 57 (57014: a statement took too long), 25P03: the server ended an idle transaction, 53300: it is full. */
function ownFailure(error: unknown): Failure | undefined {
  const { code, message } = error as { code?: unknown; message?: string }
  if (error instanceof DatabaseSilent || isSilence(error)) return 'unavailable'
  if (typeof code === 'string') {
    if (networkErrors.has(code) || /^(08...|57...|25P03|53300)$/.test(code)) return 'unavailable'
    if (code === '40P01' || code === '40001') return 'conflict'
    if (/^22...$/.test(code)) return 'bad_value'
  }
  return /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(message ?? '')
    ? 'unavailable'
    : undefined
}
