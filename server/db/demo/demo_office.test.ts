/** What the demo's operator finds beside the review queue: ads, an added grade and category, and the audit log. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { appEditionApi } from '#contract/app_edition.ts'
import { articleApi } from '#contract/article.ts'
import { bannerApi } from '#contract/banner.ts'
import type { Reply } from '#contract/endpoint.ts'
import { postings } from '#contract/postings/index.ts'
import { productCategoryApi } from '#contract/product_category.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { resources } from '#contract/resources/index.ts'
import { testApp } from '../../../tests/support/app.ts'
import { resourceSamples, type AnyResource, type MadeRow } from '../../../tests/support/resource_samples.ts'
import { demoArticles } from './articles.data.ts'
import { loadDemo } from './load.ts'
import { demoPassword } from './people.ts'

const testing = await testApp()
const { call, deps } = testing
const { callOrThrow } = resourceSamples(testing)
await loadDemo(deps.database, deps)
const operator = {
  account: 'operator@demo.test',
  login_type: 1,
  password: demoPassword,
  source: 'pc',
} as const
const { data: token } = await call(accountFormsApi.login, { body: operator })

/** All of the log about one kind of object, newest first. */
const logOf = async (kind: string) =>
  (
    await callOrThrow<Reply<typeof auditLogApi.export>>(
      auditLogApi.export,
      { query: { object_kind: kind } },
      token,
    )
  ).results as MadeRow[]

test.each([
  ['zh-CN', /（演示）$/],
  ['en-US', /\(demo\)$/],
] as const)(
  'ads are online at the foot of the start page, in %s said to be invented',
  async (language, said) => {
    const stored = await readdir(path.join(deps.config.dataDir, 'uploads/demo'))
    const { data } = await call(bannerApi.list, {}, { language })
    // The slides at its top stay those of the market.
    expect(data.map(({ place }) => place)).toEqual(['home_foot', 'home_foot'])
    for (const { title, image } of data) {
      expect(title).toMatch(said)
      expect(stored).toContain(path.basename(image))
    }
  },
)

test('readers find articles in both languages and in either alone, each said to be invented', async () => {
  for (const [language, own, other] of [
    ['zh-CN', 'zh', 'en'],
    ['en-US', 'en', 'zh'],
  ] as const) {
    const { data } = await call(articleApi.list, { query: { size: 50 } }, { language })
    const shown = demoArticles.filter(({ isDraft, age }) => !isDraft && age > 0)
    expect(data.results.map(({ lang }) => lang)).toEqual(
      shown.toReversed().map((one) => (one[own] ? own : other)),
    )
    for (const { title } of data.results) expect(title).toMatch(/（演示）$|\(demo\)$/)
  }
})

test('the app has editions for operators to look at, but none to download', async () => {
  const rows = await callOrThrow<{ results: MadeRow[] }>(resources.app_edition.api.list as never, {}, token)
  expect(rows.results.map(({ state }) => state).toSorted()).toEqual(['draft', 'withdrawn'])
  expect((await call(appEditionApi.list, { query: { kind: 'apk' } })).data).toEqual([])
  const log = await logOf('app_edition')
  expect(log.map(({ action }) => action)).toEqual(['create', 'withdraw', 'publish', 'create'])
  expect(Object.keys(log[0]?.['after'] as object)).not.toContain('id')
  expect(log[0]?.['after']).toMatchObject({ state: 'draft', version: '1.1.0', size: expect.any(Number) })
})

test('the added grade and category are known everywhere', async () => {
  const { data } = await call(productCategoryApi.get)
  expect(data.added.material).toHaveLength(1)
  expect(data.added.category).toHaveLength(1)
})

test.each(['article', 'banner', 'grade', 'category'] as const)(
  '%s: each row can be saved as it stands, and the log says of it what it says of any other',
  async (name) => {
    const { of, api } = resources[name] as AnyResource
    const { results } = await callOrThrow<{ results: MadeRow[] }>(api.list, {}, token)
    expect(results.length).toBeGreaterThan(0)
    for (const { id } of results) {
      // Formatted texts are in no list.
      const { revision, state, ...row } = await callOrThrow<MadeRow>(api.one, { params: { id } }, token)
      const body = Object.fromEntries(Object.keys(of.fields).map((field) => [field, row[field]]))
      await callOrThrow(api.update!, { params: { id }, query: { revision }, body }, token)
      const [saved, ...before] = (await logOf(name)).filter(({ object_sign }) => object_sign === String(id))
      const start = of.states[0] ?? null
      expect(before.at(-1)).toMatchObject({ action: 'create', before: null })
      expect(before.at(-1)?.['after']).toEqual({
        ...(saved?.['before'] as object),
        ...(start && { state: start }),
      })
      expect(before).toHaveLength(revision)
      // What is planned is online with a time to come.
      const last = state === 'planned' ? 'online' : state
      if (before.length > 1) expect(before[0]).toMatchObject({ after: { state: last } })
      const times = before.map(({ at }) => at as string)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  },
)

test('the log has every decision of a review, as a new one is recorded', async () => {
  const { api } = postings.quotation
  const known = await logOf('quotation')
  const { data } = await call(api.adminList, { query: { state: 'in_review', size: 50 } }, { token })
  const [one, other] = data.results.filter(({ pending_revision: pending }) => pending === null)
  await call(api.approve, { params: { code: one!.code }, body: { revision: 1 } }, { token })
  for (const [action, { code }] of [
    ['reject', other!],
    ['take_down', one!],
  ] as const)
    await call(
      api.review,
      { params: { code, action }, body: { revision: 1, comment: '照片不清', img_arr: [] } },
      { token },
    )
  const fresh = (await logOf('quotation')).slice(0, 3)
  expect(new Set(fresh.map(({ action }) => action))).toEqual(new Set(known.map(({ action }) => action)))
  for (const { action, before, after } of fresh) {
    const same = known.find((line) => line['action'] === action)
    const comment = action === 'approve' ? {} : { comment: expect.any(String) }
    expect([action, same?.['before'], same?.['after']]).toEqual([
      action,
      before,
      { ...(after as object), ...comment },
    ])
  }
})

test('the log says who added and submitted each group buy', async () => {
  const log = (await logOf('raise')).map(({ action }) => action)
  const { data } = await call(postings.raise.api.adminList, { query: { size: 50 } }, { token })
  for (const action of ['create', 'submit'])
    expect([action, log.filter((one) => one === action).length]).toEqual([action, data.count])
})
