import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { websiteConfig } from '#server/db/website_config_tables.ts'
import { testApp, type RawInput } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)

const canary = {
  contact_name: '金丝雀',
  contact_mobile: '+8619911112222',
  contact_email: 'canary@secret.example',
}
const seller = await make.gold(canary)
const stranger = await make.gold()
const online = await publish(seller)
const inReview = await submit(seller)
const draft = (await call(api.create, { body: completeValues() }, { token: seller.token })).data.code
await call(
  intentionApi.create,
  { params: { code: online }, body: { quantity: 1, message: 'Interested' } },
  { token: stranger.token },
)

const reviewBody = { comment: 'x', img_arr: [] }
/** Every endpoint of one posting with a valid input, as its owner or an operator would send it. */
const calls: [string, Endpoint, RawInput][] = [
  ['create', api.create, { body: completeValues() }],
  ['update', api.update, { params: { code: draft }, query: { revision: 1 }, body: completeValues() }],
  ['action', api.action, { params: { code: draft, action: 'close' } }],
  ['copy', api.copy, { params: { code: draft } }],
  ['remove', api.remove, { params: { code: draft } }],
  ['own', api.own, {}],
  ['ownOne', api.ownOne, { params: { code: draft } }],
  ['adminList', api.adminList, {}],
  ['adminOne', api.adminOne, { params: { code: inReview } }],
  ['approve', api.approve, { params: { code: inReview }, body: { revision: 1 } }],
  ['approveMany', api.approveMany, { body: { rows: [{ code: inReview, revision: 1 }] } }],
  ['review', api.review, { params: { code: inReview, action: 'reject' }, body: reviewBody }],
  ['contact', api.contact, { params: { code: online } }],
  ['intention', intentionApi.list, { query: { box: 'received' } }],
  ['collection', collectionApi.list, {}],
  ['collected among', collectionApi.among, { query: { code: online } }],
  ['backend dashboard', dashboardApi.backend, {}],
  ['admin dashboard', dashboardApi.admin, {}],
]

describe('a call', () => {
  test.each(calls)('to %s is 401 for a visitor, even with a wrong body', async (_, endpoint, input) => {
    expect((await raw(endpoint, input)).status).toBe(401)
    expect((await raw(endpoint, { ...input, body: { nonsense: 1 } })).status).toBe(401)
  })

  test.each(calls.filter(([, endpoint]) => !['user', 'company'].includes(endpoint.access)))(
    '%s: 403 without the permission',
    async (_, endpoint, input) => {
      const noRights = await make.staff(seller.tenantId, [])
      expect((await raw(endpoint, input, { token: noRights.token })).body.code).toBe('forbidden')
      const person = await make.user()
      expect((await raw(endpoint, input, { token: person.token })).status).toBe(403)
    },
  )

  test.each(calls.filter(([, endpoint]) => endpoint.access.startsWith('admin')))(
    '%s: an operator needs this very permission, a gold member has none',
    async (_, endpoint, input) => {
      const wrongOperator = await make.operator(['admin_article.get'])
      expect((await raw(endpoint, input, { token: wrongOperator.token })).status).toBe(403)
      expect((await raw(endpoint, input, { token: seller.token })).status).toBe(403)
    },
  )
})

