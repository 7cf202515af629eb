/** Site settings: each section validated, kept in versions, effective at once, and never overwritten unseen. */
import { describe, expect, test } from 'vitest'
import { helpPages } from '#contract/help/pages.ts'
import { defaultQuotas, type Quotas } from '#contract/quotas.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { settingHistoryApi, siteSettings, type SiteValue } from '#contract/site_settings.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { updateAccount } from '#server/features/account/store.ts'
import { searchToSave } from '../../../tests/support/access_targets.ts'
import { testApp } from '../../../tests/support/app.ts'
import { someSite, someSuggestions } from '../../../tests/support/site_settings.ts'
import { uploadPicture } from '../../../tests/support/upload_picture.ts'

const world = await testApp()
const { call, raw, make } = world
const operator = await make.operator(['website_config', 'admin_user.get'])
const as = { token: operator.token }
const { site, quotas, suggestions } = siteSettings

const revisionOf = async (section: typeof site | typeof quotas | typeof suggestions) =>
  (await call(section.read, {}, as)).data.revision
const writeSite = async (value: object) =>
  raw(site.write, { body: { revision: await revisionOf(site), value } }, as)
const writeQuotas = async (value: object) =>
  raw(quotas.write, { body: { revision: await revisionOf(quotas), value } }, as)
const published = async (section: string, language: 'zh-CN' | 'en-US' = 'en-US') =>
  JSON.parse((await call(websiteConfigApi.get, { params: { section } }, { language })).data) as unknown

test('a new market links to the help pages that are asked for first', async () => {
  const { help_links } = (await published('site')) as { help_links: { key: string }[] }
  expect(help_links.map(({ key }) => key)).toEqual(['publish', 'request', 'certification', 'membership'])
})

