import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { destroy } from './pg_pool.ts'

/** Tells the nodes on one database that something which everybody sees has changed. */
export type NodeChannel = {
  /** Tells the other nodes, once the change is committed. Never throws, and nobody has to wait for it. */
  announce(): void
  /** Calls `listener` after a change on another node, and after a time in which one may have been missed. */
  onChange(listener: () => void): void
  close(): void
}

/** The embedded database has one process only. */
export const noOtherNodes: NodeChannel = {
  announce: () => {},
  onChange: () => {},
  close: () => {},
}

const channel = 'forging_market_changed'
/** How long (ms) the connection rests before it is checked, how long the check may take, and when it is opened again. */
const checkEveryMs = 5_000
const answerMs = 3_000
const againMs = 500

/**
 * A channel over LISTEN and NOTIFY, with one connection of its own that listens. A listening connection that died
 * silently would look like a quiet market, so it is checked every five seconds and opened again. Announcements go
 * through `pool`; while one is on its way, all further ones become a single one after it.
 */
export function pgNodeChannel(pool: pg.Pool, connectionString: string): NodeChannel {
  const self = randomUUID()
  const listeners: (() => void)[] = []
  let isClosed = false
  let client: pg.Client | undefined
  let isSending = false
  let isDue = false

  const tell = () => listeners.forEach((listener) => listener())

  async function listen(): Promise<void> {
    const opened = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      application_name: 'forging-market nodes',
    })
    client = opened
    const lost = Promise.withResolvers<void>()
    opened.on('error', () => lost.resolve())
    opened.on('end', () => lost.resolve())
    opened.on('notification', ({ payload }) => {
      if (payload !== self) tell()
    })
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      // What other nodes changed before this was not heard.
      tell()
      await Promise.race([lost.promise, keepChecking(opened)])
    } catch {
      // Whatever it was, the next connection may succeed.
    }
    destroy(opened)
    if (!isClosed) setTimeout(() => void listen(), againMs).unref()
  }

  /** Rejects when the connection no longer answers. */
  async function keepChecking(opened: pg.Client): Promise<void> {
    for (;;) {
      await sleep(checkEveryMs, undefined, { ref: false })
      await opened.query('select 1')
    }
  }

  async function send(): Promise<void> {
    isSending = true
    while (isDue) {
      isDue = false
      // Without it the other nodes see the change when their kept answers end.
      await pool.query('select pg_notify($1, $2)', [channel, self]).catch(() => {})
    }
    isSending = false
  }

  return {
    announce() {
      isDue = true
      if (!isSending && !isClosed) void send()
    },
    onChange(listener) {
      listeners.push(listener)
      if (listeners.length === 1) void listen()
    },
    close() {
      isClosed = true
      if (client) destroy(client)
    },
  }
}
