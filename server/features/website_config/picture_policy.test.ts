/** Operators choose whether stock may be shown with a standard picture, with the effects on sellers. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ownPhotosOnly, standardPicture, type PicturePolicy } from '#contract/picture_policy.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { siteSettings } from '#contract/site_settings.ts'
import type { Usage } from '#contract/upload.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { uploadPicture } from '../../../tests/support/upload_picture.ts'

const world = await testApp()
const { call, raw, make } = world
const { api } = postings.quotation
const operator = await make.operator(['website_config', 'admin_quotation.get'])
const asOperator = { token: operator.token }
const { approve } = market(world, operator)
const { read, write } = siteSettings.pictures
const set = async (value: PicturePolicy, token = operator.token) => {
  const { revision } = (await call(read, {}, asOperator)).data
  return raw(write, { body: { revision, value } }, { token })
}
const policy = async () =>
  JSON.parse((await call(websiteConfigApi.get, { params: { section: 'pictures' } })).data) as PicturePolicy

const seller = await make.certified()
const as = { token: seller.token }
const shown = { ...completeValues(), photos: [], standard_picture: 1 as const }
const submit = (body: object) => raw(api.create, { query: { submit: 1 }, body }, as)

const upload = (token: string, usage?: Usage) => uploadPicture(world, token, usage)

test('only operators may set the policy, and until it is set stock needs its own photos', async () => {
  expect((await raw(write, { body: { revision: 0, value: ownPhotosOnly } })).status).toBe(401)
  expect((await set(ownPhotosOnly, seller.token)).status).toBe(403)
  expect((await set(ownPhotosOnly, (await make.operator(['admin_quotation.get'])).token)).status).toBe(403)
  expect(await policy()).toEqual(ownPhotosOnly)
  const refused = await submit(shown)
  expect([refused.status, Object.keys(refused.body.data as object)]).toEqual([400, ['photos']])
  expect((await raw(api.create, { body: shown }, as)).status).toBe(200)
})

test('pictures must be the operator’s uploads for existing categories, and are kept while they are used', async () => {
  const address = await upload(operator.token)
  const foreign = await upload(seller.token, 'posting')
  for (const [id, wrong] of [
    ['1', foreign],
    ['1', 'https://elsewhere.example/a.jpg'],
    ['99999', address],
  ] as const)
    expect((await set({ standard: true, pictures: { [id]: wrong } })).status).toBe(400)
  expect((await set({ standard: true, pictures: { 1: address } })).status).toBe(200)
  expect(await policy()).toEqual({ standard: true, pictures: { 1: address } })
  // Another operator changes something else.
  const other = await make.operator(['website_config'])
  expect((await set({ standard: false, pictures: { 1: address } }, other.token)).status).toBe(200)
  expect(standardPicture(await policy(), 102)).toBe(address)
  expect(standardPicture(await policy(), 501)).toBeNull()
})

test('an operator can restore pictures that another one had set', async () => {
  const earlier = { standard: true, pictures: { 2: await upload(operator.token) } }
  expect((await set(earlier)).status).toBe(200)
  const other = await make.operator(['website_config'])
  const later = { standard: true, pictures: { 2: await upload(other.token) } }
  expect((await set(later, other.token)).status).toBe(200)
  expect((await set(earlier, other.token)).status).toBe(200)
  expect(await policy()).toEqual(earlier)
})

describe('with the policy,', () => {
  test('prime stock can be submitted without photos and is marked for operators and in lists; a remnant cannot', async () => {
    await set({ standard: true, pictures: {} })
    const made = await submit(shown)
    expect(made.status).toBe(200)
    const { code } = made.data
    const waiting = await call(api.adminOne, { params: { code } }, asOperator)
    expect(waiting.data.flags).toContain('standard_picture')
    expect(waiting.data.flags).not.toContain('few_photos')
    await approve(code)
    const { data } = await call(api.detail, { params: { code } })
    expect(data).toMatchObject({ photo: null, photo_count: 0, extras: { standard_picture: 1 } })
    const photographed = await call(api.list, { query: { have_photo: 1 } })
    expect(photographed.data.results.map((row) => row.code)).not.toContain(code)
    const remnant = await submit({ ...shown, character: 2, defect_notes: 'Cropped end' })
    expect(remnant.status).toBe(400)
  })

  test('stock with its own photos is not marked', async () => {
    const made = await submit({ ...shown, photos: completeValues().photos })
    await approve(made.data.code)
    const { data } = await call(api.detail, { params: { code: made.data.code } })
    expect(data.photo).not.toBeNull()
    expect(data.extras).not.toHaveProperty('standard_picture')
  })

  test('a draft begun under it needs photos once it has ended, in bulk entry too', async () => {
    const { enter } = bulkApis.quotation!
    let length = 1000
    const bulk = async () => {
      const rows = [
        { values: shown },
        { values: { ...shown, character: 2, defect_notes: 'Cropped end' } },
      ].map(({ values }) => ({ key: randomUUID(), values: { ...values, dims: { d: 300, l: ++length } } }))
      const { data } = await call(enter, { query: { submit: 1 }, body: { rows } }, as)
      return data.rows.map(({ state, errors }) => [state, Object.keys(errors)])
    }
    await set({ standard: true, pictures: {} })
    const { code } = (await call(api.create, { body: shown }, as)).data
    expect(await bulk()).toEqual([
      ['in_review', []],
      ['draft', ['photos']],
    ])
    await set(ownPhotosOnly)
    expect(await bulk()).toEqual([
      ['draft', ['photos']],
      ['draft', ['photos']],
    ])
    const late = await raw(api.action, { params: { code, action: 'submit' } }, as)
    expect([late.status, Object.keys(late.body.data as object)]).toEqual([400, ['photos']])
  })
})
