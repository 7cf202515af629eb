/** First steps of a new market: what is done is read from the data, and a market in use has none. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { marketSetupApi, type SetupStep } from '#contract/market_setup.ts'
import { postings } from '#contract/postings/index.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { roleAdminApi } from '#contract/resources/role.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { testMailApi } from '#contract/test_mail.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf } from '../../../tests/support/kinds.ts'
import { someSite } from '../../../tests/support/site_settings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const first = await make.operator(['website_config', 'admin_user.get', 'admin_article.get'])
const as = { token: first.token }
const listed = async (token = first.token) => (await call(marketSetupApi.list, {}, { token })).data
const done = async () =>
  (await listed()).steps.filter(({ is_done: isDone }) => isDone).map(({ name }) => name)

test('an operator reads the steps that he can do, one without any an empty list', async () => {
  expect((await raw(marketSetupApi.list, {})).status).toBe(401)
  const names = async (token: string) => (await listed(token)).steps.map(({ name }) => name)
  const people: SetupStep[] = ['roles', 'people']
  const settings: SetupStep[] = ['site', 'mail', 'address', 'catalogue', 'limits', 'prices', 'backup']
  expect((await names(first.token)).toSorted()).toEqual([...people, ...settings].toSorted())
  const other = await make.operator(['admin_article.get'])
  expect(await names(other.token)).toEqual([])
  const support = await make.operator(['admin_user.get'])
  expect(await listed(support.token)).toMatchObject({
    steps: people.map((name) => ({ name })),
    can_put_away: false,
  })
  expect(
    (await raw(marketSetupApi.putAway, { body: { is_away: true } }, { token: other.token })).status,
  ).toBe(403)
  const confirm = { params: { step: 'backup' } }
  expect((await raw(marketSetupApi.confirm, confirm, { token: other.token })).status).toBe(403)
  expect((await raw(marketSetupApi.confirm, { params: { step: 'mail' } }, as)).status).toBe(404)
})

describe('a step is done when the data say so:', () => {
  // The operator of the test above is one.
  test('a second operator', async () => expect(await done()).toEqual(['people']))
  test('site settings that were saved', async () => {
    await call(siteSettings.site.write, { body: { revision: 0, value: someSite } }, as)
    expect(await done()).toContain('site')
  })
  test('a test mail that was sent', async () => {
    await call(testMailApi.send, { body: { to: 'a@market.example' } }, as)
    expect(await done()).toContain('mail')
  })
  test('the address of the market', async () => {
    expect(await done()).not.toContain('address')
    deps.config.publicUrl = 'https://www.market.example'
    expect(await done()).toContain('address')
  })
  test('a role besides that of the administrator', async () => {
    const create = (name: string, permissions: readonly string[]) =>
      raw(roleAdminApi.create, { body: { name: { zh: name, en: name }, permissions } as never }, as)
    expect((await create('Editors', ['admin_article.get'])).status).toBe(200)
    expect(await done()).toContain('roles')
  })
  test('limits that were saved', async () => {
    await call(siteSettings.quotas.write, { body: { revision: 0, value: defaultQuotas } }, as)
    expect(await done()).toContain('limits')
  })
  test('what somebody confirms, and the log says who', async () => {
    for (const step of ['catalogue', 'prices', 'backup'] as const) {
      expect(await done()).not.toContain(step)
      await call(marketSetupApi.confirm, { params: { step } }, as)
    }
    const { results } = (await raw(auditLogApi.list, { query: { size: 5, object_kind: 'market_setup' } }, as))
      .data
    expect(results.map(({ action, object_sign: sign }) => [action, sign])).toEqual([
      ['confirm', 'backup'],
      ['confirm', 'prices'],
      ['confirm', 'catalogue'],
    ])
  })
  test('and with the last one the list is over', async () =>
    expect(await listed()).toEqual({ steps: [], is_away: false, can_put_away: false }))
})

describe('in another market', async () => {
  const other = await testApp()
  const operator = await other.make.operator(['website_config', 'admin_quotation.get'])
  const asked = async () => (await other.call(marketSetupApi.list, {}, { token: operator.token })).data
  const putAway = (isAway: boolean) =>
    other.call(marketSetupApi.putAway, { body: { is_away: isAway } }, { token: operator.token })

  test('the list is put away for everybody, and taken out again', async () => {
    await putAway(true)
    await putAway(true)
    const colleague = await other.make.operator(['website_config'])
    const theirs = await other.call(marketSetupApi.list, {}, { token: colleague.token })
    expect(theirs.data).toMatchObject({ is_away: true, steps: { length: 7 } })
    await putAway(false)
    expect((await asked()).is_away).toBe(false)
  })

  test('a draft does not use it, a submitted request and a certified company do', async () => {
    const { api } = postings.purchase_piece
    const company = await other.make.member()
    const body = kindOf('purchase_piece').values
    const draft = await other.call(api.create, { query: {}, body }, { token: company.token })
    expect(draft.status).toBe(200)
    expect((await asked()).steps).toHaveLength(7)
    const submitted = await other.call(api.create, { query: { submit: 1 }, body }, { token: company.token })
    expect(submitted.status).toBe(200)
    expect(await asked()).toEqual({ steps: [], is_away: false, can_put_away: false })
    await other.deps.database.orm.execute(sql`update posting set state = 'draft'`)
    expect((await asked()).steps).toHaveLength(7)
    await other.make.certified()
    expect(await asked()).toEqual({ steps: [], is_away: false, can_put_away: false })
  })
})
