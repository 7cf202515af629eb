/** The query was refused without being sent, because the database does not respond at present. */
export class DatabaseUnresponsive extends Error {}

/** The embedded database was not asked to write: its disk is nearly full. */
export class DiskFull extends Error {}

export type Failure = 'unavailable' | 'full' | 'conflict' | 'bad_value'

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])

/**
 * Classifies a database error, also when it is wrapped: `unavailable` when the database is down, silent, too slow or
 * short of something, `full` when its disk has no room for what is to be written, `conflict` when two transactions conflicted and one may be retried, `bad_value` for a value that does not fit its
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

/** How PostgreSQL says so: what it could not do, then the system's words. */
const noRoom = /^could not .*: (No space left on device|Disk quota exceeded)$/

function causes(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at)
  return chain
}

/**
 * Classes 08, 53 and 57 (57014: statement timeout, 53200: no memory, 53300: too many connections, 53400: limit of
 * temporary files), 25P03: idle transaction ended, 25006: only reads are allowed (a standby, or a provider whose disk is
 * nearly full), 58030: the disk failed, 24000: the embedded engine after it could not write its log. A full quota has
 * no code of its own.
 */
function ownFailure(error: unknown): Failure | undefined {
  const { code, message } = error as { code?: unknown; message?: string }
  if (error instanceof DatabaseUnresponsive || isUnresponsive(error)) return 'unavailable'
  if (error instanceof DiskFull) return 'full'
  if (typeof code === 'string') {
    if (code === '53100' || (error instanceof Error && noRoom.test(error.message))) return 'full'
    if (networkErrors.has(code) || /^(08...|53...|57...|25P03|25006|58030|24000)$/.test(code))
      return 'unavailable'
    if (code === '40P01' || code === '40001') return 'conflict'
    if (/^22...$/.test(code)) return 'bad_value'
  }
  return /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(message ?? '')
    ? 'unavailable'
    : undefined
}
