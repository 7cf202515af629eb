import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { left, moved } from './tenant_columns.ts'

const { deps } = await testApp()
const db = deps.database.orm

const names = async (query: ReturnType<typeof sql>) =>
  (await rows<{ name: string }>(db, query)).map(({ name }) => name).toSorted()

test('every column that refers to a company is moved by a merge or left for a reason', async () => {
  const referring =
    await names(sql`select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'tenant'::regclass`)
  expect(referring).toEqual([...moved, ...Object.keys(left)].toSorted())
  // A column that only looks like one has no foreign key, so that it would not be found above.
  const named =
    await names(sql`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%tenant_id'`)
  expect(named.filter((name) => !referring.includes(name))).toEqual([])
})

test('a row that is added for a company that was merged meanwhile belongs to the other one', async () => {
  const guarded = await names(sql`select t.tgrelid::regclass || '.' || case t.tgname
      when 'follow_merge' then 'tenant_id' else replace(t.tgname, 'follow_merge_of_', '') || '_tenant_id' end as name
    from pg_trigger t where t.tgname like 'follow_merge%'`)
  expect(guarded).toEqual([...moved].toSorted())
})
