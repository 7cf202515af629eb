/** Fills a market for benchmarks: demo-like postings, copied until there are enough, of 400 companies. */
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { rows } from '#server/db/client.ts'
import { companies, type DemoCompany } from '#server/db/demo/companies.data.ts'
import { raises } from '#server/db/demo/raises.data.ts'
import { seeded, type Random } from '#server/db/demo/random.ts'
import { forgingRequest, materialRequest, pieceRequest } from '#server/db/demo/request_values.ts'
import { spotValues } from '#server/db/demo/spot_values.ts'
import { posting } from '#server/db/posting_tables.ts'
import { insertTenant } from '#server/features/company/founding_store.ts'
import { insertAccount } from '#server/features/account/store.ts'
import { newCode } from '#server/features/postings/code.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { postingColumns } from '#server/features/postings/columns.ts'
import { openSession } from '#server/http/session.ts'

const patterns = 2_000
const chunk = 200
const batch = 10_000
const photo = '/uploads/bench/none.webp'
const drawing = { address: '/uploads/bench/none.webp', name: 'none.webp', type: 'image' as const }

/** The kinds of twenty postings, which are repeated. */
type Mix = readonly RegisteredKind[]
const spot: Mix = ['quotation']
/** Half the market is stock; of the other half most are requests. */
export const mixed: Mix = [
  ...Array<RegisteredKind>(10).fill('quotation'),
  ...Array<RegisteredKind>(4).fill('purchase_material'),
  ...Array<RegisteredKind>(3).fill('purchase_forging'),
  ...Array<RegisteredKind>(2).fill('purchase_piece'),
  'raise',
]

function valuesOf(kind: RegisteredKind, company: DemoCompany, random: Random, now: Date): object {
  const scene = { now, random, company, drawings: [drawing] }
  if (kind === 'quotation') return spotValues(company, () => [photo, photo, photo], random)
  if (kind === 'purchase_material') return materialRequest(scene)
  if (kind === 'purchase_forging') return forgingRequest(scene)
  if (kind === 'purchase_piece') return pieceRequest(scene)
  return random.pick(raises)
}

/** Fills an empty database and returns the token of a signed-in account. */
export async function fillMarket(database: Database, count: number, kinds: Mix = spot): Promise<string> {
  const db = database.orm
  const random = seeded(1)
  const now = new Date()
  const tenantId = await insertTenant(db, {
    code: 'BENCH0',
    name: 'Bench 0',
    certification: 'certified',
    membership: 'gold',
  })
  const accountId = await insertAccount(db, {
    display_name: 'Bench',
    email: 'bench@example.com',
    tenant_id: tenantId,
  })
  const sellers = companies.filter((company) => company.online > 0)
  for (let at = 0; at < patterns; at += chunk) {
    const made = Array.from({ length: chunk }, (_, place) => {
      const company = random.pick(sellers)
      const { definition } = postings[kinds[place % kinds.length] ?? 'quotation']
      const values = valuesOf(definition.kind, company, random, now) as Record<string, unknown>
      const code = newCode(definition.codePrefix, random.bytes(8))
      const publishedAt = new Date(now.getTime() - random.int(0, 20 * 86_400) * 1000)
      return {
        ...postingColumns(definition, values, { code, company: company.name }),
        kind: definition.kind,
        code,
        tenant_id: tenantId,
        author_id: accountId,
        state: 'online',
        revision: 1,
        latest_revision: 1,
        published_at: publishedAt,
        expires_at: new Date(publishedAt.getTime() + 30 * 86_400_000),
        created_at: publishedAt,
        updated_at: publishedAt,
      }
    })
    await db.insert(posting).values(made)
  }
  await multiply(database, count, now)
  return openSession(db, accountId, 'pc', now)
}

/** Copies the patterns, with different times, prices and companies, until there are `count`. */
async function multiply(database: Database, count: number, now: Date): Promise<void> {
  const db = database.orm
  await db.execute(sql`insert into tenant (code, name, certification, membership, credit_rating)
    select 'BENCH' || n, 'Bench ' || n, 'certified', case n % 3 when 0 then 'gold' when 1 then 'silver' else 'none' end, 3
    from generate_series(1, 400) n`)
  const own: Record<string, string> = {
    code: `left(p.code, 1) || upper(substr(md5(p.code || n), 1, 8))`,
    tenant_id: `(select min(id) from tenant) + (hashtext(p.code || n) & 255)`,
    price_amount: `round(p.price_amount * (0.95 + (n % 11) * 0.01), 2)`,
    price_per_t: `round(p.price_per_t * (0.95 + (n % 11) * 0.01), 2)`,
    published_at: `p.published_at - ((hashtext(p.code || n) & 65535) || ' seconds')::interval`,
  }
  const stored = await rows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'posting' and is_generated = 'NEVER' and is_identity = 'NO'`,
  )
  const names = stored.map(({ name }) => name)
  const source = names.map((name) => own[name] ?? `p.${name}`)
  const copies = count / patterns
  // In the order of publication, as in a real market.
  await db.execute(
    sql.raw(`create table bench_made as select ${names.map((name, at) => `${source[at]} as ${name}`).join(', ')}
      from posting p cross join generate_series(1, ${copies}) n`),
  )
  await db.execute(sql`delete from posting`)
  for (let at = 0; at < count; at += batch) {
    await db.execute(
      sql.raw(`insert into posting (${names.join(', ')}) select ${names.join(', ')} from bench_made
        order by published_at, code offset ${at} limit ${batch} on conflict do nothing`),
    )
  }
  await db.execute(sql`drop table bench_made`)
  // As autovacuum, or the nightly job on the embedded engine, leaves the tables.
  await db.execute(sql`vacuum analyze`)
  // Writes everything to the disk before anything is measured.
  await db.execute(sql`checkpoint`)
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from posting where state = 'online' and expires_at > ${now.toISOString()}`,
  )
  if ((found?.count ?? 0) < count * 0.99) throw new Error(`Only ${found?.count} postings`)
}

/** Returns queries with three filters that occur together in the market, as in a page's address. */
export async function filterQueries(database: Database, count: number): Promise<string[]> {
  const found = await rows<{ material: string; shape: string; region: number }>(
    database.orm,
    sql`select material, shape, region_path[cardinality(region_path) - 2] as region from posting
      where material is not null order by md5(code) limit ${count}`,
  )
  return found.map(({ material, shape, region }) =>
    new URLSearchParams({ material, shape, region: String(region) }).toString(),
  )
}

export const keywords = [
  '42CrMo 圆钢',
  '45# 圆钢',
  'H13 模块',
  '304 圆钢',
  'GCr15',
  '42CrMo φ300×1200',
  '南麓特钢',
  '调质 圆钢',
  '34CrNiMo6',
  '无锡 锻环',
]
