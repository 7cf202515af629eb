import { sql, type SQL } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'

/** The company that ends, and the one that it becomes part of. */
export type Pair = { merged: number; into: number }

const both = ({ merged, into }: Pair): SQL => sql`(${merged}::int, ${into}::int)`
const open = sql.raw(`('sent', 'seen')`)

/**
 * Open quotes of the company that would be answered by itself, or compete with one of its own: `q` on the posting `p`.
 * Of two on the same request that of the company that stays remains.
 */
export const endingQuotes = (
  pair: Pair,
): SQL => sql`(p.tenant_id in ${both(pair)} or q.tenant_id = ${pair.merged}
  and exists (select 1 from quote o where o.posting_id = p.id and o.tenant_id = ${pair.into} and o.state in ${open}))`

/** The same for open enquiries `i`. */
export const endingEnquiries = (
  pair: Pair,
): SQL => sql`(p.tenant_id in ${both(pair)} and i.tenant_id in ${both(pair)}
  or i.tenant_id = ${pair.merged} and exists (select 1 from intention o where o.posting_id = p.id
    and o.tenant_id = ${pair.into} and o.state in ${open}))`

/** Parts `m` of the company that ends in group buys in which the other takes or took part too. */
export const sharedParts = (pair: Pair): SQL => sql`participation m
  join participation o on o.posting_id = m.posting_id and o.tenant_id = ${pair.into} where m.tenant_id = ${pair.merged}`

/**
 * Locks everything that a merge changes, in the order of decision 042: the people of both, the postings of the company
 * that ends and those that either has answered, and the two companies. The one that ends is locked for everything, so
 * that no row that names it can be added meanwhile.
 */
export async function lockPair(tx: DbOrTx, pair: Pair): Promise<void> {
  const { merged, into } = pair
  await tx.execute(sql`select id from account where tenant_id in ${both(pair)} order by id for no key update`)
  await tx.execute(sql`select id from posting where tenant_id = ${merged}
      or id in (select posting_id from quote where tenant_id in ${both(pair)} and state in ${open})
      or id in (select posting_id from intention where tenant_id in ${both(pair)} and state in ${open})
      or id in (select posting_id from participation where tenant_id = ${merged})
    order by id for no key update`)
  for (const id of [merged, into].toSorted((one, other) => one - other))
    await tx.execute(
      id === merged
        ? sql`select id from tenant where id = ${id} for update`
        : sql`select id from tenant where id = ${id} for no key update`,
    )
}

/** Operators who act for somebody of the company at this moment. */
export const openImpersonations = async (db: DbOrTx, tenantId: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`select i.id from impersonation i join account a on a.id = i.account_id
        where a.tenant_id = ${tenantId} and i.ended_at is null order by i.id`,
    )
  ).map(({ id }) => id)

export async function peopleOf(db: DbOrTx, { merged, into }: Pair): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from account where tenant_id in (${merged}, ${into}) order by id`,
  )
  return found.map(({ id }) => id)
}
