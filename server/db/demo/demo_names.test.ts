import { expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { conversationApi } from '#contract/conversation.ts'
import { intentionApi } from '#contract/intention.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { millName } from '#contract/reference/mills.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { everyKind } from '../../../tests/support/kinds.ts'
import { loadDemo } from './load.ts'
import { demoPassword } from './people.ts'

const { call, deps } = await testApp()
await loadDemo(deps.database, deps)

const signIn = async (account: string): Promise<string> => {
  const reply = await call(accountFormsApi.login, {
    body: { account, login_type: 1, password: demoPassword, source: 'pc' },
  })
  return reply.data
}

const han = /\p{Script=Han}/u
/** Everything in an answer that names a company, a mill or a person. */
const namesIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return ['mill', 'author', 'person', 'actor'].includes(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const own = name === 'company' && 'name' in value ? [String(value.name)] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, one]) => namesIn(one, Array.isArray(value) ? name : key)),
  ]
}

test.each([
  ['en-US', '(demo)', false],
  ['zh-CN', '（演示）', true],
] as const)('in %s all companies and mills are said to be invented', async (language, suffix, isChinese) => {
  const token = await signIn('operator@demo.test')
  const lang = isChinese ? 'zh' : 'en'
  const found: string[] = []
  for (const { api: its } of everyKind) {
    const { data } = await call(its.adminList, { query: { size: 50 } }, { token, language })
    for (const { company, mill, author } of data.results) {
      found.push(company.name, ...(mill ? [millName(mill, lang)] : []))
      expect([author, han.test(author)]).toEqual([author, isChinese])
    }
  }
  const invented = [...new Set(found)].filter((name) => !['锻材市场', 'Forging Market'].includes(name))
  expect(invented.length).toBeGreaterThan(15)
  expect(invented.filter((name) => !name.endsWith(suffix) || han.test(name) !== isChinese)).toEqual([])
})

test.each(['gold@demo.test', 'buyer@demo.test'])(
  'of nobody whom %s deals with are Chinese on the English pages',
  async (email) => {
    const token = await signIn(email)
    const lists = [
      await call(intentionApi.list, { query: { box: 'received' } }, { token }),
      await call(intentionApi.list, { query: { box: 'sent' } }, { token }),
      await call(conversationApi.list, { query: {} }, { token }),
      await call(templateApis.quotation.templates, {}, { token }),
    ]
    const found = lists.flatMap(({ data }) => namesIn(data)).map((name) => millName(name, 'en'))
    expect(found.length).toBeGreaterThan(4)
    expect(found.filter((name) => han.test(name))).toEqual([])
    const messages = await call(userMessageApi.list, { query: { size: 50 } }, { token })
    expect(messages.data.results.map(({ title }) => title).filter((title) => title.includes('演示'))).toEqual(
      [],
    )
  },
)