describe('another company’s posting', () => {
  const asStranger = { token: stranger.token }

  test('is 404 for anybody who wants to change or read it', async () => {
    for (const code of [draft, inReview, 'QZZZZZZZZ']) {
      const answers = [
        await raw(
          api.update,
          { params: { code }, query: { revision: 1 }, body: completeValues() },
          asStranger,
        ),
        await raw(api.action, { params: { code, action: 'close' } }, asStranger),
        await raw(api.copy, { params: { code } }, asStranger),
        await raw(api.remove, { params: { code } }, asStranger),
        await raw(api.ownOne, { params: { code } }, asStranger),
        await raw(api.detail, { params: { code } }, asStranger),
        await raw(api.similar, { params: { code } }, asStranger),
        await raw(api.contact, { params: { code } }, asStranger),
        await raw(collectionApi.add, { body: { kind: 'quotation', code } }, asStranger),
        await raw(collectionApi.remove, { query: { kind: 'quotation', code } }, asStranger),
        await raw(intentionApi.create, { params: { code }, body: { quantity: 1, message: 'x' } }, asStranger),
      ]
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toHaveProperty('size', 1)
    }
  })

  test('is not in one’s own lists', async () => {
    const own = await call(api.own, { query: { keyword: online } }, asStranger)
    expect(own.data).toMatchObject({ results: [], count: 0, counts: {} })
  })

  test('is not visible as a draft, not even to operators', async () => {
    const seen = await raw(api.adminOne, { params: { code: draft } }, { token: operator.token })
    expect(seen.status).toBe(404)
    const list = await call(api.adminList, { query: { keyword: draft } }, { token: operator.token })
    expect(list.data.results).toEqual([])
  })

  test('is visible only to its company and to operators while in review', async () => {
    const input = { params: { code: inReview } }
    expect((await raw(api.detail, input)).status).toBe(404)
    expect((await call(api.detail, input, { token: seller.token })).data.state).toBe('in_review')
    expect((await call(api.detail, input, { token: operator.token })).data.state).toBe('in_review')
  })

  test('is unlike a colleague’s, which staff with the right can see and change', async () => {
    const staff = await make.staff(seller.tenantId, ['seller_quotation.get'])
    const own = await call(api.ownOne, { params: { code: draft } }, { token: staff.token })
    expect(own.data.can.update).toBe(true)
  })
})

