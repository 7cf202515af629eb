import { sql, type SQL } from 'drizzle-orm'
import { postings } from '#contract/postings/index.ts'
import { rows, type Database, type DbOrTx } from '#server/db/client.ts'
import type { ReadCache } from '#server/http/read_cache.ts'

/** Who reads postings: a company (null for nobody in particular), or an operator of the kind. */
export type Reader = 'all' | { tenantId: number | null }

/** Postings for invited companies; a partial index covers exactly these. */
const forInvited = (alias: string): SQL => sql.raw(`${alias}.visibility = 'invited'`)

/**
 * The only condition for who can see a posting at all: one for invited companies is visible to them, its owner and
 * operators. `tenantId` may be a column of the surrounding query.
 */
export function readableBy(reader: Reader | { tenantId: SQL }, alias = 'p'): SQL {
  if (reader === 'all') return sql`true`
  const forAll = sql.raw(`${alias}.visibility is distinct from 'invited'`)
  const { tenantId } = reader
  if (tenantId === null) return forAll
  // Excludes by id, so that an index scan of a list checks only the few postings concerned.
  return sql`(${forAll} or ${sql.raw(alias)}.id in (select i.id from posting i where ${forInvited('i')}
    and (i.tenant_id = ${tenantId} or i.details @> jsonb_build_object('invited',
      jsonb_build_array((select code from tenant where id = ${tenantId}))))))`
}

/** The permission for operating postings of the kind of `p`. */
const permissionOfKind = sql.raw(
  `case p.kind ${Object.values(postings)
    .map(({ definition: { kind, adminPermission } }) => `when '${kind}' then '${adminPermission}'`)
    .join(' ')} end`,
)

/** The same for the account `a` of a query: what `readerOf` returns for an actor. */
export const readableByPerson: SQL = sql`(${readableBy({ tenantId: sql.raw('a.tenant_id') })}
  or a.is_backend and ${permissionOfKind} = any(a.admin_permissions))`

/** Companies that can see more postings than the public. */
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

/** A reader who sees exactly what the public sees, so that answers can be shared. */
export const everybody: Reader = { tenantId: null }

/** The reader of a list; `everybody` if the actor sees no more than the public. */
export async function listReader(
  { cache, database }: { cache: ReadCache; database: Database },
  reader: Reader,
  now: Date,
): Promise<Reader> {
  if (reader === 'all' || reader.tenantId === null) return reader === 'all' ? reader : everybody
  const insiders = await cache.get('insiders', { ttl: 2_000, now }, () => readInsiders(database.orm))
  return insiders.has(reader.tenantId) ? reader : everybody
}

/** All accounts of the companies with these codes. */
export async function accountsOf(db: DbOrTx, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select a.id from account a join tenant t on t.id = a.tenant_id
      where a.disabled_at is null and t.code = any(${sql.param(codes)}::text[])`,
  )
  return found.map(({ id }) => id)
}

/** Returns those of the codes that belong to companies. */
export async function knownCompanies(db: DbOrTx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const found = await rows<{ code: string }>(
    db,
    sql`select code from tenant where code = any(${sql.param(codes)}::text[])`,
  )
  return new Set(found.map(({ code }) => code))
}
