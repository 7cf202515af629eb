/** Started by lock.test.ts: opens the embedded database in DATA_DIR, writes rows and reports them until it is killed. */
import { openDatabase } from '#server/db/client.ts'
import { tag } from '#server/db/tables.ts'
import { testConfig } from './config.ts'

const database = await openDatabase(testConfig({ dataDir: String(process.env['DATA_DIR']) }))
for (let i = 0; ; i += 1) {
  await database.orm.insert(tag).values({ module: 'test', name_zh: `row ${i}`, name_en: `row ${i}` })
  console.log(i)
}
