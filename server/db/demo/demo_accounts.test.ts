/** What the demo's users find when they sign in: their postings, dealings, deals, templates and conversations. */
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { conversationApi } from '#contract/conversation.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { trendApi } from '#contract/trend.ts'
import { dealApi } from '#contract/deal.ts'
import { intentionApi } from '#contract/intention.ts'
import { joiningApi } from '#contract/joining.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { templateApis, templateValues } from '#contract/postings/template_api.ts'
import { quoteApi } from '#contract/quote.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { staffApi, staffRights } from '#contract/staff.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { check } from '#contract/validation.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf } from '../../../tests/support/kinds.ts'
import { loadDemo } from './load.ts'
import { demoPassword } from './people.ts'

const app = await testApp()
const { call, deps } = app
const { api } = postings.quotation
await loadDemo(deps.database, deps)

const signIn = async (account: string): Promise<string> => {
  const reply = await call(accountFormsApi.login, {
    body: { account, login_type: 1, password: demoPassword, source: 'pc' },
  })
  return reply.data
}

test.each(['gold@demo.test', 'silver@demo.test'])('%s has own stock in every state', async (email) => {
  const token = await signIn(email)
  const { data } = await call(api.own, { query: {} }, { token })
  for (const state of ['online', 'draft', 'in_review', 'rejected', 'offline', 'expired', 'dealt']) {
    expect(data.counts[state]).toBeGreaterThan(0)
  }
})

test.each(['gold@demo.test', 'buyer@demo.test'])('%s has dealings in both directions', async (email) => {
  const token = await signIn(email)
  for (const box of ['received', 'sent'] as const) {
    const { data } = await call(intentionApi.list, { query: { box } }, { token })
    expect(data.count).toBeGreaterThan(0)
  }
  const messages = await call(userMessageApi.list, { query: {} }, { token })
  expect(messages.data.results.length).toBeGreaterThan(1)
  const dashboard = await call(dashboardApi.backend, {}, { token })
  const trend = await call(trendApi.own, { query: { days: 30 } }, { token })
  expect(trend.data).toHaveLength(30)
  expect(trend.data.some(({ views }) => views > 0)).toBe(true)
  expect(dashboard.data.online).toBeGreaterThan(0)
})

test('the demo’s buyer has most of its monthly requests left', async () => {
  const { data } = await call(dashboardApi.backend, {}, { token: await signIn('buyer@demo.test') })
  const month = data.quotas.find(({ name }) => name === 'requests_month')
  expect(month).toMatchObject({ limit: 10 })
  expect(month?.used).toBeLessThanOrEqual(3)
})

test('staff has the publishing rights and nothing else; the new account has no company', async () => {
  const staff = await call(accountApi.info, {}, { token: await signIn('staff@demo.test') })
  expect(staff.data.permission_list).toEqual(['seller_quotation.get', 'buyer_purchase.get'])
  const fresh = await call(accountApi.info, {}, { token: await signIn('new@demo.test') })
  expect(fresh.data.tenant).toBeNull()
})

test('the gold company has staff with different rights and an invitation that waits', async () => {
  const { data } = await call(staffApi.list, {}, { token: await signIn('gold@demo.test') })
  expect(data.people.map(({ role, rights }) => [role, rights])).toEqual([
    ['main_account', [...staffRights]],
    ['staff', ['seller_quotation.get', 'buyer_purchase.get']],
    ['staff', ['staff.get', 'forum']],
  ])
  expect(data.invitations).toMatchObject([{ account: 'wo****@demo.test', is_expired: false }])
  const office = await call(staffApi.list, {}, { token: await signIn('office@demo.test') })
  expect(office.data.gives).toEqual(['staff.get', 'forum'])
})

test('demo accounts have saved searches, some with new matches', async () => {
  const { data } = await call(savedSearchApi.list, {}, { token: await signIn('gold@demo.test') })
  expect(data.results.length).toBeGreaterThan(3)
  expect(data.results.some((search) => search.new_count > 0)).toBe(true)
})

test('companies have templates of their postings that a form accepts', async () => {
  const mine: Record<string, readonly RegisteredKind[]> = {
    'gold@demo.test': ['quotation', 'purchase_material'],
    'silver@demo.test': ['quotation'],
    'buyer@demo.test': ['purchase_material', 'purchase_piece', 'purchase_forging'],
  }
  for (const [account, kinds] of Object.entries(mine)) {
    const token = await signIn(account)
    for (const kind of kinds) {
      const declared = kindOf(kind).definition
      const { data } = await call(templateApis[kind].templates, {}, { token })
      expect([account, kind, data.length > 0]).toEqual([account, kind, true])
      for (const { id } of data) {
        const { name, values } = (await call(templateApis[kind].template, { params: { id } }, { token })).data
        expect([name, check(declared.draft, values, 'en')]).toMatchObject([name, { ok: true }])
        expect([name, templateValues(declared, values).left]).toEqual([name, {}])
      }
    }
  }
})

test('companies have conversations about enquiries and quotes, some with unread messages', async () => {
  for (const account of ['gold@demo.test', 'silver@demo.test', 'buyer@demo.test']) {
    const token = await signIn(account)
    const { data } = await call(conversationApi.list, { query: {} }, { token })
    expect(data.results.length).toBeGreaterThan(1)
    expect(data.results.filter(({ unread }) => unread > 0).length).toBeGreaterThan(0)
    expect(data.results.every(({ refused }) => refused === null)).toBe(true)
  }
})

test('everything accepted or reached is a deal that both sides can open', async () => {
  const opened = new Set<string>()
  for (const account of ['gold@demo.test', 'silver@demo.test', 'buyer@demo.test']) {
    const token = await signIn(account)
    const own: string[] = []
    for (const box of ['received', 'sent'] as const) {
      const { data } = await call(intentionApi.list, { query: { box, size: 50 } }, { token })
      for (const { state, id } of data.results) if (state === 'accepted') own.push(`intention ${id}`)
    }
    const quotes = await call(quoteApi.sent, { query: { size: 50 } }, { token })
    for (const { state, id } of quotes.data.results) if (state === 'accepted') own.push(`quote ${id}`)
    const parts = await call(joiningApi.list, { query: { size: 50 } }, { token })
    for (const { state, id } of parts.data.results) if (state === 'succeeded') own.push(`join ${id}`)
    const { data } = await call(dealApi.list, { query: { size: 50 } }, { token })
    const listed = data.results.map(({ source, id }) => `${source} ${id}`)
    expect(listed).toEqual(expect.arrayContaining(own))
    expect(data.results.map((one) => one.agreed_time)).toEqual(
      data.results.map((one) => one.agreed_time).toSorted((a, b) => b.localeCompare(a)),
    )
    for (const { source, id } of data.results) {
      const one = await call(dealApi.one, { params: { source, id } }, { token })
      expect(one.data).toMatchObject({ quantity: expect.any(Number), contact: { name: expect.any(String) } })
      opened.add(source)
    }
  }
  expect([...opened].toSorted()).toEqual(['intention', 'join', 'quote'])
})
