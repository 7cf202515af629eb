/** Contact details are open to gold members on the contact card, and to nobody anywhere else (SPEC 1.25). */
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import { conversationApi } from '#contract/conversation.ts'
import { dealApi, dealSources } from '#contract/deal.ts'
import { searchSections } from '#contract/enums.ts'
import { intentionApi } from '#contract/intention.ts'
import { adminPermissions, backendPermissions } from '#contract/permissions.ts'
import { postings } from '#contract/postings/index.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { userAdminApi } from '#contract/resources/user.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { testApp } from '../tests/support/app.ts'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'
import { requestVariants } from '../tests/support/crawl.ts'
import { forumScene } from '../tests/support/forum.ts'
import { kindOf, marketOf } from '../tests/support/kinds.ts'
import { completeValues, market } from '../tests/support/postings.ts'
import { documentFolder } from '../tests/support/public_pages.ts'
import { quoteSender } from '../tests/support/quotes.ts'

const app = await testApp({ distDir: documentFolder() })
const { call, raw, make } = app
const { api } = postings.quotation
const operator = await make.operator([...adminPermissions])
const { publish, submit } = market(app, operator)

/** A company whose contact details, and those of its contact person, are unique in the database. */
async function canary(tier: 'certified' | 'silver', sign: string, digits: string) {
  const contact = {
    contact_name: `Contact${sign}`,
    contact_mobile: `+86199${digits}1`,
    contact_email: `office.${sign}@secret.example`,
    contact_address: `${sign} Lane 4`,
  }
  const account = { mobile: `+86199${digits}2`, email: `person.${sign}@secret.example` }
  const main = await make[tier](contact, account)
  return {
    main,
    secrets: [...Object.values(contact), ...Object.values(account)],
    signsInWith: Object.values(account),
  }
}

const seller = await canary('certified', 'nightjar', '5554444')
const buyer = await canary('silver', 'woodlark', '6667777')
const secrets = [...seller.secrets, ...buyer.secrets]

// Every way in which two companies come into contact.
const online = await publish(seller.main)
const sold = await publish(seller.main)
const inReview = await submit(seller.main)
const rejected = await submit(seller.main)
const asSeller = { token: seller.main.token }
const asBuyer = { token: buyer.main.token }
const asOperator = { token: operator.token }
const draft = (await call(api.create, { body: completeValues() }, asSeller)).data.code
const dealt: string[] = []
for (const code of [online, sold]) {
  const body = { quantity: 1, message: 'Interested' }
  const { data } = await call(intentionApi.create, { params: { code }, body }, asBuyer)
  const answer = { params: { id: data.id, action: 'accept' as const }, body: { answer: 'Yes' } }
  if (code !== sold) continue
  await call(intentionApi.answer, answer, asSeller)
  dealt.push(String(data.id))
}
const request = await marketOf(kindOf('purchase_forging'), app, operator).publish(buyer.main)
await quoteSender(app, 'purchase_forging')(seller.main, request)
const talk = await call(conversationApi.open, { body: { code: online } }, asBuyer)
const opened = { id: talk.data.id }
await call(conversationApi.send, { params: opened, body: { text: 'Is it still there?' } }, asBuyer)
await call(conversationApi.send, { params: opened, body: { text: 'It is.' } }, asSeller)
await call(
  api.review,
  { params: { code: rejected, action: 'reject' }, body: { comment: 'No', img_arr: [] } },
  asOperator,
)

const { data: template } = await call(
  templateApis.quotation.saveTemplate,
  { body: { name: 'Bars', values: { material: '45' } } },
  asSeller,
)

const forum = forumScene(app)
const thread = await forum.thread(seller.main)
await forum.reply(buyer.main, thread.id)

/** Search texts of somebody who tries to find the company by its hidden contact details. */
const searchTexts = secrets.flatMap((secret) => [secret, secret.replace(/^\+86|@.*/g, ''), secret.slice(-8)])
const gets = (await contractEndpoints()).filter(({ method }) => method === 'GET')
const known = {
  code: [online, sold, inReview, rejected, draft, request, 'QZZZZZZZZ'],
  id: [...new Set([String(template.id), String(opened.id), String(thread.id), ...dealt]), '999999'],
  into: ['999999'],
  series: ['1-1'],
  source: [...dealSources],
  section: [...searchSections, 'site', 'quotas'],
  keyword: [...new Set(searchTexts)],
  name: ['上海重型锻造有限公司'],
}
/** The log of operators has the words that a reader exports by, which are not told by it: it is read before them. */
const isOfLog = (path: string) => path.startsWith(auditLogApi.list.path)
const questions = gets
  .toSorted((one, other) => Number(isOfLog(other.path)) - Number(isOfLog(one.path)))
  .flatMap((endpoint) => requestVariants(endpoint, known).map((input) => ({ endpoint, input })))
