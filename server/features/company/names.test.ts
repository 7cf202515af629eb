import { expect, test } from 'vitest'
import { companyApi } from '#contract/company.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { tagApi } from '#contract/tag.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const operator = await make.operator(['admin_quotation.get'])
const { publish } = market(app, operator)
const { api } = postings.quotation
const zh = { language: 'zh-CN' } as const
const { data: tags } = await call(tagApi.list, {})
const business = { pre_business_tag_id: tags.results.find(({ module }) => module === 'pre_business')!.id }

const names = { name: '江南环锻', name_en: 'Jiangnan Ring Forge' }
const person = { display_name: '林知夏', display_name_en: 'Lin Zhixia' }

test('readers see a company’s name in their language, or its only name', async () => {
  const both = await publish(await make.certified(names, person))
  const one = await publish(await make.certified({ name: '只有中文' }))
  const shown = async (code: string, language: 'zh-CN' | 'en-US') => {
    const { data } = await call(api.detail, { params: { code } }, { language })
    const listed = await call(api.list, { query: { size: 50 } }, { language })
    return [data.company.name, listed.data.results.find((row) => row.code === code)?.company.name]
  }
  expect(await shown(both, 'en-US')).toEqual([names.name_en, names.name_en])
  expect(await shown(both, 'zh-CN')).toEqual([names.name, names.name])
  expect(await shown(one, 'en-US')).toEqual(['只有中文', '只有中文'])
})

test.each([names.name, names.name_en])('stock and companies are found by %s', async (keyword) => {
  const found = await call(api.list, { query: { keyword } })
  expect(found.data.results.map(({ company }) => company.name)).toEqual([names.name_en])
  const { token } = await make.certified()
  const invited = await call(companyApi.search, { query: { keyword } }, { token })
  expect(invited.data.map(({ name }) => name)).toEqual([names.name_en])
  const listed = await call(api.adminList, { query: { keyword } }, { token: operator.token })
  expect(listed.data.results.map(({ company, author }) => [company.name, author])).toEqual([
    [names.name_en, person.display_name_en],
  ])
})

test('earlier postings are found by a name that was added later, but not for members only by outsiders', async () => {
  const seller = await make.certified({ name: '迟来的英文名' })
  const open = await publish(seller)
  const hidden = await publish(seller, { visibility: 'members' })
  const body = { ...business, pre_company_name: '迟来的英文名', pre_company_name_en: 'Latecomer Steel' }
  const read = () => call(api.list, { query: { keyword: 'latecomer' } })
  expect((await read()).data.results).toEqual([])
  const saved = await call(companyApi.preLoginInfo, { body }, { token: seller.token })
  expect(saved.data.tenant?.name).toBe('Latecomer Steel')
  const codes = (await read()).data.results.map(({ code }) => code)
  expect(codes).toEqual([open])
  expect(codes).not.toContain(hidden)
})

test('a certified company can set its English name once', async () => {
  const seller = await make.certified({ name: '已认证公司' })
  const save = (pre_company_name_en?: string) =>
    call(
      companyApi.preLoginInfo,
      {
        body: {
          ...business,
          pre_company_name: '已认证公司',
          ...(pre_company_name_en !== undefined && { pre_company_name_en }),
        },
      },
      { token: seller.token },
    )
  expect((await save('Certified Steel')).data.pre_company_name_en).toBe('Certified Steel')
  expect((await save('Certified Steel')).status).toBe(200)
  // A field that is left out keeps its value.
  expect((await save()).data.pre_company_name_en).toBe('Certified Steel')
  expect((await save('Somebody Else')).body.code).toBe('transition_not_allowed')
  expect((await save('')).body.code).toBe('transition_not_allowed')
})

test('an uncertified company can change and remove its English name', async () => {
  const { token } = await make.member({ name: '未认证公司' })
  const save = (pre_company_name_en: string) =>
    call(
      companyApi.preLoginInfo,
      { body: { ...business, pre_company_name: '未认证公司', pre_company_name_en } },
      { token },
    )
  await save('First Name')
  expect((await save('Second Name')).data.tenant?.name).toBe('Second Name')
  const { data } = await save('')
  expect([data.pre_company_name_en, data.tenant?.name]).toEqual([null, '未认证公司'])
})

test('notifications and contact cards have names in the reader’s language', async () => {
  const seller = await make.certified({ contact_name: '沈砚', contact_name_en: 'Shen Yan' })
  const buyer = await make.gold({ name: '东海机械', name_en: 'Donghai Machinery' })
  const code = await publish(seller)
  await call(
    intentionApi.create,
    { params: { code }, body: { quantity: 1, message: 'Please hold it' } },
    { token: buyer.token },
  )
  const title = async (options: object) => {
    const { data } = await call(userMessageApi.list, { query: {} }, { token: seller.token, ...options })
    return data.results[0]?.title
  }
  expect(await title({})).toBe('New enquiry from Donghai Machinery')
  expect(await title(zh)).toBe('收到 东海机械 的意向')
  const contact = (options: object) =>
    call(api.contact, { params: { code } }, { token: buyer.token, ...options })
  expect((await contact({})).data.name).toBe('Shen Yan')
  expect((await contact(zh)).data.name).toBe('沈砚')
})
