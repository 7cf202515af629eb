import { describe, expect, test } from 'vitest'
import { templateApis, templateLimit } from '#contract/postings/template_api.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { everyKind, kindOf } from '../../../tests/support/kinds.ts'

const app = await testApp()
const { call, raw, make } = app
const { values } = kindOf('quotation')
const api = templateApis.quotation

const save = (by: Person, name: string, own: object = values) =>
  raw(api.saveTemplate, { body: { name, values: own } }, { token: by.token })
const names = async (of: Person, from = api) =>
  (await call(from.templates, {}, { token: of.token })).data.map(({ name }) => name)

test.each(everyKind)(
  'a template of $kind can be saved and used, and has no values of a single lot',
  async (tested) => {
    const own = templateApis[tested.kind]
    const isPlatform = tested.definition.postedBy === 'platform'
    const poster = isPlatform
      ? await make.operator([tested.definition.permission as 'admin_raise.get'])
      : await make.gold()
    const as = { token: poster.token }
    const body = { name: 'Usual', values: { ...tested.values, material: 'H13' } }
    const made = await call(own.saveTemplate, { body }, as)
    expect(made.data.name).toBe('Usual')
    const { data } = await call(own.template, { params: { id: made.data.id } }, as)
    const { photos: _, needed_by: __, ready_by: ___, ...rest } = body.values as Record<string, unknown>
    expect(data.values).toEqual(rest)
    expect((await call(tested.api.create, { body: data.values }, as)).data.state).toBe('draft')
    expect(await names(poster, own)).toEqual(['Usual'])
    for (const other of everyKind.filter(({ kind }) => kind !== tested.kind && !isPlatform))
      if (other.definition.postedBy !== 'platform')
        expect(await names(poster, templateApis[other.kind])).toEqual([])
  },
)

test('a template leaves out heat number and files, which belong to a single lot', async () => {
  const poster = await make.gold()
  const certificate_files = [{ address: 'https://files.example/c.pdf', name: 'c.pdf', type: 'pdf' }]
  const made = await save(poster, 'Lot', { ...values, heat_no: 'H1', certificate_files })
  const { data } = await call(api.template, { params: { id: made.data.id } }, { token: poster.token })
  expect(Object.keys(data.values)).not.toEqual(expect.arrayContaining(['heat_no']))
  expect(data.values).not.toHaveProperty('certificate_files')
  expect(data.values).toHaveProperty('material', '42CrMo')
})

describe('a template is refused with 400 at', () => {
  test.each([
    ['name', { name: ' ', values: {} }],
    ['name', { name: 'x'.repeat(41), values: {} }],
    ['values.quantity', { name: 'a', values: { quantity: -1 } }],
    ['values.target_t', { name: 'a', values: { target_t: 5 } }],
    ['values', { name: 'a' }],
  ])('%s', async (field, body) => {
    const refused = await raw(api.saveTemplate, { body }, { token: (await make.gold()).token })
    expect([refused.status, Object.keys(refused.body.data as object)]).toEqual([400, [field]])
  })
})

test('template names are unique, even when two colleagues save at once; templates can be renamed, replaced, deleted', async () => {
  const poster = await make.gold()
  const as = { token: poster.token }
  const both = await Promise.all([save(poster, 'Round bars'), save(poster, 'Round bars')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.data).toEqual({
    name: 'A template of this name exists already',
  })
  const other = (await save(poster, 'Rings')).data
  const change = (id: number, body: object) => raw(api.changeTemplate, { params: { id }, body }, as)
  expect((await change(other.id, { name: 'Round bars' })).body.data).toHaveProperty('name')
  expect((await change(other.id, { name: 'Flanges', values: { material: '20' } })).data.name).toBe('Flanges')
  expect((await change(other.id, { name: 'Flanges' })).status).toBe(200)
  expect(await names(poster)).toEqual(['Flanges', 'Round bars'])
  const gone = await call(api.removeTemplate, { params: { id: other.id } }, as)
  expect(gone.data).toMatchObject({ name: 'Flanges', values: { material: '20' } })
  expect((await raw(api.template, { params: { id: other.id } }, as)).status).toBe(404)
})

test('templates belong to the company: colleagues with the right share them, others cannot see them', async () => {
  const poster = await make.gold()
  const { id } = (await save(poster, 'Ours')).data
  const colleague = await make.staff(poster.tenantId, ['seller_quotation.get'])
  expect(await names(colleague)).toEqual(['Ours'])
  const stranger = await make.gold()
  expect(await names(stranger)).toEqual([])
  expect((await raw(api.template, { params: { id } }, { token: stranger.token })).status).toBe(404)
  // It cannot be reached through another kind's address either.
  const forging = templateApis.purchase_forging
  expect((await raw(forging.template, { params: { id } }, { token: poster.token })).status).toBe(404)
})

test('the limit of templates holds, even at the same moment', async () => {
  const poster = await make.gold()
  for (let at = 1; at < templateLimit; at += 1) await save(poster, `Template ${at}`, {})
  const last = await Promise.all([save(poster, 'One', {}), save(poster, 'Another', {})])
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(last.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'template_limit',
    detail: `A company keeps at most ${templateLimit} templates; delete one first`,
  })
})
