import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { retried } from './retry.ts'
import { DatabaseUnresponsive, isUnresponsive } from './failures.ts'

/** Milliseconds after which PostgreSQL ends a statement, or a transaction that is idle. */
const statementMs = 5_000
const idleTransactionMs = 10_000
/**
 * How long an unused connection is kept. A new one has none of PostgreSQL's caches: on a quiet market, a list that takes
 * 15 ms took 40 to 57 whenever its reader had paused for more than the driver's ten seconds.
 */
const keptIdleMs = 600_000
/** Longer than any statement may take: without an answer by then, the connection is dead. */
const answerMs = 5_500
/** How long a new connection is tried before requests are refused: often only one old connection is dead. */
const doubtMs = 500
/** While the database does not respond: how often a new connection is tried, and when an attempt is given up. */
const probeEveryMs = 400
const probeMs = 2_000

/**
 * `isConfirmed` is set when the grace period has passed without an answer; `gracePeriod` resolves then, or when the database
 * responds.
 */
type Outage = { isConfirmed: boolean; gracePeriod: Promise<void>; timer: NodeJS.Timeout }

const isCallback = (value: unknown): value is (error: unknown, result: unknown) => void =>
  typeof value === 'function'

/** Destroys a connection without notifying PostgreSQL, so that whoever uses it gets an error at once. */
export const destroy = (client: pg.ClientBase): void => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.destroy()
}

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool of connections to PostgreSQL that never waits forever. A connection without an answer for 5.5 s is destroyed
 * together with all idle ones, and new requests are refused at once (DatabaseUnresponsive) until a new connection, tried
 * every 0.4 s, gets an answer. So an outage fails only the statements under way, and is over half a second after the
 * database responds again.
 */
export class SteadyPool extends pg.Pool {
  readonly #options: pg.PoolConfig
  readonly #idle = new Set<pg.PoolClient>()
  #outage: Outage | undefined

  constructor(given: Pick<pg.PoolConfig, 'connectionString' | 'max'>) {
    const options = {
      ...given,
      connectionTimeoutMillis: statementMs,
      statement_timeout: statementMs,
      query_timeout: answerMs,
      idle_in_transaction_session_timeout: idleTransactionMs,
      idleTimeoutMillis: keptIdleMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // Compiling a plan takes 100 to 200 ms, longer than running any of these statements.
      options: '-c timezone=UTC -c jit=off',
      application_name: 'forging-market',
    }
    super(options)
    this.#options = options
    // A lost idle connection must not end the process; the next query reports the error.
    this.on('error', () => {})
    this.on('connect', (client) => this.#watch(client))
    // A single statement outside a transaction.
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((...given: unknown[]) =>
      isCallback(given.at(-1))
        ? query(...given)
        : retried(() => query(...given) as Promise<unknown>)) as typeof this.query
    this.on('acquire', (client) => this.#idle.delete(client))
    this.on('release', (_, client) => this.#idle.add(client))
    this.on('remove', (client) => this.#idle.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error as Error)))
      })
    }
    if (this.#outage?.isConfirmed) {
      callback(new DatabaseUnresponsive('The database does not answer'), undefined, () => {})
      return undefined
    }
    if (this.#outage) {
      void this.#connectAfter(this.#outage.gracePeriod, callback)
      return undefined
    }
    super.connect((error, client, done) => {
      if (isUnresponsive(error)) this.#suspect()
      callback(error, client, done)
    })
    return undefined
  }

  async #connectAfter(gracePeriod: Promise<void>, callback: Callback): Promise<void> {
    await gracePeriod
    this.connect(callback)
  }

  override end(): Promise<void> {
    clearInterval(this.#outage?.timer)
    return super.end()
  }

  /** A statement that was not answered in time ends its connection: the next one would wait just as long. */
  #watch(client: pg.PoolClient): void {
    // The user of the connection learns of its end when a statement fails.
    client.on('error', () => {})
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const heard = (error: unknown) => {
      if (!isUnresponsive(error)) return
      destroy(client)
      this.#suspect()
    }
    client.query = ((...given: unknown[]) => {
      const callback = given.at(-1)
      if (isCallback(callback)) {
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          heard(error)
          callback(error, result)
        })
      }
      const result = query(...given)
      if (result instanceof Promise) result.catch(heard)
      return result
    }) as typeof client.query
  }

  #suspect(): void {
    if (this.#outage || this.ending) return
    for (const client of this.#idle) destroy(client)
    const outage: Outage = {
      isConfirmed: false,
      gracePeriod: Promise.race([this.#probe(), setTimeout(doubtMs, undefined, { ref: false })]).then(() => {
        outage.isConfirmed = true
      }),
      timer: setInterval(() => void this.#probe(), probeEveryMs).unref(),
    }
    this.#outage = outage
  }

  /** Any answer shows that the database responds again; if it refuses connections, the next request reports that. */
  async #probe(): Promise<void> {
    const client = new pg.Client({ ...this.#options, connectionTimeoutMillis: probeMs })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      if (isUnresponsive(error)) return
    } finally {
      void client.end()
    }
    clearInterval(this.#outage?.timer)
    this.#outage = undefined
  }
}
