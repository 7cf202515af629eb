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

test.each([
  ['certification_reject', 'admin_tenant.get', 'The licence has expired or was revoked'],
  ['supplier_remove', 'website_config', 'The scan of a certificate cannot be read'],
  ['membership_decline', 'admin_tenant.get', 'The payment has not arrived'],
  ['refund_refuse', 'admin_tenant.get', 'The conditions for a refund are not met'],
  ['inspection_refuse', 'admin_inspect', 'We do not inspect at this place yet'],
  ['forum_hide', 'admin_forum', 'Off topic'],
  ['accusation_answer', 'admin_forum', 'The company was asked to correct it'],
  ['accusation_dismiss', 'admin_purchase.get', 'There is not enough demand for a group buy yet'],
  ['company_rate', 'admin_tenant.get', 'Deals were kept as agreed'],
  ['company_freeze', 'admin_tenant.get', 'False postings'],
  ['account_freeze', 'admin_user.get', 'Advertising or harassment'],
  ['account_unfreeze', 'admin_user.get', 'The cause was removed'],
  ['certificate_dismiss', 'admin_quotation.get', 'Both companies belong to one group'],
] as const)('those for %s are for operators with %s', async (action, permission, reason) => {
  const decider = await make.operator([permission])
  const { data } = await call(reviewApi.reasons, { query: { action } }, { token: decider.token })
  expect(data.map(({ text }) => text.en)).toContain(reason)
  const other = await make.operator(['admin_tag.get'])
  expect((await raw(reviewApi.reasons, { query: { action } }, { token: other.token })).status).toBe(403)
})

test('those about postings need the kind', async () => {
  const { status, body } = await raw(reviewApi.reasons, { query: { action: 'reject' } }, as)
  expect([status, body.data]).toEqual([400, { kind: expect.any(String) }])
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
