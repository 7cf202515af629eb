/** Measures the search among 50,000 remnants for stock that a cut-to-size request can be cut from, on one engine. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readConfig } from '#server/config.ts'
import { openDatabase, rows } from '#server/db/client.ts'
import { cutOf, type CutFacts } from '#server/features/cut_match/rules.ts'
import { listRemnants } from '#server/features/cut_match/store.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { withoutTimeLimits } from './without_time_limits.ts'
import { fillMarket } from './market.ts'

const remnants = 50_000
const requests = 40

/** Returns the milliseconds of the slowest of forty requests, each for short pieces of a section on the market. */
export async function measureCutMatch(databaseUrl: string | undefined): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-bench-'))
  const config = readConfig({
    APP_MODE: 'demo',
    DATA_DIR: dataDir,
    SECRET: 's'.repeat(32),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const database = await openDatabase(config)
  const db = database.orm
  try {
    await withoutTimeLimits(database, databaseUrl, async (filled) => {
      await fillMarket(filled, remnants)
      await filled.orm.execute(sql`update posting set character = 2`)
      await filled.orm.execute(sql`vacuum analyze posting`)
    })
    const found = await rows<CutFacts & { grade_key: string }>(
      db,
      sql`select id, shape, dims, material, 3 as remaining, details, grade_key from posting
        where shape in ('round', 'flat', 'square', 'ring', 'sleeve') order by md5(code) limit ${requests + 1}`,
    )
    const times: number[] = []
    const visibility = { now: new Date().toISOString(), reader: everybody, openOnly: false }
    let fits = 0
    for (const { grade_key: gradeKey, ...stock } of found) {
      const along = stock.dims?.l === undefined ? 'h' : 'l'
      const request = { ...stock, details: {}, dims: { ...stock.dims, [along]: 100 } }
      const body = { shape: request.shape!, dims: request.dims }
      const started = performance.now()
      const candidates = await listRemnants(db, { body, gradeKey, tenantId: 0 }, visibility)
      fits += candidates.filter((one) => cutOf(one, request)).length
      times.push(performance.now() - started)
    }
    console.log(`${remnants} remnants: ${Math.round(fits / times.length)} fit a request on average`)
    // The first run only fills caches that a server in use has filled.
    return Math.max(...times.slice(1))
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
