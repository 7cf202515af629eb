/** Tests for every column that may contain an upload’s address: the upload is used while a row names it, then removed. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { certificationApi } from '#contract/certification.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { plainAddress } from '#contract/private_file.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { uploadApi, type Usage } from '#contract/upload.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationValues } from '../../../tests/support/certification.ts'
import { conversationScene } from '../../../tests/support/conversations.ts'
import { form, withExif } from '../../../tests/support/files.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { dayAfter, quoteScene } from '../../../tests/support/quotes.ts'
import { resourceUploads } from '../../../tests/support/resource_uploads.ts'
import { serviceUploads } from '../../../tests/support/service_uploads.ts'
import {
  columnsWithAddresses,
  keptUses,
  usesInRows,
  watchedTables,
} from '../../../tests/support/upload_uses.ts'
import { removeUnused } from './unused.ts'

const market = await testApp()
const { app, call, raw, deps, make, dataDir, pass } = market
const db = deps.database.orm
const jpeg = await withExif(60, 30)
const dayAndMinute = 86_400 + 60

async function upload({ token }: { token: string }, usage: Usage): Promise<string> {
  const { payload, headers } = form({ file_type: 'image', usage }, { name: 'a.jpg', bytes: jpeg })
  const sent = { payload, headers: { ...headers, 'access-token': token } }
  const response = await app.inject({ method: 'POST', url: uploadApi.upload.path, ...sent })
  return plainAddress((response.json() as { data: string }).data)
}
const isStored = (address: string) => existsSync(path.join(dataDir, address))
const usersOf = async (address: string) =>
  (await keptUses(db)).filter((use) => use.address === address).map(({ used_by }) => used_by)

async function done(answer: Promise<{ status: number; body: object }>): Promise<void> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Columns that copy addresses from others and keep no file: answers are stored for a week, the log for its text. */
const copies = [
  'audit_log.after',
  'audit_log.before',
  'idempotency_key.response',
  'posting.card',
  'upload.address',
  'upload_use.address',
]

/** An upload that a row names, and a call (or a statement, for rows that no call changes) that ends this use. */
type Named = { address: string; forget: () => Promise<unknown> }

const stock = kindOf('quotation')
const reviewer = await make.operator(['admin_quotation.get'])
const { submit } = marketOf(stock, market, reviewer)
const fileAt = (address: string) => ({ address, name: 'a.jpg', type: 'image' as const })

/** Creates a draft with the upload in one of its fields; it is forgotten by saving without it, or by deletion. */
async function draft(usage: Usage, valuesOf: (address: string) => object, without?: object): Promise<Named> {
  const owner = await make.gold()
  const as = { token: owner.token }
  const address = await upload(owner, usage)
  const body = { ...stock.values, ...valuesOf(address) }
  const { code } = (await call(stock.api.create, { body }, as)).data
  const params = { code }
  const edit = { params, query: { revision: 1 }, body: { ...body, ...without } }
  return {
    address,
    forget: () => done(without ? raw(stock.api.update, edit, as) : raw(stock.api.remove, { params }, as)),
  }
}
const photographed = (without?: object) => draft('posting', (address) => ({ photos: [address] }), without)

/** Creates a rejection with a picture in its reason, which the next submission removes. */
async function rejected(): Promise<Named> {
  const owner = await make.gold()
  const address = await upload(reviewer, 'admin')
  const code = await submit(owner)
  const body = { comment: 'See the picture', img_arr: [address] }
  await done(raw(stock.api.review, { params: { code, action: 'reject' }, body }, { token: reviewer.token }))
  const again = { params: { code }, query: { submit: 1, revision: 1 }, body: stock.values }
  return { address, forget: () => done(raw(stock.api.update, again, { token: owner.token })) }
}

const quotes = await quoteScene(market)
async function quoted(): Promise<Named> {
  const { code, one } = await quotes.publishRequest()
  const address = await upload(one, 'posting')
  const now = deps.clock().getTime()
  const until = { delivery_date: dayAfter(20, now), valid_until: dayAfter(7, now) }
  const id = await quotes.quote(one, code, { ...until, files: [fileAt(address)] })
  return { address, forget: () => done(quotes.revise(one, id, { ...until, files: [] })) }
}

const conversations = await conversationScene(market)
async function written(): Promise<Named> {
  const { buyer, id } = await conversations.startConversation()
  const address = await upload(buyer, 'posting')
  await done(conversations.write(buyer, id, { text: '', files: [fileAt(address)] }))
  return { address, forget: () => db.execute(sql`delete from conversation_message`) }
}

/** Creates a template; templates have no files, but a text may contain an address. */
async function templated(): Promise<Named> {
  const owner = await make.gold()
  const as = { token: owner.token }
  const address = await upload(owner, 'posting')
  const api = templateApis.quotation
  const body = { name: 'Usual', values: { ...stock.values, description: `As in ${address}` } }
  const { id } = (await call(api.saveTemplate, { body }, as)).data
  return { address, forget: () => done(raw(api.removeTemplate, { params: { id } }, as)) }
}

/** Creates an application for certification; the company keeps what it has sent. */
async function applied(): Promise<Named> {
  const company = await make.member()
  const address = await upload(company, 'company')
  const body = { ...certificationValues(address), license_files: [fileAt(address)] }
  await done(raw(certificationApi.submit, { body }, { token: company.token }))
  return { address, forget: () => db.execute(sql`delete from certification_application`) }
}

/** Inspections and supplier profiles. */
const services = serviceUploads(market, upload)

