import { expect, test } from 'vitest'
import { tagApi } from '#contract/tag.ts'
import { testApp } from '../../../tests/support/app.ts'

const { call, raw } = await testApp()

test('a size that is not a number is an error at that field', async () => {
  const refused = await raw(tagApi.list, { query: { size: 'many' } })
  expect(refused.status).toBe(400)
  expect(refused.body.data).toHaveProperty('size')
})

test('an unknown query parameter is refused, the timestamp that every call carries is not', async () => {
  expect((await raw(tagApi.list, { query: { colour: 'red' } })).status).toBe(400)
  expect((await call(tagApi.list, {})).status).toBe(200)
})

test('tags are named in the reader’s language, in the operators’ order', async () => {
  const english = await call(tagApi.list, { query: { module: 'pre_business' } })
  const chinese = await call(tagApi.list, { query: { module: 'pre_business' } }, { language: 'zh-CN' })
  expect(english.data.results[0]).toMatchObject({ name: 'Forging shop', module: 'pre_business' })
  expect(chinese.data.results[0]?.name).toBe('锻造厂')
})

test('one request with size 999 returns the tags of every module', async () => {
  const { data } = await call(tagApi.list, { query: { size: 999 } })
  expect(new Set(data.results.map((tag) => tag.module))).toEqual(
    new Set(['pre_business', 'business_1', 'forum', 'good_business']),
  )
  expect(data.has_more).toBe(false)
})

test('a smaller page says that there are more tags', async () => {
  const { data } = await call(tagApi.list, { query: { size: 2, module: 'forum' } })
  expect(data.results).toHaveLength(2)
  expect(data.has_more).toBe(true)
})