describe('contact details', () => {
  const gets: [string, Endpoint, RawInput][] = [
    ['list', api.list, {}],
    ['list by name', api.list, { query: { keyword: canary.contact_name } }],
    ['list by number', api.list, { query: { keyword: canary.contact_mobile } }],
    ['list by mail', api.list, { query: { keyword: canary.contact_email } }],
    ['facets', api.facets, {}],
    ['suggest', api.suggest, { query: { keyword: '199' } }],
    ['detail', api.detail, { params: { code: online } }],
    ['similar', api.similar, { params: { code: online } }],
    ['contact', api.contact, { params: { code: online } }],
    ['admin list', api.adminList, {}],
    ['admin one', api.adminOne, { params: { code: online } }],
    ['own', api.own, {}],
    ['collection', collectionApi.list, {}],
    ['sent', intentionApi.list, { query: { box: 'sent' } }],
    ['received', intentionApi.list, { query: { box: 'received' } }],
    ['messages', userMessageApi.list, {}],
    ['home', dashboardApi.home, {}],
    ['dashboard', dashboardApi.backend, {}],
    ['admin dashboard', dashboardApi.admin, {}],
  ]
  const secrets = Object.values(canary)

  test.each(['visitor', 'user', 'company', 'certified', 'silver', 'operator'] as const)(
    'never reach a %s, whatever is asked',
    async (role) => {
      const people = {
        visitor: async () => undefined,
        user: async () => (await make.user()).token,
        company: async () => (await make.member()).token,
        certified: async () => (await make.certified()).token,
        silver: async () => (await make.silver()).token,
        operator: async () => operator.token,
      }
      const token = await people[role]()
      if (token) await call(collectionApi.add, { body: { kind: 'quotation', code: online } }, { token })
      for (const [, endpoint, input] of gets) {
        const reply = JSON.stringify((await raw(endpoint, input, token ? { token } : {})).body)
        for (const secret of secrets) expect(reply).not.toContain(secret)
      }
    },
  )

  test('are in no answer except the card’s, even for gold members', async () => {
    for (const [name, endpoint, input] of gets.filter(([one]) => one !== 'contact')) {
      const reply = JSON.stringify((await raw(endpoint, input, { token: stranger.token })).body)
      for (const secret of secrets) expect([name, reply.includes(secret)]).toEqual([name, false])
    }
  })

  test('cannot be found by searching', async () => {
    for (const secret of secrets) {
      expect((await call(api.list, { query: { keyword: secret } })).data.results).toEqual([])
    }
  })

  test.each([
    ['silver', 'gold_required'],
    ['certified', 'gold_required'],
    ['member', 'gold_required'],
    ['user', 'company_required'],
  ] as const)('%s is told why: %s', async (role, code) => {
    const { token } = await make[role]()
    expect((await raw(api.contact, { params: { code: online } }, { token })).body.code).toBe(code)
    const { data } = await call(api.detail, { params: { code: online } }, { token })
    expect(data).toMatchObject({ can: { contact: false }, refused: { contact: code } })
  })

  test('are shown to a gold member, certified or not, only while its membership is valid', async () => {
    const uncertified = await make.gold({ certification: 'submitted' })
    const expired = await make.gold({ certification_expires_on: new Date(0) })
    const ended = await make.gold({ membership_until: new Date(app.deps.clock().getTime() - 1000) })
    const ask = (token: string) => raw(api.contact, { params: { code: online } }, { token })
    for (const member of [uncertified, expired]) {
      expect((await ask(member.token)).data.mobile).toBe(canary.contact_mobile)
      const { data } = await call(api.detail, { params: { code: online } }, member)
      expect(data).toMatchObject({ can: { contact: true }, refused: { contact: null } })
    }
    expect((await ask(ended.token)).body.code).toBe('gold_required')
  })

  test('are shown to a gold member and counted once a day per company', async () => {
    const gold = await make.gold()
    const ask = () => call(api.contact, { params: { code: online } }, { token: gold.token })
    expect((await ask()).data).toEqual({
      name: canary.contact_name,
      mobile: canary.contact_mobile,
      email: canary.contact_email,
      left_today: 49,
    })
    expect((await ask()).data.left_today).toBe(49)
    const { data } = await call(dashboardApi.backend, {}, { token: gold.token })
    expect(data.quotas).toContainEqual({ name: 'contact_day', used: 1, limit: 50 })
  })

  const limitTo = (gold: number | null) => {
    const contact_views_per_day = { ...defaultQuotas.contact_views_per_day, gold }
    return app.deps.database.orm
      .update(websiteConfig)
      .set({ value: { ...defaultQuotas, contact_views_per_day } })
      .where(eq(websiteConfig.section, 'quotas'))
  }

  test('are limited to as many companies a day as operators allow', async () => {
    await limitTo(1)
    const gold = await make.gold()
    const other = await publish(await make.gold())
    const ask = (code: string) => raw(api.contact, { params: { code } }, { token: gold.token })
    expect((await ask(online)).data.left_today).toBe(0)
    expect((await ask(other)).body).toMatchObject({
      code: 'quota_exhausted',
      data: { tier: 'gold', limit: 1 },
    })
    expect((await ask(online)).status).toBe(200)
    app.pass(86_400)
    expect((await ask(other)).status).toBe(200)
    await limitTo(defaultQuotas.contact_views_per_day.gold)
  })

  test('have no number of companies left where operators set no limit', async () => {
    await limitTo(null)
    const gold = await make.gold()
    const { data } = await raw(api.contact, { params: { code: online } }, { token: gold.token })
    expect(data).toMatchObject({ mobile: canary.contact_mobile, left_today: null })
    await limitTo(defaultQuotas.contact_views_per_day.gold)
  })

  test('of one’s own company need no gold membership and are not counted', async () => {
    const own = await make.certified({ contact_mobile: '+8613000000001' })
    const code = await publish(own)
    const { data } = await call(api.contact, { params: { code } }, { token: own.token })
    expect(data.mobile).toBe('+8613000000001')
  })
})
