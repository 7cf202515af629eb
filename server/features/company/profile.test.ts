import { expect, test } from 'vitest'
import { companyApi } from '#contract/company.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))
const profile = async (code: string, language: 'zh-CN' | 'en-US' = 'en-US') =>
  (await call(companyApi.profile, { params: { code } }, { language })).data

test('anybody sees who a company is and what everybody can see of it online, but no contact details', async () => {
  const contact = { contact_name: 'Hidden Owl', contact_mobile: '+8619955550001' }
  const company = await make.gold({ code: 'CPROFILE', name: '澜川', name_en: 'Lanchuan', ...contact })
  await publish(company)
  await publish(company, { deadline: 1 })
  await publish(company, { visibility: 'members' })
  await submit(company)
  const found = await profile('CPROFILE')
  expect(found).toMatchObject({
    name: 'Lanchuan',
    other_name: '澜川',
    membership: 'gold',
    certification: 'certified',
    online_count: 2,
    kinds: [{ kind: 'quotation', count: 2 }],
  })
  expect(JSON.stringify(found)).not.toMatch(/Hidden|555/)
  expect(await profile('CPROFILE', 'zh-CN')).toMatchObject({ name: '澜川', other_name: 'Lanchuan' })
  app.pass(86_400 + 60)
  expect((await profile('CPROFILE')).online_count).toBe(1)
})

test('what became of an application is not public', async () => {
  for (const certification of ['submitted', 'revision_requested', 'rejected'] as const) {
    await make.member({ code: `C${certification}`, certification })
    expect((await profile(`C${certification}`)).certification).toBe('none')
  }
})

test('nobody’s code and that of the market itself are not found', async () => {
  for (const code of ['CNOBODY', 'PLATFORM'])
    expect((await raw(companyApi.profile, { params: { code } })).status).toBe(404)
})
