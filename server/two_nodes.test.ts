/** Two nodes on one database: a write on one takes effect on the other at once, and nothing is done twice. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { forumApi } from '#contract/forum.ts'
import { postings } from '#contract/postings/index.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { tagAdminApi } from '#contract/resources/tag.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import type { SettingSection } from '#contract/site_sections.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { tagApi } from '#contract/tag.ts'
import { uploadApi } from '#contract/upload.ts'
import { verifyCodeApi } from '#contract/verify_code.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { openDatabase } from '#server/db/client.ts'
import { deliverMail } from './jobs/kinds.ts'
import { handle, openJobs } from './jobs/queue.ts'
import { searchToSave } from '../tests/support/access_targets.ts'
import { testNode } from '../tests/support/app.ts'
import { solveCaptcha } from '../tests/support/codes.ts'
import { freshDatabase } from '../tests/support/database.ts'
import { testPassword } from '../tests/support/factory.ts'
import { form } from '../tests/support/files.ts'
import { threadValues } from '../tests/support/forum.ts'
import { market } from '../tests/support/postings.ts'
import { someSite, someSuggestions } from '../tests/support/site_settings.ts'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

async function openNodes() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-nodes-'))
  const { config, database, close } = await freshDatabase(dataDir)
  const second = await openDatabase(config)
  afterAll(async () => {
    await second.close()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return [await testNode(config, database), await testNode(config, second)] as const
}
const [one, other] = onPostgres ? await openNodes() : []
const { api } = postings.quotation
/** Time stands still until the test ends, so that no kept answer ends by itself. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
const both = () => [one!, other!] as const
const infoAt = async (node: typeof one, token: string) =>
  (await node!.call(accountApi.info, {}, { token })).status
const signInAt = (node: typeof one, account: string, password = testPassword) =>
  node!.call(accountFormsApi.login, { body: { account, login_type: 1, password, source: 'pc' } })

test.runIf(onPostgres)('a session is valid on both nodes and ends on both at once', async () => {
  const [a, b] = both()
  const user = await a.make.user()
  expect([await infoAt(a, user.token), await infoAt(b, user.token)]).toEqual([200, 200])
  await b.call(accountApi.logout, {}, { token: user.token })
  expect([await infoAt(a, user.token), await infoAt(b, user.token)]).toEqual([401, 401])

  const { data: kept } = await signInAt(a, user.email)
  const { data: ended } = await signInAt(b, user.email)
  const body = { old_password: testPassword, new_password: 'Fresh_pass2' }
  await a.call(accountFormsApi.changePassword, { body }, { token: kept })
  expect([await infoAt(b, kept), await infoAt(b, ended)]).toEqual([200, 401])
})

test.runIf(onPostgres)(
  'disabling an account and removing a right take effect on both nodes at once',
  async () => {
    const [a, b] = both()
    const { tenantId } = await a.make.gold()
    const staff = await a.make.staff(tenantId, ['seller_quotation.get'])
    const own = (node: typeof a) => node.call(api.own, {}, { token: staff.token })
    expect([(await own(a)).status, (await own(b)).status]).toEqual([200, 200])
    await a.deps.database.orm.execute(sql`update account set staff_permissions = '{}' where id = ${staff.id}`)
    expect([(await own(a)).status, (await own(b)).status]).toEqual([403, 403])
    await b.deps.database.orm.execute(sql`update account set disabled_at = now() where id = ${staff.id}`)
    expect([(await own(a)).status, (await own(b)).status]).toEqual([401, 401])
  },
)

test.runIf(onPostgres)('limits count the tries on both nodes together', async () => {
  const { email } = await one!.make.user()
  const tries: (string | undefined)[] = []
  for (let at = 0; at < 4; at += 1)
    tries.push((await signInAt(both()[at % 2], email, 'Wrong_pass1')).body.code)
  expect(tries).toEqual([...Array<string>(3).fill('wrong_credentials'), 'captcha_required'])
  // Even the right password needs the captcha now, on either node.
  expect((await signInAt(one, email)).body.code).toBe('captcha_required')
})

test.runIf(onPostgres)('a captcha and a code of one node can be used on the other, once', async () => {
  const [a, b] = both()
  const solved = await solveCaptcha(a)
  const body = { ...solved, event: 'register' as const, mobile: 'two.nodes@example.com' }
  expect((await b.call(verifyCodeApi.send, { body })).status).toBe(200)
  expect((await a.call(verifyCodeApi.send, { body })).body.code).toBe('wrong_captcha')
  await a.drain()
  const code = a.outbox.findLast(({ kind }) => kind === 'code')?.text ?? ''
  const filled = {
    mobile: body.mobile,
    verify_code: code,
    password: 'Good_pass1',
    country: 'CN',
    source: 'pc' as const,
  }
  const answers = await Promise.all(
    both().map((node) => node.call(accountFormsApi.register, { body: filled })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test.runIf(onPostgres)('the same idempotency key on both nodes at once has one effect', async () => {
  const { token } = await one!.make.member()
  const headers = { 'idempotency-key': randomUUID() }
  const create = (at: number) =>
    both()[at % 2]!.call(api.create, { body: { material: '45' } }, { token, headers })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => create(at)))
  expect(new Set(answers.map(({ data }) => data.code)).size).toBe(1)
  expect((await other!.call(api.own, {}, { token })).data.count).toBe(1)
})

test.runIf(onPostgres)(
  'a file sent to one node can be read from the other, and a posting shows on both',
  async () => {
    const [a, b] = both()
    const seller = await a.make.gold()
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const { payload, headers } = form({ file_type: 'image', usage: 'posting' }, { name: 'a.png', bytes })
    const sent = await a.app.inject({
      method: 'POST',
      url: uploadApi.upload.path,
      payload,
      headers: { ...headers, 'access-token': seller.token },
    })
    const { data: address } = sent.json<{ data: string }>()
    expect((await b.app.inject(address)).statusCode).toBe(200)

    const listed = async (node: typeof a) => (await node.call(api.list)).data.results.map(({ code }) => code)
    expect(await listed(b)).toEqual([])
    const operator = await a.make.operator(['admin_quotation.get'])
    const code = await market(a, operator).publish(seller, { photos: [address] })
    expect(await listed(a)).toEqual([code])
    await expect.poll(() => listed(b)).toEqual([code])
  },
)

test.runIf(onPostgres)('operators’ changes show on both nodes at once, despite cached answers', async () => {
  const [a, b] = both()
  const { token } = await a.make.operator(['admin_tag.get'])
  const names = async (node: typeof a) =>
    (await node.call(tagApi.list, { query: { module: 'forum' } })).data.results.map(({ name }) => name)
  const before = await names(b)
  stopTime()
  expect(await names(b)).toEqual(before)
  const body = { name: { zh: '两台', en: 'Two nodes' }, module: 'forum' as const, sort: 1 }
  const added = await a.call(
    tagAdminApi.create,
    { body },
    { token, headers: { 'idempotency-key': randomUUID() } },
  )
  expect(added.status).toBe(200)
  await expect.poll(() => names(b)).toEqual(expect.arrayContaining([...before, 'Two nodes']))
})

test.runIf(onPostgres)('changed review rules count for the next submission on the other node', async () => {
  const [a, b] = both()
  const operator = await a.make.operator(['website_config', 'admin_quotation.get'])
  const as = { token: operator.token }
  const seller = await a.make.gold({ credit_rating: 3 })
  const rules = siteSettings.review_policy
  const submitted = async () => {
    const code = await market(b, operator).submit(seller)
    return (await b.call(api.adminOne, { params: { code } }, as)).data.state
  }
  stopTime()
  const setAutomatic = async (automatic: boolean) => {
    const { revision, value } = (await a.call(rules.read, {}, as)).data
    const body = { revision, value: { ...value, quotation: { ...value.quotation, automatic } } }
    expect((await a.call(rules.write, { body }, as)).status).toBe(200)
    return (await b.call(rules.read, {}, as)).data.value.quotation.automatic
  }
  expect(await submitted()).toBe('in_review')
  expect([await setAutomatic(true), await submitted()]).toEqual([true, 'online'])
  expect([await setAutomatic(false), await submitted()]).toEqual([false, 'in_review'])
})

describe.runIf(onPostgres)('changed settings count on the other node at once:', async () => {
  const operator = onPostgres ? await one!.make.operator(['website_config']) : undefined
  const as = { token: operator?.token ?? '' }
  /** Changes a section on the first node. */
  async function set(section: SettingSection, change: object): Promise<void> {
    const { read, write } = siteSettings[section]
    const { revision, value } = (await one!.call(read, {}, as)).data
    const body = { revision, value: { ...(value as object), ...change } }
    expect((await one!.raw(write, { body }, as)).status).toBe(200)
  }
  /** The value of a public section as the second node answers. */
  const published = async (section: string) =>
    (await other!.raw(websiteConfigApi.get, { params: { section } })).body.data

  test.each([
    ['site', 'site', someSite, someSite],
    ['suggestions', 'raise', someSuggestions, someSuggestions.raise.en],
    ['pictures', 'pictures', { standard: true }, { standard: true, pictures: {} }],
  ] as const)('%s', async (section, name, change, shown) => {
    stopTime()
    // The second node keeps this answer.
    await published(name)
    await set(section, change)
    await expect.poll(async () => JSON.parse(String(await published(name))) as unknown).toEqual(shown)
  })

  test('limits', async () => {
    stopTime()
    const { token } = await one!.make.user()
    const save = async () =>
      (await other!.raw(savedSearchApi.create, { body: searchToSave() }, { token })).status
    const limits = (user: number) =>
      set('quotas', { saved_searches: { ...defaultQuotas.saved_searches, user } })
    await limits(1)
    const saved = [await save(), await save()]
    await limits(2)
    expect([...saved, await save(), await save()]).toEqual([200, 422, 200, 422])
  })

  test('the rules of the forum', async () => {
    stopTime()
    const begin = async () => {
      const { token } = await one!.make.member()
      return (await other!.call(forumApi.create, { body: threadValues() }, { token })).data.state
    }
    expect(await begin()).toBe('waiting')
    await set('forum', { reviewed_posts: 0 })
    expect(await begin()).toBe('shown')
  })
})

test.runIf(onPostgres)('each job is run by only one of the two workers', async () => {
  const count = 40
  const done: string[] = []
  const finished = Promise.withResolvers<void>()
  const workers = await Promise.all(
    both().map(async ({ deps }, at) => {
      const jobs = await openJobs(deps.database, [deliverMail], {
        background: true,
        onError: finished.reject,
      })
      await jobs.work([
        handle(deliverMail, async ({ to }) => {
          done.push(`${at} ${to}`)
          if (new Set(done.map((line) => line.split(' ')[1])).size === count) finished.resolve()
        }),
      ])
      return jobs
    }),
  )
  const mails = Array.from({ length: count }, (_, at) => ({
    to: `m${at}@example.com`,
    subject: 's',
    text: 't',
  }))
  for (const mail of mails) await workers[0]!.send(one!.deps.database.orm, deliverMail, mail)
  await finished.promise
  // Both nodes finish their jobs before they stop, so that a duplicate delivery would be noticed.
  for (const jobs of workers) await jobs.stop()
  expect(done.map((line) => line.split(' ')[1]).sort()).toEqual(mails.map(({ to }) => to).sort())
})
