import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { companyContactApi } from '#contract/company_contact.ts'
import { postings } from '#contract/postings/index.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const { own, change } = companyContactApi

const sales = {
  contact_name: '沈听澜',
  contact_name_en: 'Shen Tinglan',
  contact_mobile: '139 1234 5678',
  contact_email: 'Sales@Forge.example',
}

/** The card that a gold member sees of the company behind a posting. */
async function cardOf(code: string, language: 'zh-CN' | 'en-US' = 'en-US') {
  const { token } = await make.gold()
  return (await call(postings.quotation.api.contact, { params: { code } }, { token, language })).data
}

test('what the main account saves is what a gold member then sees on the contact card', async () => {
  const seller = await make.certified({ contact_name: 'Before', contact_mobile: '+8619900000001' })
  const code = await publish(seller)
  expect(await cardOf(code)).toMatchObject({ name: 'Before', mobile: '+8619900000001' })
  const { data } = await call(change, { body: sales }, { token: seller.token })
  const stored = { ...sales, contact_mobile: '+8613912345678', contact_email: 'sales@forge.example' }
  expect(data).toEqual({ ...stored, can: { change: true } })
  const reached = { mobile: stored.contact_mobile, email: stored.contact_email }
  expect(await cardOf(code)).toMatchObject({ name: 'Shen Tinglan', ...reached })
  expect(await cardOf(code, 'zh-CN')).toMatchObject({ name: '沈听澜', ...reached })
})

test('a detail that is left empty is removed, and one that can be reached has to stay', async () => {
  const { token } = await make.certified({ contact_mobile: '+8619900000002' })
  await call(change, { body: sales }, { token })
  const body = {
    contact_name: '沈听澜',
    contact_name_en: '',
    contact_mobile: '',
    contact_email: 'a@b.example',
  }
  const { data } = await call(change, { body }, { token })
  expect(data).toMatchObject({ contact_name_en: null, contact_mobile: null, contact_email: 'a@b.example' })
  const nobody = await raw(change, { body: { ...body, contact_email: ' ' } }, { token })
  expect([nobody.status, nobody.body.data]).toEqual([
    400,
    { contact_mobile: 'Enter a mobile number or an e-mail address' },
  ])
  expect((await call(own, {}, { token })).data).toEqual(data)
})

test.each([
  ['contact_name', { contact_name: ' ' }],
  ['contact_name', { contact_name: 'x'.repeat(41) }],
  ['contact_mobile', { contact_mobile: '12' }],
  ['contact_mobile', { contact_mobile: '0000000' }],
  ['contact_email', { contact_email: 'nobody' }],
])('a bad %s is refused at the field and changes nothing', async (field, wrong) => {
  const { token } = await make.certified()
  const { data: before } = await call(own, {}, { token })
  const { status, body } = await raw(change, { body: { ...sales, ...wrong } }, { token })
  expect([status, Object.keys(body.data as object)]).toEqual([400, [field]])
  expect((await call(own, {}, { token })).data).toEqual(before)
})

test('staff read whom others reach and cannot change it', async () => {
  const company = await make.certified({ contact_name: 'Before' })
  const { token } = await make.staff(company.tenantId, ['staff.get'])
  const { data } = await call(own, {}, { token })
  expect(data).toMatchObject({ contact_name: 'Before', can: { change: false } })
  const { status, body } = await raw(change, { body: sales }, { token })
  expect([status, body.code]).toEqual([403, 'main_account_only'])
  expect((await call(own, {}, { token: company.token })).data.contact_name).toBe('Before')
})

test('before the company is founded it shows whom it will begin with, and changing that founds it', async () => {
  const { token } = await make.user({
    pre_company_name: '远山锻造',
    pre_business_tag_id: 1,
    display_name: '程远',
    email: 'cheng@forge.example',
  })
  const first = await call(own, {}, { token })
  expect(first.data).toMatchObject({ contact_name: '程远', contact_email: 'cheng@forge.example' })
  const company = async () => (await call(accountApi.info, {}, { token })).data.tenant
  expect(await company()).toBeNull()
  await call(change, { body: sales }, { token })
  expect(await company()).toMatchObject({ name: '远山锻造' })
  expect((await call(own, {}, { token })).data).toMatchObject({ contact_name: '沈听澜' })
})
