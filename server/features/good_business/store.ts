import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import type { SupplierForm, SupplierState, SupplierVersion } from '#contract/good_business.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { goodBusiness as table, goodBusinessTag } from '#server/db/good_business_tables.ts'
import { tag } from '#server/db/tables.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { regions } from '#server/reference/regions.ts'

export type Stored = typeof table.$inferSelect

/** How many versions of a company are listed. */
const most = 20

/** Names of the tags of the version `s`, in the operators' order. */
export const tagsOf = (lang: Lang): SQL =>
  sql`(select coalesce(json_agg(json_build_object('id', g.id, 'name', ${sql.raw(
    lang === 'en' ? 'g.name_en' : 'g.name_zh',
  )}) order by g.sort, g.id), '[]') from good_business_tag x join tag g on g.id = x.tag_id where x.good_business_id = s.id)`

const version = (lang: Lang, today: string): SQL => sql`json_build_object(
  'id', s.id, 'state', s.state, 'introduction_zh', s.introduction_zh, 'introduction_en', s.introduction_en,
  'products_zh', s.products_zh, 'products_en', s.products_en, 'tags', ${tagsOf(lang)}, 'region_id', s.region_id,
  'press_mn', s.press_mn, 'hammer_t', s.hammer_t, 'ring_od_mm', s.ring_od_mm, 'piece_t', s.piece_t,
  'annual_t', s.annual_t, 'furnaces', s.furnaces,
  'certificates', (select coalesce(jsonb_agg(c.one || jsonb_build_object('is_expired', c.one ->> 'expires_on' < ${today}::text)
    order by c.place), '[]') from jsonb_array_elements(s.certificates) with ordinality c(one, place)),
  'submitted_time', ${iso('s.submitted_at')}, 'decided_time', ${iso('s.decided_at')}, 'comment', s.comment,
  'listed_time', ${iso('s.listed_at')}, 'sponsored_until', s.sponsored_until,
  'sponsored_position', s.sponsored_position)`

/** The newest versions of a company, newest first, and the listed one whatever its age. */
export async function readVersions(
  db: DbOrTx,
  { tenantId, lang, today }: { tenantId: number; lang: Lang; today: string },
): Promise<SupplierVersion[]> {
  const found = await rows<{ json: SupplierVersion }>(
    db,
    sql`select ${version(lang, today)} as json from good_business s
      where s.id in (select id from good_business where tenant_id = ${tenantId} order by id desc limit ${most})
        or (s.tenant_id = ${tenantId} and s.state = 'listed')
      order by s.id desc`,
  )
  return found.map(({ json }) => json)
}

/** The company that a version belongs to, its author and its state. */
export async function findVersion(
  db: DbOrTx,
  id: number,
): Promise<Pick<Stored, 'id' | 'tenant_id' | 'account_id' | 'state'> | undefined> {
  const { tenant_id, account_id, state } = table
  const [found] = await db
    .select({ id: table.id, tenant_id, account_id, state })
    .from(table)
    .where(eq(table.id, id))
  return found
}

/** The states of all versions of a company, newest first. */
export const readStates = (db: DbOrTx, tenantId: number): Promise<{ id: number; state: SupplierState }[]> =>
  db
    .select({ id: table.id, state: table.state })
    .from(table)
    .where(eq(table.tenant_id, tenantId))
    .orderBy(desc(table.id))

/** Addresses of the files of all certificates that a company has sent. */
export async function knownFiles(db: DbOrTx, tenantId: number): Promise<string[]> {
  const found = await rows<{ address: string }>(
    db,
    sql`select distinct f ->> 'address' as address from good_business s
      cross join jsonb_array_elements(s.certificates) c cross join jsonb_array_elements(c -> 'files') f
      where s.tenant_id = ${tenantId}`,
  )
  return found.map(({ address }) => address)
}

/** How many of these tags there are for suppliers. */
export async function countTags(db: DbOrTx, ids: readonly number[]): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(tag)
    .where(and(eq(tag.module, 'good_business'), inArray(tag.id, [...ids])))
  return found?.count ?? 0
}

type Sent = { tenantId: number; accountId: number; form: SupplierForm; now: Date }

/** Adds a version that waits for its decision; returns its id. */
export async function insertVersion(tx: DbOrTx, { tenantId, accountId, form, now }: Sent): Promise<number> {
  const { tag_ids: tags, region_id: region, ...values } = form
  const [made] = await tx
    .insert(table)
    .values({
      ...values,
      region_id: region,
      region_path: region === null ? [] : [region, ...regions.ancestors(region)],
      tenant_id: tenantId,
      account_id: accountId,
      state: 'submitted',
      submitted_at: now,
    })
    .returning({ id: table.id })
  if (!made) throw new Error('The version was not stored')
  await tx.insert(goodBusinessTag).values(tags.map((tagId) => ({ good_business_id: made.id, tag_id: tagId })))
  return made.id
}

/** Changes a version; the transaction has locked its company. */
export async function updateVersion(tx: DbOrTx, id: number, values: Partial<Stored>): Promise<Stored> {
  const [changed] = await tx.update(table).set(values).where(eq(table.id, id)).returning()
  if (!changed) throw new Error(`Version ${id} is gone`)
  return changed
}

/** Who decided about a company's versions, by version. */
export async function readDeciders(
  db: DbOrTx,
  tenantId: number,
  name: SQL<string>,
): Promise<Map<number, string>> {
  const found = await rows<{ id: number; decided_by: string }>(
    db,
    sql`select s.id, ${name} as decided_by from good_business s join account a on a.id = s.decided_by
      where s.tenant_id = ${tenantId}`,
  )
  return new Map(found.map((row) => [row.id, row.decided_by]))
}

/** How many profiles wait for an operator, and since when. */
export async function countSubmitted(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(s.submitted_at)')} as oldest from good_business s
      where s.state = 'submitted'`,
  )
  return found ?? { count: 0, oldest: null }
}
