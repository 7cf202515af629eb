import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { retried } from './retry.ts'
import { DatabaseSilent, isSilence } from './failures.ts'

/** The server ends a statement, and a transaction in which nothing is done, after so many milliseconds. */
const statementMs = 5_000
const idleTransactionMs = 10_000
/** Longer than any statement may take: whoever has heard nothing by then is on a dead connection. */
const answerMs = 5_500
/** Nobody is refused before a new connection has been tried for so long: often only one old connection is dead. */
const doubtMs = 500
/** While the line is silent a new connection is tried so often, and given up after so long. */
const probeEveryMs = 400
const probeMs = 2_000

/** `isSure` once nobody has answered in time of doubt; `doubt` ends with that, or with the silence. */
type Silence = { isSure: boolean; doubt: Promise<void>; timer: NodeJS.Timeout }

const isCallback = (value: unknown): value is (error: unknown, result: unknown) => void =>
  typeof value === 'function'

/** Ends a connection without a word to the other side, so that the pool and whoever waits on it learn of it at once. */
const cut = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.destroy()
}

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * Connections to PostgreSQL that never wait for ever. One that hears nothing for 5.5 s is thrown away with all idle ones,
 * and whoever wants one is refused at once (DatabaseSilent) until a new one, tried every 0.4 s, gets an answer. So a
 * silent line costs those whose statements were under way, and is over half a second after it ends.
 */
export class SteadyPool extends pg.Pool {
  readonly #options: pg.PoolConfig
  readonly #idle = new Set<pg.PoolClient>()
  #silence: Silence | undefined

  constructor(given: Pick<pg.PoolConfig, 'connectionString' | 'max'>) {
    const options = {
      ...given,
      connectionTimeoutMillis: statementMs,
      statement_timeout: statementMs,
      query_timeout: answerMs,
      idle_in_transaction_session_timeout: idleTransactionMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      options: '-c timezone=UTC',
      application_name: 'forging-market',
    }
    super(options)
    this.#options = options
    // A lost idle connection must not end the process; the next query reports what is wrong.
    this.on('error', () => {})
    this.on('connect', (client) => this.#watch(client))
    // A statement beside a transaction is one by itself.
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
    if (this.#silence?.isSure) {
      callback(new DatabaseSilent('The database does not answer'), undefined, () => {})
      return undefined
    }
    if (this.#silence) {
      void this.#connectAfter(this.#silence.doubt, callback)
      return undefined
    }
    super.connect((error, client, done) => {
      if (isSilence(error)) this.#suspect()
      callback(error, client, done)
    })
    return undefined
  }

  async #connectAfter(doubt: Promise<void>, callback: Callback): Promise<void> {
    await doubt
    this.connect(callback)
  }

  override end(): Promise<void> {
    clearInterval(this.#silence?.timer)
    return super.end()
  }

  /** A statement that was not answered in time ends its connection: what comes after it would wait as long again. */
  #watch(client: pg.PoolClient): void {
    // Whoever holds it learns of its end by the failure of its statement.
    client.on('error', () => {})
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const heard = (error: unknown) => {
      if (!isSilence(error)) return
      cut(client)
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
    if (this.#silence || this.ending) return
    for (const client of this.#idle) cut(client)
    const silence: Silence = {
      isSure: false,
      doubt: Promise.race([this.#probe(), setTimeout(doubtMs, undefined, { ref: false })]).then(() => {
        silence.isSure = true
      }),
      timer: setInterval(() => void this.#probe(), probeEveryMs).unref(),
    }
    this.#silence = silence
  }

  /** Whatever it answers, the line is no longer silent; a refused connection is told by the next who wants one. */
  async #probe(): Promise<void> {
    const client = new pg.Client({ ...this.#options, connectionTimeoutMillis: probeMs })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      if (isSilence(error)) return
    } finally {
      void client.end()
    }
    clearInterval(this.#silence?.timer)
    this.#silence = undefined
  }
}
