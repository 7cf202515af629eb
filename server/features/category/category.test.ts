import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { categoryAdminApi, firstAddedCategory } from '#contract/resources/category.ts'
import { postings } from '#contract/postings/index.ts'
import { productCategoryApi } from '#contract/product_category.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const testing = await testApp()
const { call, make } = testing
const { api } = postings.quotation
const operator = await make.operator(['website_config', 'admin_quotation.get'])
const { token } = operator
const seller = await make.gold()
const sells = market(testing, operator)

type Given = { en: string; zh?: string; parent?: number | null }
const bodyOf = ({ en, zh = `${en}类`, parent = 1 }: Given) => ({
  name: { zh, en },
  parent,
  shape: 'round' as const,
  sort: 1,
})
const add = (given: Given) =>
  call(
    categoryAdminApi.create,
    { body: bodyOf(given) },
    { token, headers: { 'idempotency-key': randomUUID() } },
  )
const change = (id: number, revision: number, given: Given) =>
  call(categoryAdminApi.update, { params: { id }, query: { revision }, body: bodyOf(given) }, { token })
const remove = (id: number, revision: number) =>
  call(categoryAdminApi.remove, { params: { id }, query: { revision } }, { token })
const file = (category: number) =>
  call(api.create, { query: { submit: 1 }, body: completeValues({ category_id: category }) }, seller)
const listed = async (category: number[]) =>
  (await call(api.list, { query: { category } })).data.results.map(({ code }) => code)

test('an added category is available at once for postings, filter, facet and title', async () => {
  const { status, data } = await add({ en: 'Peeled rounds', zh: '剥皮圆' })
  expect(status).toBe(200)
  expect(data.id).toBeGreaterThanOrEqual(firstAddedCategory)
  const code = await sells.publish(seller, { category_id: data.id })
  const other = await sells.publish(seller)
  expect(await listed([data.id])).toEqual([code])
  expect((await listed([1])).toSorted()).toEqual([code, other].toSorted())
  const facets = (await call(api.facets)).data
  expect(facets.category).toContainEqual(expect.objectContaining({ value: String(data.id), count: 1 }))
  const [row] = (await call(api.list, { query: { keyword: '剥皮圆' } }, { language: 'zh-CN' })).data.results
  expect(row?.title).toContain('剥皮圆')
  const offered = (await call(productCategoryApi.get)).data
  expect(offered.category).toContainEqual({
    id: data.id,
    name: 'Peeled rounds',
    parent_id: 1,
    shape: 'round',
  })

  expect((await remove(data.id, data.revision)).body.code).toBe('still_in_use')
})

test('a retired category keeps its postings, accepts no others, and can be restored', async () => {
  const { id, revision } = (await add({ en: 'Turned rounds' })).data
  const code = await sells.publish(seller, { category_id: id })
  const act = (name: 'retire' | 'restore', at: number) =>
    call(categoryAdminApi.actions[name].one, { params: { id }, body: { revision: at } }, { token })
  expect((await act('retire', revision)).data.state).toBe('retired')
  expect(await listed([id])).toEqual([code])
  const { data } = await call(productCategoryApi.get)
  expect(data.category.map((one) => one.id)).not.toContain(id)
  expect(data.added.category.find((one) => one.id === id)?.retired).toBe(true)
  expect((await file(id)).body.data).toEqual({ category_id: 'Please choose' })
  const edited = await call(
    api.update,
    { params: { code }, query: { revision: 1 }, body: completeValues({ category_id: id, quantity: 3 }) },
    seller,
  )
  expect(edited.status).toBe(200)
  expect((await act('restore', revision + 1)).data.state).toBe('active')
  expect((await file(id)).status).toBe(200)
})

test('categories have two levels and no circles', async () => {
  const parent = 'Choose a category of the top level; one with categories below it stays there itself'
  const refused = { status: 400, body: { data: { parent } } }
  const top = (await add({ en: 'Beams', parent: null })).data
  const below = (await add({ en: 'Girders', parent: top.id })).data
  expect(await add({ en: 'Unknown', parent: 99 })).toMatchObject(refused)
  expect(await add({ en: 'Third level', parent: 101 })).toMatchObject(refused)
  expect(await add({ en: 'Third level', parent: below.id })).toMatchObject(refused)
  expect(await change(top.id, 1, { en: 'Beams', parent: top.id })).toMatchObject(refused)
  expect(await change(top.id, 1, { en: 'Beams', parent: 1 })).toMatchObject(refused)
  expect((await change(below.id, 1, { en: 'Girders', parent: null })).status).toBe(200)
  expect((await change(top.id, 1, { en: 'Beams', parent: 1 })).status).toBe(200)
})

test('a category with others below it cannot be removed, an empty one can', async () => {
  const top = (await add({ en: 'Frames', parent: null })).data
  const below = (await add({ en: 'Side frames', parent: top.id })).data
  expect((await remove(top.id, 1)).body.code).toBe('still_in_use')
  expect((await remove(below.id, 1)).status).toBe(200)
  expect((await remove(top.id, 1)).status).toBe(200)
  const { data } = await call(productCategoryApi.get)
  expect(data.added.category.map(({ id }) => id)).not.toContain(top.id)
})

test('two categories in one place cannot have the same name', async () => {
  const taken = { status: 400, body: { data: { name: 'This name exists already' } } }
  expect(await add({ en: 'forged carbon-steel rounds' })).toMatchObject(taken)
  expect(await add({ en: 'Other rounds', zh: '碳结锻圆' })).toMatchObject(taken)
  expect((await add({ en: 'Forged carbon-steel rounds', zh: '碳结锻环', parent: 2 })).status).toBe(200)
})
