/** Reasons that operators keep, and the language of a posting's author. */
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { reviewReasonAdminApi } from '#contract/resources/review_reason.ts'
import { reviewApi } from '#contract/review.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const operator = await make.operator(['website_config', 'admin_quotation.get'])
const as = { token: operator.token }
const { submit } = market(app, operator)
const asked = { kind: 'quotation', action: 'reject' } as const
const offered = async (query: { kind: 'quotation'; action: 'reject' | 'take_down' } = asked) =>
  (await call(reviewApi.reasons, { query }, as)).data.map(({ text }) => text.en)

test('reasons are for operators who review the kind', async () => {
  expect((await raw(reviewApi.reasons, { query: asked })).status).toBe(401)
  const seller = await make.gold()
  expect((await raw(reviewApi.reasons, { query: asked }, { token: seller.token })).status).toBe(403)
  const other = await make.operator(['admin_purchase.get'])
  expect((await raw(reviewApi.reasons, { query: asked }, { token: other.token })).status).toBe(403)
  expect((await raw(reviewApi.reasons, { query: { kind: 'quotation' } }, as)).status).toBe(400)
  expect(await offered()).toContain('Posted twice')
})

test('one that is added is offered for its decision and kinds, in its place, until it is retired', async () => {
  const text = { zh: '端面照片缺失', en: 'No photo of the end face' }
  const values = { text, action: 'reject', kinds: ['quotation', 'purchase_piece'], position: 1 }
  const { data: row } = await call(reviewReasonAdminApi.create!, { body: values } as never, as)
  expect(row).toMatchObject({ kinds: ['quotation', 'purchase_piece'], state: 'active' })
  expect((await offered())[0]).toBe(text.en)
  expect(await offered({ kind: 'quotation', action: 'take_down' })).not.toContain(text.en)
  const elsewhere = { ...values, kinds: ['purchase_forging'] }
  const { id, revision } = row as { id: number; revision: number }
  const changed = { params: { id }, query: { revision }, body: elsewhere }
  const updated = await raw(reviewReasonAdminApi.update!, changed, as)
  expect([updated.status, await offered()]).toEqual([200, expect.not.arrayContaining([text.en])])
  const everywhere = { params: { id }, query: { revision: revision + 1 }, body: { ...values, kinds: null } }
  expect((await raw(reviewReasonAdminApi.update!, everywhere, as)).status).toBe(200)
  expect(await offered()).toContain(text.en)
  const retire = { params: { id }, body: { revision: revision + 2 } }
  expect((await raw(reviewReasonAdminApi.actions['retire']!.one, retire, as)).status).toBe(200)
  expect(await offered()).not.toContain(text.en)
})

test('the author’s language is that of their mail, else that of their country', async () => {
  const languageOf = async (country: string) => {
    const code = await submit(await make.gold({}, { country }))
    return (await call(postings.quotation.api.adminOne, { params: { code } }, as)).data.author_lang
  }
  expect([await languageOf('CN'), await languageOf('NL')]).toEqual(['zh', 'en'])
})
