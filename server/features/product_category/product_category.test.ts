import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { productCategoryApi } from '#contract/product_category.ts'
import { websiteConfigApi, shownSite } from '#contract/website_config.ts'
import { searchSections } from '#contract/enums.ts'
import { testApp } from '../../../tests/support/app.ts'

const { call, raw } = await testApp()

test('an unknown parameter is refused', async () => {
  expect((await raw(productCategoryApi.get, { query: { page: 1 } })).status).toBe(400)
})

test('categories, materials and units are named in the reader’s language', async () => {
  const english = (await call(productCategoryApi.get)).data
  const chinese = (await call(productCategoryApi.get, {}, { language: 'zh-CN' })).data
  expect(english.category.length).toBeGreaterThan(20)
  expect(chinese.category.find(({ id }) => id === 1)?.name).toBe('锻圆')
  expect(chinese.unit.map(({ name }) => name)).toEqual(['支', '件', '块', '套', '根'])
  expect(english.unit[0]).toEqual({ value: 'bar', name: 'bar' })
  const parents = new Set(english.category.filter((one) => one.parent_id === null).map(({ id }) => id))
  for (const { parent_id } of english.category) if (parent_id !== null) expect(parents).toContain(parent_id)
  expect(english.material.map(({ name }) => name)).toEqual(expect.arrayContaining(['42CrMo', '12Х18Н10Т']))
  // Nearly every page asks for it, so it has the names of more than a thousand grades, but not their rows.
  expect(JSON.stringify(english.material).length).toBeLessThan(40_000)
})

test.each(searchSections)('section %s is a JSON list of suggested names', async (section) => {
  const { data } = await call(websiteConfigApi.get, { params: { section } })
  const names = JSON.parse(data) as unknown[]
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(name).toEqual(expect.any(String))
  const chinese = await call(websiteConfigApi.get, { params: { section } }, { language: 'zh-CN' })
  expect(chinese.data).not.toBe(data)
  expect(chinese.data).toMatch(/\p{Script=Han}/u)
})

test('the site section has the form that the shell reads; unknown and malformed sections are not found', async () => {
  const { data } = await call(websiteConfigApi.get, { params: { section: 'site' } })
  z.strictObject(shownSite.shape).parse(JSON.parse(data))
  expect((await call(websiteConfigApi.get, { params: { section: 'secrets' } })).status).toBe(404)
  expect((await call(websiteConfigApi.get, { params: { section: "x'; drop" } })).status).toBe(404)
})
