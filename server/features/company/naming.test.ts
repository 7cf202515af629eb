import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { companyApi } from '#contract/company.ts'
import { tagApi } from '#contract/tag.ts'
import { testApp } from '../../../tests/support/app.ts'

const { call, raw, make } = await testApp()

const { data: tags } = await call(tagApi.list, {})
const tagOf = (module: string) => tags.results.find((one) => one.module === module)?.id ?? 0

test('401 comes before everything else', async () => {
  const refused = await raw(companyApi.preLoginInfo, { body: { nonsense: 1 } })
  expect(refused.body).toMatchObject({ code: 'login_invalid', detail: 'Login invalid' })
})

test('company information belongs to the account, which gets the role of a main account but no company yet', async () => {
  const user = await make.user()
  const body = {
    pre_company_name: '华东锻造',
    pre_business_tag_id: tagOf('pre_business'),
    invite_mobile: '13900000077',
  }
  const { data } = await call(companyApi.preLoginInfo, { body }, { token: user.token })
  expect(data).toMatchObject({
    pre_company_name: '华东锻造',
    pre_business_tag_id: body.pre_business_tag_id,
    pre_business_tag: 'Forging shop',
    role_list: ['main_account'],
    permission_list: ['seller_quotation.get', 'buyer_purchase.get', 'staff.get'],
    tenant: null,
    tenant_auth: { state: 'none' },
  })
  const again = await call(
    companyApi.preLoginInfo,
    { body: { ...body, pre_company_name: '华东重锻' } },
    { token: user.token },
  )
  expect(again.data).toMatchObject({ pre_company_name: '华东重锻', tenant: null })
})

test('the main account can rename an uncertified company', async () => {
  const { token } = await make.member()
  const body = { pre_company_name: '华东重锻', pre_business_tag_id: tagOf('pre_business') }
  const { data } = await call(companyApi.preLoginInfo, { body }, { token })
  expect(data).toMatchObject({ pre_company_name: '华东重锻', tenant: { name: '华东重锻' } })
})

test('an empty invite_mobile counts as absent, an invalid one is an error at its field', async () => {
  const { token } = await make.user()
  const body = { pre_company_name: '无邀请人公司', pre_business_tag_id: tagOf('pre_business') }
  const wrong = await call(companyApi.preLoginInfo, { body: { ...body, invite_mobile: '12345' } }, { token })
  expect(wrong.body.data).toEqual({ invite_mobile: expect.any(String) })
  expect(
    (await call(companyApi.preLoginInfo, { body: { ...body, invite_mobile: '' } }, { token })).status,
  ).toBe(200)
})

test('an operator cannot name a company and is told why', async () => {
  const { token } = await make.operator(['admin_quotation.get'])
  const body = { pre_company_name: 'Market Office', pre_business_tag_id: tagOf('pre_business') }
  const refused = await call(companyApi.preLoginInfo, { body }, { token })
  expect(refused.body).toMatchObject({
    code: 'operator_company',
    detail: expect.stringContaining('Operators'),
  })
  expect((await call(accountApi.info, {}, { token })).data.tenant).toBeNull()
})

test('the main business must be a tag of its module, and staff cannot name a company', async () => {
  const user = await make.user()
  const body = { pre_company_name: 'Ring Works', pre_business_tag_id: tagOf('forum') }
  const refused = await call(companyApi.preLoginInfo, { body }, { token: user.token })
  expect(refused.body.data).toEqual({ pre_business_tag_id: 'Please choose' })
  const { tenantId } = await make.member()
  const staff = await make.staff(tenantId, ['staff.get'])
  expect((await call(companyApi.preLoginInfo, { body }, { token: staff.token })).status).toBe(403)
})

test('a certified name cannot be changed', async () => {
  const { token } = await make.certified()
  const body = { pre_company_name: 'Another Name', pre_business_tag_id: tagOf('pre_business') }
  expect((await call(companyApi.preLoginInfo, { body }, { token })).body.code).toBe('transition_not_allowed')
})
