/** Accounts from before a name that its owner has set was what every reader sees (migration 0074). */
import { readFileSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'

const { make, deps } = await testApp()
const { orm } = deps.database
const migration = readFileSync(
  new URL('../../db/migrations/0074_names_of_owners.sql', import.meta.url),
  'utf8',
)

test('an English name that the owner never chose goes; one that he chose, or nothing but the first names, stays', async () => {
  const names = [
    ['陈立新', 'User7017', null],
    ['Neth Chan', 'User7017', null],
    ['陈立新', 'Chen Lixin', 'Chen Lixin'],
    ['用户7017', 'User7017', 'User7017'],
    ['User7017', 'User7017', 'User7017'],
    ['陈立新', 'User70178', 'User70178'],
    ['陈立新', null, null],
  ] as const
  const ids: number[] = []
  for (const [display_name, display_name_en] of names) {
    const { id } = await make.user()
    await orm.update(account).set({ display_name, display_name_en }).where(eq(account.id, id))
    ids.push(id)
  }
  await orm.execute(sql.raw(migration))
  const found = await orm.select().from(account).where(inArray(account.id, ids)).orderBy(account.id)
  expect(found.map((one) => [one.display_name, one.display_name_en])).toEqual(
    names.map(([name, , after]) => [name, after]),
  )
})
