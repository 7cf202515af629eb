import { sql, type SQL } from 'drizzle-orm'
import { postings } from '#contract/postings/index.ts'
import { rows, type Database, type DbOrTx } from '#server/db/client.ts'
import type { ReadCache } from '#server/http/read_cache.ts'

/** With whose eyes postings are read: a company's (null: nobody's in particular), or an operator's of the kind. */
export type Reader = 'all' | { tenantId: number | null }

/** Postings for invited companies; an index holds exactly these. */
const forInvited = (alias: string): SQL => sql.raw(`${alias}.visibility = 'invited'`)

/**
 * The only condition that says who finds a posting at all: one for invited companies exists for them, its owner and
 * operators. `tenantId` may be a column of the query around it.
 */
export function readableBy(reader: Reader | { tenantId: SQL }, alias = 'p'): SQL {
  if (reader === 'all') return sql`true`
  const forAll = sql.raw(`${alias}.visibility is distinct from 'invited'`)
  const { tenantId } = reader
  if (tenantId === null) return forAll
  // By id, so that an index that lists walk through answers for all but the few that need to be looked at.
  return sql`(${forAll} or ${sql.raw(alias)}.id in (select i.id from posting i where ${forInvited('i')}
    and (i.tenant_id = ${tenantId} or i.details @> jsonb_build_object('invited',
      jsonb_build_array((select code from tenant where id = ${tenantId}))))))`
}

/** The permission to operate postings of the kind of `p`. */
const permissionOfKind = sql.raw(
  `case p.kind ${Object.values(postings)
    .map(({ definition: { kind, adminPermission } }) => `when '${kind}' then '${adminPermission}'`)
    .join(' ')} end`,
)

/** The same for the person `a` of a query: what `readerOf` says of somebody who asks. */
export const readableByPerson: SQL = sql`(${readableBy({ tenantId: sql.raw('a.tenant_id') })}
  or a.is_backend and ${permissionOfKind} = any(a.admin_permissions))`

/** Companies that find more online than everybody does. */
async function readInsiders(db: DbOrTx): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`with own as (select p.tenant_id, p.details from posting p where ${forInvited('p')} and p.state = 'online')
      select tenant_id as id from own
      union select t.id from own cross join lateral jsonb_array_elements_text(own.details->'invited') c(code)
        join tenant t on t.code = c.code`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Finds what everybody finds and no more, so that answers may be shared. */
export const everybody: Reader = { tenantId: null }

/** The reader of a list: `everybody` for whoever finds no more than that. */
export async function listReader(
  { cache, database }: { cache: ReadCache; database: Database },
  reader: Reader,
  now: Date,
): Promise<Reader> {
  if (reader === 'all' || reader.tenantId === null) return reader === 'all' ? reader : everybody
  const insiders = await cache.get('insiders', { ttl: 2_000, now }, () => readInsiders(database.orm))
  return insiders.has(reader.tenantId) ? reader : everybody
}

/** Everybody of the companies with these codes. */
export async function accountsOf(db: DbOrTx, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select a.id from account a join tenant t on t.id = a.tenant_id
      where a.disabled_at is null and t.code = any(${sql.param(codes)}::text[])`,
  )
  return found.map(({ id }) => id)
}

/** Those of the codes that are companies. */
export async function knownCompanies(db: DbOrTx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const found = await rows<{ code: string }>(
    db,
    sql`select code from tenant where code = any(${sql.param(codes)}::text[])`,
  )
  return new Set(found.map(({ code }) => code))
}
