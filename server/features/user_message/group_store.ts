import { sql } from 'drizzle-orm'
import type { MessageModule } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { queuePushes } from '#server/features/push/queue_store.ts'
import { isOpen, joined, type Earlier, type Said } from './group_rules.ts'
import { needsAnswer, searchTexts } from './rules.ts'

/** An event for one reader, with the key of its group. */
export type GroupedEvent = Said & { accountId: number; module: MessageModule; key: string }

type Open = Omit<Earlier, 'created_at' | 'digested_at'> & {
  id: number
  first_id: number | null
  account_id: number
  group_key: string
  created_at: string
  digested_at: string | null
}

const readerOf = (accountId: number, key: string): string => `${accountId} ${key}`

/**
 * Writes events of groups: one that finds an unread message of its group replaces it by a new one about the events of
 * both, with an id of its own, so that whoever asks for what is new finds it (decision 141).
 */
export async function writeGrouped(db: DbOrTx, events: readonly GroupedEvent[], now: Date): Promise<void> {
  if (events.length === 0) return
  await db.transaction(async (tx) => {
    const open = await lockOpen(tx, events, now)
    const groups = Map.groupBy(events, ({ accountId, key }) => readerOf(accountId, key))
    const written = [...groups].map(([reader, told]) => {
      const replaced = open.get(reader)
      const said = told.reduce<Earlier | undefined>(
        (before, event) => {
          const next = before ? joined(event.key, before, event) : event
          return { ...next, created_at: now, digested_at: null }
        },
        replaced && earlierOf(replaced),
      )
      return { ...told[0]!, ...said!, replaced }
    })
    const given = written.map(({ accountId, module, key, code, params, record_sign, replaced }) => ({
      account_id: accountId,
      module,
      group_key: key,
      code,
      params,
      record_sign,
      first_id: replaced ? (replaced.first_id ?? replaced.id) : null,
      needs_answer: needsAnswer(code, params),
      ...searchTexts(code, params),
    }))
    const gone = written.flatMap(({ replaced }) => (replaced ? [replaced.id] : []))
    await tx.execute(sql`
      with gone as (delete from user_message where id = any(${sql.param(gone)}::bigint[])
      ), told as (
        insert into user_message (account_id, module, group_key, code, params, record_sign, first_id, needs_answer,
          search_zh, search_en, created_at)
        select g.account_id, g.module, g.group_key, g.code, g.params, g.record_sign, g.first_id, g.needs_answer,
          g.search_zh, g.search_en, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(account_id int, module text, group_key text,
          code text, params jsonb, record_sign text, first_id bigint, needs_answer boolean, search_zh text,
          search_en text)
        returning id, account_id, first_id
      ), queued as (${queuePushes(sql`told`, now)})
      select count(*) from told`)
  })
}

const earlierOf = ({ created_at, digested_at, ...said }: Open): Earlier => ({
  ...said,
  created_at: new Date(created_at),
  digested_at: digested_at === null ? null : new Date(digested_at),
})

/**
 * The unread messages that the events join, by reader and group. Until the transaction ends, another one that writes to
 * the same group waits, and so does whoever marks such a message read, who then finds it gone.
 */
async function lockOpen(
  tx: DbOrTx,
  events: readonly GroupedEvent[],
  now: Date,
): Promise<ReadonlyMap<string, Open>> {
  const readers = JSON.stringify(events.map(({ accountId, key }) => ({ account_id: accountId, key })))
  const asked = sql`jsonb_to_recordset(${readers}::jsonb) as r(account_id int, key text)`
  // In one order, so that two transactions cannot wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(number) from (
    select distinct hashtextextended('message ' || r.account_id || ' ' || r.key, 0) as number from ${asked}
    order by number) as ordered`)
  // A statement of its own: it sees what those have written that it waited for.
  const found = await rows<Open>(
    tx,
    sql`select m.id::float8 as id, m.first_id::float8 as first_id, m.account_id, m.group_key, m.record_sign, m.code,
        m.params, m.created_at, m.digested_at from user_message m
      where not m.is_read and m.group_key is not null
        and (m.account_id, m.group_key) in (select r.account_id, r.key from ${asked})
      order by m.id for no key update`,
  )
  return new Map(
    found
      .filter(({ group_key: key, created_at }) => isOpen(key, { created_at: new Date(created_at) }, now))
      .map((one) => [readerOf(one.account_id, one.group_key), one]),
  )
}