describe('a section', () => {
  test('401 for visitors, 403 without the permission', async () => {
    const body = { revision: 0, value: someSite }
    expect((await raw(site.write, { body })).status).toBe(401)
    const other = await make.operator(['admin_tag.get'])
    expect((await raw(site.write, { body }, { token: other.token })).status).toBe(403)
    expect((await raw(site.read, {}, { token: other.token })).status).toBe(403)
  })

  test('names each wrong field and stores nothing', async () => {
    const before = (await call(site.read, {}, as)).data
    const { status, body } = await writeSite({
      ...someSite,
      service_phone: 'call us',
      service_email: 'nobody',
      service_hours: { zh: '', en: 'All day' },
      mobile_url: 'http://m.example',
      service_qr: 'https://elsewhere.example/qr.png',
    })
    expect(status).toBe(400)
    expect(Object.keys(body.data as object).sort()).toEqual([
      'value.mobile_url',
      'value.service_email',
      'value.service_hours.zh',
      'value.service_phone',
      'value.service_qr',
    ])
    expect((await writeSite({ ...someSite, extra: 1 })).status).toBe(400)
    expect((await call(site.read, {}, as)).data).toEqual(before)
  })

  test('is public at once, and its versions stay readable, what came with the installation first', async () => {
    const before = await published('site')
    const { body } = await writeSite(someSite)
    expect(body.detail).toBe('Saved')
    expect(await published('site')).toEqual(someSite)
    await writeSite({ ...someSite, service_phone: '400-333-4444' })
    const { data } = await call(settingHistoryApi.list, { params: { section: 'site' } }, as)
    expect(data.results.map(({ revision, created_by }) => [revision, created_by === null])).toEqual([
      [2, false],
      [1, false],
      [0, true],
    ])
    // Readers get the help pages of the footer with their titles, versions hold their keys.
    const kept = data.results.at(-1)?.value as SiteValue
    const titled = kept.help_links.map((key) => ({
      key,
      title: helpPages.find((one) => one.key === key)?.title,
    }))
    expect({ ...kept, help_links: titled }).toEqual(before)
    // Restoring is writing an earlier version again.
    await writeSite(data.results[1]?.value as SiteValue)
    expect(await published('site')).toEqual(someSite)
    const log = await call(auditLogApi.list, {}, as)
    expect(log.data.results[0]).toMatchObject({
      object_sign: 'site',
      before: { service_phone: '400-333-4444' },
      after: { service_phone: someSite.service_phone },
    })
  })

  test('names who changed it in the language of the reader', async () => {
    await updateAccount(world.deps.database.orm, operator.id, {
      display_name: '王工',
      display_name_en: 'Engineer Wang',
    })
    await writeSite(someSite)
    for (const [language, name] of [
      ['zh-CN', '王工'],
      ['en-US', 'Engineer Wang'],
    ] as const) {
      const asked = { ...as, language }
      const { data: versions } = await call(settingHistoryApi.list, { params: { section: 'site' } }, asked)
      expect(versions.results[0]?.created_by).toBe(name)
      expect((await call(site.read, {}, asked)).data.updated_by).toBe(name)
    }
  })

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const revision = await revisionOf(site)
    const other = await make.operator(['website_config'])
    const answers = await Promise.all(
      [operator, other].map(({ token }, at) =>
        raw(
          site.write,
          { body: { revision, value: { ...someSite, service_phone: `400-000-000${at}` } } },
          { token },
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('edit_conflict')
    expect(refused?.body.data).toMatchObject({ revision: revision + 1, value: await published('site') })
  })

  test('takes pictures of the operator, and those that it has already', async () => {
    const upload = (token: string) => uploadPicture(world, token)
    const other = await make.operator(['website_config'])
    const foreign = await writeSite({ ...someSite, service_qr: await upload(other.token) })
    expect([foreign.status, Object.keys(foreign.body.data as object)]).toEqual([400, ['value.service_qr']])
    const own = { ...someSite, service_qr: await upload(operator.token) }
    expect((await writeSite(own)).status).toBe(200)
    const revision = await revisionOf(site)
    const kept = await raw(
      site.write,
      { body: { revision, value: { ...own, service_phone: '400-1' } } },
      { token: other.token },
    )
    expect(kept.status).toBe(200)
  })

  test('names help pages that exist, at most six and each once, and everybody gets their titles', async () => {
    const six = helpPages.slice(0, 6).map(({ key }) => key)
    const wrong = [['no-such-page'], [six[0], six[0]], helpPages.slice(0, 7).map(({ key }) => key)]
    for (const help_links of wrong) {
      const { status, body } = await writeSite({ ...someSite, help_links })
      expect([status, Object.keys(body.data as object)]).toEqual([400, ['value.help_links']])
    }
    expect((await writeSite({ ...someSite, help_links: six })).status).toBe(200)
    const titles = helpPages.slice(0, 6).map(({ key, title }) => ({ key, title }))
    expect(await published('site')).toEqual({ ...someSite, help_links: titles })
  })

  test('comes back with the picture that somebody else had set', async () => {
    const qr = await uploadPicture(world, operator.token)
    expect((await writeSite({ ...someSite, service_qr: qr })).status).toBe(200)
    const other = await make.operator(['website_config'])
    const writeAsOther = async (service_qr: string) => {
      const revision = await revisionOf(site)
      const value = { ...someSite, service_qr }
      return (await raw(site.write, { body: { revision, value } }, { token: other.token })).status
    }
    expect(await writeAsOther(await uploadPicture(world, other.token))).toBe(200)
    expect(await writeAsOther(qr)).toBe(200)
    expect(await published('site')).toMatchObject({ service_qr: qr })
  })
})

test('suggestions of each section are read in the reader’s language', async () => {
  const revision = await revisionOf(suggestions)
  const twice = { ...someSuggestions, raise: { zh: ['圆钢', '圆钢'], en: [] } }
  const refused = await raw(suggestions.write, { body: { revision, value: twice } }, as)
  expect(Object.keys(refused.body.data as object)).toEqual(['value.raise.zh'])
  expect((await raw(suggestions.write, { body: { revision, value: someSuggestions } }, as)).status).toBe(200)
  expect(await published('raise')).toEqual(['raise round'])
  expect(await published('raise', 'zh-CN')).toEqual(['raise 圆钢'])
})

test('a page of the history has the value that its oldest version changed', async () => {
  const { read, write } = siteSettings.forum
  for (let count = 1; count <= 21; count += 1) {
    const { revision } = (await call(read, {}, as)).data
    await call(write, { body: { revision, value: { reviewed_posts: count } } }, as)
  }
  const pageOf = async (page: number) =>
    (await call(settingHistoryApi.list, { params: { section: 'forum' }, query: { page } }, as)).data
  const [first, last] = [await pageOf(1), await pageOf(2)]
  expect(first.results.map(({ revision }) => revision)).toEqual(
    Array.from({ length: 20 }, (_, at) => 21 - at),
  )
  expect(first.value_before).toEqual({ reviewed_posts: 1 })
  expect(last.results.map(({ revision }) => revision)).toEqual([1, 0])
  expect(last.value_before).toBeNull()
})

describe('limits', () => {
  const changed = (change: Partial<Quotas>): Quotas => ({ ...defaultQuotas, ...change })

  test('rise with the tier, are whole numbers, and stay 0 where a tier cannot do a thing at all', async () => {
    const wrong: [path: string, value: object][] = [
      ['staff_accounts.silver', { ...defaultQuotas.staff_accounts, silver: 2 }],
      ['saved_searches.gold', { ...defaultQuotas.saved_searches, silver: null }],
      ['contact_views_per_day.silver', { ...defaultQuotas.contact_views_per_day, silver: 5 }],
      ['freight_allowances_per_year.gold', { ...defaultQuotas.freight_allowances_per_year, gold: null }],
      ['saved_searches.user', { ...defaultQuotas.saved_searches, user: -1 }],
      ['saved_searches.user', { ...defaultQuotas.saved_searches, user: 1.5 }],
    ]
    for (const [path, value] of wrong) {
      const { status, body } = await writeQuotas(changed({ [path.split('.')[0] as string]: value } as never))
      expect([status, Object.keys(body.data as object)]).toEqual([400, [`value.${path}`]])
    }
    expect(await revisionOf(quotas)).toBe(0)
  })

  test('count from the next request', async () => {
    const user = await make.user()
    const save = () => raw(savedSearchApi.create, { body: searchToSave() }, { token: user.token })
    await writeQuotas(changed({ saved_searches: { ...defaultQuotas.saved_searches, user: 1 } }))
    expect((await save()).status).toBe(200)
    expect((await save()).body.code).toBe('quota_exhausted')
    await writeQuotas(changed({ saved_searches: { ...defaultQuotas.saved_searches, user: 2 } }))
    expect((await save()).status).toBe(200)
  })
})