async function portrayed(): Promise<Named> {
  const person = await make.user()
  const address = await upload(person, 'avatar')
  const body = { display_name: 'Anna', avatar: address, description: '', country: 'CN' }
  const save = (avatar: string | null) =>
    done(raw(accountFormsApi.edit, { body: { ...body, avatar } }, { token: person.token }))
  await save(address)
  return { address, forget: () => save(null) }
}

async function configured(): Promise<Named> {
  const operator = await make.operator(['website_config'])
  const address = await upload(operator, 'admin')
  const { read, write } = siteSettings.pictures
  const as = { token: operator.token }
  const set = async (pictures: Record<string, string>) => {
    const { revision } = (await call(read, {}, as)).data
    await done(raw(write, { body: { revision, value: { standard: false, pictures } } }, as))
  }
  await set({ 102: address })
  return { address, forget: () => set({}) }
}

/** Rows of a history never change, so an upload stays used by them when the current row no longer names it. */
const inHistory = (table: string, name: () => Promise<Named>) => async (): Promise<Named> => {
  const { address, forget } = await name()
  const forgetAll = async () => {
    await forget()
    expect(await usersOf(address)).toEqual([table])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  }
  return { address, forget: forgetAll }
}

const cases: Record<string, () => Promise<Named>> = {
  'account.avatar': portrayed,
  'conversation_message.files': written,
  'posting.details': () =>
    draft('certificate', (address) => ({ certificate_files: [fileAt(address)] }), { certificate_files: [] }),
  'posting.photos': () => photographed({ photos: [] }),
  'posting.review_img_arr': rejected,
  'posting_revision.img_arr': inHistory('posting_revision', rejected),
  'posting_revision.values': () => photographed(),
  'posting_template.values': templated,
  'certification_application.license_files': applied,
  'forum_post.body': inHistory('forum_version', services.posted),
  'forum_version.body': services.rewritten,
  'inspection.files': services.ordered,
  'inspection.report_files': services.reported,
  'good_business.certificates': services.certificated,
  'quote.files': quoted,
  'quote_revision.values': inHistory('quote_revision', quoted),
  'website_config.value': inHistory('website_config_version', configured),
  'website_config_version.value': inHistory('website_config_version', configured),
  ...resourceUploads(market),
}

const watched = async () =>
  (await watchedTables(db)).flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`))

test('every column watched by a trigger has a case here, and every file of a resource has a trigger', async () => {
  expect(Object.keys(cases).sort()).toEqual((await watched()).sort())
  for (const { table, columns, fires_on } of await watchedTables(db))
    expect([table, columns.filter((name) => !fires_on.includes(name))]).toEqual([table, []])
})

test('every column that could contain an address is watched, or known to contain none', async () => {
  const namesNone = [
    'account.admin_permissions, account.staff_permissions, banner.link, bulk_columns.columns, bulk_reading.reading, certificate_alert.marks, deal.facts, forum_thread.tags',
    'inspection.address, inspection.goods, inspection.items, passkey.transports',
    'good_business.furnaces, good_business.products_en, good_business.products_zh, good_business.region_path',
    'notification_preference.digest_on, notification_preference.push_off, posting.dims, posting.extras',
    'posting.region_path, quote.deviations, review_reason.kinds, role.permissions, saved_search.filters, search_text.pieces, staff_invitation.rights, tenant.contact_address, upload.file_type, upload.look',
    'user_message.params',
  ]
  const columns = await rows<{ name: string }>(
    db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (data_type in ('jsonb', 'json', 'ARRAY')
        or column_name ~ 'avatar|img|image|photo|file|picture|drawing|logo|icon|link|address')`,
  )
  const known = new Set([...(await watched()), ...namesNone.join(', ').split(', '), ...copies])
  expect(columns.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test.each(Object.entries(cases))(
  'an upload in %s is used while it is named and removed a day later',
  async (column, name) => {
    const table = column.split('.')[0]!
    const { address, forget } = await name()
    expect(await usersOf(address)).toContain(table)
    pass(dayAndMinute)
    await removeUnused(deps)
    expect(isStored(address)).toBe(true)
    expect(await keptUses(db)).toEqual(await usesInRows(db))
    await forget()
    expect(await usersOf(address)).not.toContain(table)
    expect(await keptUses(db)).toEqual(await usesInRows(db))
    // The history may still name it.
    for (const history of ['posting_revision', 'quote_revision'])
      await db.execute(sql`delete from ${sql.identifier(history)}`)
    pass(dayAndMinute)
    await removeUnused(deps)
    expect([await usersOf(address), isStored(address)]).toEqual([[], false])
  },
)

test('addresses occur only in watched columns and in copies that keep no file', async () => {
  // The clock has moved on by more days than a session lasts.
  await db.execute(sql`update session set expires_at = expires_at + interval '1 year'`)
  for (const name of Object.values(cases)) await name()
  const found = await columnsWithAddresses(db)
  expect(found).toEqual(expect.arrayContaining(await watched()))
  expect(found.filter((column) => !copies.includes(column)).sort()).toEqual((await watched()).sort())
})

/** Tables that were made after the triggers, so that no row is older. */
const newerTables =
  'app_edition article certification_application forum_post forum_version inspection good_business website_config_version'.split(
    ' ',
  )

test('the migration records the uses of rows that are older than the triggers', async () => {
  const folder = path.join(import.meta.dirname, '../../db/migrations')
  const [file = ''] = globSync('*_upload_use.sql', { cwd: folder })
  const last = readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint').at(-1)!
  const all = await keptUses(db)
  expect(new Set(all.map(({ used_by }) => used_by)).size).toBe((await watchedTables(db)).length)
  const before = all.filter(({ used_by }) => !newerTables.includes(used_by))
  await db.execute(sql`delete from upload_use`)
  await db.execute(sql.raw(last))
  expect(await keptUses(db)).toEqual(before)
})