/** Calls that may show contact details: the contact card of a posting, and a deal, to its two sides. */
const isCard = (path: string) =>
  path.endsWith('/contact/') || path === dealApi.one.path || path === dealApi.group.path

/** Operators of users see and search sign-in names. These calls show no contact details of the company either. */
const signsInWith = [...seller.signsInWith, ...buyer.signsInWith]
const isOfUsers = (path: string) => path.startsWith(userAdminApi.list.path)

/**
 * Makes every call as one reader; returns the secrets that appeared, and those that could be found by searching for
 * them.
 */
async function crawl(token: string | undefined, mayKnow: readonly string[] = []) {
  const told: string[] = []
  const cards = new Set<string>()
  for (const { endpoint, input } of questions) {
    const { status, body } = await raw(endpoint, input, token === undefined ? {} : { token })
    const text = JSON.stringify(body)
    const allowed = isOfUsers(endpoint.path) && status === 200 ? signsInWith : mayKnow
    const hits = secrets.filter((secret) => text.includes(secret) && !allowed.includes(secret))
    if (status === 200 && isCard(endpoint.path)) hits.forEach((hit) => cards.add(hit))
    else told.push(...hits.map((hit) => `${endpoint.path} ${JSON.stringify(input)}: ${hit}`))
    const found = 'keyword' in (input.query ?? {}) && status === 200 ? foundIn(body.data) : 0
    if (found > 0 && !isOfUsers(endpoint.path))
      told.push(`${endpoint.path} ${JSON.stringify(input)}: found ${found}`)
    await setImmediate()
  }
  return { told, cards }
}

type Answered = unknown[] | { results?: unknown[]; total?: { count: number } }
/** The number of hits of a search: rows of a list, suggestions, or facet counts. */
function foundIn(data: unknown): number {
  const answered = data as Answered
  if (Array.isArray(answered)) return answered.length
  return answered.results?.length ?? answered.total?.count ?? 0
}

// One reader makes hundreds of calls.
vi.setConfig({ testTimeout: 90_000 })

test('every reading call is made, and lists are searched for each text', () => {
  expect(new Set(questions.map(({ endpoint }) => endpoint.path)).size).toBe(gets.length)
  expect(questions.filter(({ input }) => 'keyword' in (input.query ?? {})).length).toBeGreaterThan(60)
})

// Runs first, so that no answer that a gold member got is still cached for the others.
test('a gold member sees contact details only on the contact card', async () => {
  const { told, cards } = await crawl((await make.gold()).token)
  expect(told).toEqual([])
  const onCards = [seller, buyer].flatMap(({ secrets: [name, mobile, mail] }) => [name, mobile, mail])
  expect([...cards].sort()).toEqual(onCards.sort())
})

const readers = {
  'a visitor': async () => undefined,
  'a user': async () => (await make.user()).token,
  'a company': async () => (await make.member()).token,
  'a certified company': async () => (await make.certified()).token,
  'a silver member': async () => (await make.silver()).token,
  'a member whose gold has run out': async () => (await make.gold({ membership_until: new Date(0) })).token,
  'staff of a company that is not gold': async () =>
    (await make.staff((await make.silver()).tenantId, [...backendPermissions])).token,
  'an operator with every permission': async () => operator.token,
}
test.each(Object.entries(readers))(
  '%s sees no contact details and cannot search for them',
  async (_, signIn) => {
    const token = await signIn()
    if (token !== undefined)
      await call(collectionApi.add, { body: { kind: 'quotation', code: online } }, { token })
    const { told, cards } = await crawl(token)
    expect(told).toEqual([])
    expect([...cards]).toEqual([])
  },
)

test.each([
  ['the seller of the buyer', seller],
  ['the buyer of the seller', buyer],
])('the contact details %s are shown only in their deal', async (_, { main, secrets: own }) => {
  const { told, cards } = await crawl(main.token, own)
  expect(told).toEqual([])
  const other = main === seller.main ? buyer : seller
  const [name, mobile, mail] = other.secrets
  expect([...cards].sort()).toEqual([name, mobile, mail].sort())
})

test('no page for readers without JavaScript, site map or feed shows contact details', async () => {
  const { data } = await call(api.detail, { params: { code: online } })
  const addresses = [
    '/home',
    '/home/quotation',
    `/home/quotation?company=${data.company.code}`,
    '/home/good_business',
    `/home/company/${data.company.code}`,
    ...[online, sold].map((code) => `/home/quotation/${code}`),
    `/home/purchase_forging/${request}`,
    '/rss/stock.xml',
    '/sitemap.xml',
    '/icp',
  ]
  for (const url of addresses.flatMap((one) => [one, `${one}${one.includes('?') ? '&' : '?'}lang=en-US`])) {
    const { statusCode, body } = await app.app.inject(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect([url, secrets.filter((secret) => body.includes(secret))]).toEqual([url, []])
  }
})
