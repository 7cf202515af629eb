import { expect, test } from 'vitest'
import { tenantListApi } from '#contract/resources/tenant.ts'
import { userAdminApi } from '#contract/resources/user.ts'
import { sql } from 'drizzle-orm'
import { piecesIn } from '#server/db/text_search.ts'
import { testApp } from '../../../tests/support/app.ts'

const { call, make, deps } = await testApp()
const operator = await make.operator(['admin_user.get', 'admin_tenant.get'])
const as = { token: operator.token }
const people = async (keyword: string) =>
  (await call(userAdminApi.list, { query: { keyword } }, as)).data.results.map(({ id }) => id)
const companies = async (keyword: string) =>
  (await call(tenantListApi.list, { query: { keyword } }, as)).data.results.map(({ id }) => id)

test('the pieces of a keyword are its runs of three characters, or the whole of a shorter one', () => {
  expect(piecesIn('锻')).toEqual(['锻'])
  expect(piecesIn('重工')).toEqual(['重工'])
  expect(piecesIn('abcab')).toEqual(['abc', 'bca', 'cab'])
  expect(piecesIn('𠮷a锻b')).toEqual(['𠮷a锻', 'a锻b'])
})

test('people and companies are found by any part of a name, in capitals or not, until it changes', async () => {
  const person = await make.gold({ name: '硕原重工有限公司', name_en: 'Shuoyuan Heavy 100%_Forge' })
  const set = (name: string, english: string) =>
    deps.database.orm.execute(
      sql`update account set display_name = ${name}, display_name_en = ${english} where id = ${person.id}`,
    )
  await set('欧阳惟墨', "Weimo O'Yang")
  for (const part of ['阳惟', '墨', 'WEIMO O', "o'y", '原重工', 'heavy 100%_f', person.mobile!.slice(3)])
    expect(await people(part), part).toEqual([person.id])
  // Signs that mean something in a pattern are only themselves.
  for (const part of ['欧_惟', '欧%墨', 'Weimo\\', '欧阳惟墨w']) expect(await people(part), part).toEqual([])
  for (const part of ['硕原', 'YUAN', '0%_F']) expect(await companies(part), part).toEqual([person.tenantId])
  await set('林见', 'Lin Jian')
  expect(await people('阳惟')).toEqual([])
  expect(await people('in jia')).toEqual([person.id])
})

test('what most have in their names is searched in the order of the list', async () => {
  const made: number[] = []
  for (let n = 0; n < 25; n += 1) made.push((await make.gold({ name: `众和锻造${n}厂` })).tenantId!)
  const found = await call(tenantListApi.list, { query: { keyword: '众和锻造', size: 20, page: 2 } }, as)
  expect(found.data).toMatchObject({ count: 25, has_more: false })
  expect(found.data.results.map(({ id }) => id)).toEqual(made.toReversed().slice(20))
  // Words that few have are found all the same, and people by the name of their company.
  expect(await companies('和锻造7')).toEqual([made[7]])
  const staff = await call(userAdminApi.list, { query: { keyword: '众和锻造', size: 50 } }, as)
  expect(staff.data.count).toBe(25)
})
