/** Measures the job that compares a new posting with 10,000 saved searches, on one engine. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { SavedFilters } from '#contract/saved_search.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, rows, type Database } from '#server/db/client.ts'
import { seeded, type Random } from '#server/db/demo/random.ts'
import { insertAccount } from '#server/features/account/store.ts'
import { matchPosting } from '#server/features/saved_search/match_posting.ts'
import { insertSearch } from '#server/features/saved_search/store.ts'
import { jobKinds } from '#server/jobs/list.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { withoutTimeLimits } from './without_time_limits.ts'
import { fillMarket, keywords } from './market.ts'

const people = 2_500
const searches = 10_000
const postings = 20

type Sample = {
  material: string
  shape: 'round'
  region: number
  delivery_state: 'annealed'
  company: string
}

/** Typical saved searches: most name a grade and another filter, some no grade. */
function filtersLike(sample: Sample, random: Random): SavedFilters {
  const { material, shape, region, delivery_state: state, company } = sample
  const d = random.int(4, 40) * 20
  const grade = { material: [material] }
  const all: SavedFilters[] = [
    { ...grade, shape: [shape], region },
    { ...grade, shape: [shape], min_d: d, max_d: d + 60 },
    { ...grade, max_price: random.int(40, 90) * 100, have_warranty: 1 },
    { keyword: random.pick(keywords) },
    { keyword: `${material} φ${d}` },
    { shape: [shape], min_d: d, max_d: d + 100, certified: 1 },
    { region, delivery_state: [state], min_weight: random.int(1, 50) * 100 },
    { min_price: random.int(30, 60) * 100, max_price: random.int(60, 200) * 100 },
    { company },
    { character: 2, min_piece_weight: random.int(1, 40) * 50 },
  ]
  return random.pick(all)
}

async function fillSearches(database: Database): Promise<void> {
  const random = seeded(5)
  const known = await rows<Sample>(
    database.orm,
    sql`select p.material, p.shape, p.region_id as region, p.delivery_state, t.code as company
      from posting p join tenant t on t.id = p.tenant_id where p.material is not null and p.delivery_state is not null
      order by md5(p.code) limit 1000`,
  )
  await database.orm.transaction(async (tx) => {
    for (let person = 0; person < people; person++) {
      const accountId = await insertAccount(tx, { display_name: 'Bench', email: `b${person}@example.com` })
      for (let at = 0; at < searches / people; at++) {
        const filters = filtersLike(random.pick(known), random)
        const alert = random.pick(['instant', 'daily', 'off'] as const)
        const given = { accountId, kind: 'quotation' as const, name: 'Bench', alert, filters }
        await insertSearch(tx, { ...given, now: new Date() })
      }
    }
  })
  await database.orm.execute(sql`vacuum analyze`)
}

/** Returns the milliseconds of the job for a posting that has just come online: the slowest of twenty. */
export async function measureAlerts(databaseUrl: string | undefined): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-bench-'))
  const config = readConfig({
    APP_MODE: 'demo',
    DATA_DIR: dataDir,
    SECRET: 's'.repeat(32),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const database = await openDatabase(config)
  try {
    const jobs = await openJobs(database, jobKinds, { background: false, onError: () => {} })
    await withoutTimeLimits(database, databaseUrl, async (filled) => {
      await fillMarket(filled, 2_000)
      await fillSearches(filled)
    })
    const found = await rows<{ id: number }>(
      database.orm,
      sql`select id from posting where state = 'online' order by md5(code || 'x') limit ${postings + 1}`,
    )
    const times: number[] = []
    for (const { id } of found) {
      const started = performance.now()
      await matchPosting({ database, clock: () => new Date() }, id)
      times.push(performance.now() - started)
    }
    const [matches] = await rows<{ count: number }>(
      database.orm,
      sql`select count(*)::int as count from saved_search_match`,
    )
    console.log(
      `${searches} saved searches and a new posting: ${Math.round((matches?.count ?? 0) / times.length)} matches on average`,
    )
    await jobs.stop()
    // The first run only fills caches that a server in use has filled.
    return Math.max(...times.slice(1))
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
