/** What operators keep of the app, and what phones and visitors are told. */
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { appEditionApi, type PackageKind } from '#contract/app_edition.ts'
import { appEditionAdminApi } from '#contract/resources/app_edition.ts'
import { uploadApi } from '#contract/upload.ts'
import { testApp } from '../../../tests/support/app.ts'
import { appPackage, form } from '../../../tests/support/files.ts'
import { onPostgres } from '../../../tests/support/line_node.ts'
import { expectWaiting } from '../../../tests/support/waiting.ts'

const { app, call, deps, make, raw } = await testApp()
const { token } = await make.operator(['app_edition.get'])

async function upload(kind: PackageKind, text = '{}'): Promise<string> {
  const { payload, headers } = form(
    { file_type: kind, usage: 'admin' },
    { name: `a.${kind}`, bytes: appPackage(kind, text) },
  )
  const url = uploadApi.upload.path
  const sent = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'access-token': token },
  })
  return (sent.json() as { data: string }).data
}
const file = await upload('apk')
const valuesOf = (code: number) => ({
  kind: 'apk' as PackageKind,
  version: `1.${code}.0`,
  code,
  minimum_code: null as number | null,
  notes: { zh: '修复', en: 'Fixes' },
  file,
})
type Values = ReturnType<typeof valuesOf>
const send = (code: number, own: Partial<Values> = {}) =>
  raw(appEditionAdminApi.create, { body: { ...valuesOf(code), ...own } }, { token })
type Row = { id: number; revision: number }
const added = async (code: number, own: Partial<Values> = {}): Promise<Row> => {
  const { body } = await send(code, own)
  return body.data as Row
}
const act = (name: 'publish' | 'withdraw', { id, revision }: Row) => {
  const form = name === 'withdraw' ? { comment: 'It crashes' } : {}
  const body = { revision, ...form }
  return raw(appEditionAdminApi.actions[name].one, { params: { id }, body }, { token })
}
const published = async (code: number, own: Partial<Values> = {}): Promise<Row> => {
  const { body } = await act('publish', await added(code, own))
  return body.data as Row
}
const change = ({ id, revision }: Row, body: Values) =>
  raw(appEditionAdminApi.update, { params: { id }, query: { revision }, body }, { token })
const latest = async (code?: number, kind: PackageKind = 'apk') =>
  (await call(appEditionApi.latest, { query: { kind, version_code: code } })).data
const fileOf = (id: number, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/app_edition/${id}/file/`, headers })

beforeEach(async () => {
  await deps.database.orm.execute(sql`delete from app_edition`)
  deps.cache.clear()
})

test('operators need the permission, and what they send is checked at each field', async () => {
  expect((await raw(appEditionAdminApi.list, {})).status).toBe(401)
  const { token: other } = await make.operator(['website_config'])
  expect((await raw(appEditionAdminApi.list, {}, { token: other })).status).toBe(403)
  const refused = async (own: Record<string, unknown>) => (await send(4, own)).body.data
  expect(await refused({ version: '1.2' })).toEqual({
    version: 'Write it as major.minor.patch, such as 1.4.0',
  })
  for (const version of ['01.2.3', '1.2.3-beta', 'v1.2.3', '1.2.3.4'])
    expect(Object.keys((await refused({ version })) as object)).toEqual(['version'])
  expect(await refused({ code: 1.5 })).toEqual({ code: 'Must be a whole number' })
  expect(await refused({ minimum_code: 5 })).toEqual({
    minimum_code: 'Cannot be above the version code of this edition',
  })
  expect(await refused({ kind: 'wgt' })).toEqual({ file: 'The file is not of the chosen kind' })
  // A link is fetched when it is entered (decision 067), so an edition only ever has a file of this server.
  for (const elsewhere of ['/uploads/2026/01/ab.apk', 'https://example.com/ab.apk'])
    expect(await refused({ file: elsewhere })).toEqual({ file: 'Must be a file that you have uploaded' })
  expect(Object.keys((await refused({ size: 5 })) as object)).toEqual(['size'])
  expect((await send(4)).status).toBe(200)
})

test('an edition shows size and hash of its file, and who uploaded it', async () => {
  const own = await upload('wgt', '{"name":"market"}')
  const { id } = await added(1, { kind: 'wgt', file: own })
  const bytes = appPackage('wgt', '{"name":"market"}')
  const { data } = await call(appEditionAdminApi.one, { params: { id } }, { token })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(data).toMatchObject({ size: bytes.length, sha256, published_time: null })
  expect(data.uploaded_by?.en).toBeTruthy()
})

test('nobody reads a draft; the newest published edition is told, with whether an update is required', async () => {
  const first = await added(3)
  expect(await latest()).toBeNull()
  expect((await fileOf(first.id)).statusCode).toBe(404)
  await act('publish', first)
  expect(await latest()).toMatchObject({ version: '1.3.0', code: 3, is_newer: true, is_required: false })
  await published(7, { minimum_code: 5 })
  expect(await latest(4)).toMatchObject({ code: 7, is_newer: true, is_required: true })
  expect(await latest(5)).toMatchObject({ code: 7, is_newer: true, is_required: false })
  expect(await latest(7)).toMatchObject({ code: 7, is_newer: false, is_required: false })
  expect(await latest(undefined, 'wgt')).toBeNull()
  const chinese = await call(appEditionApi.latest, { query: { kind: 'apk' } }, { language: 'zh-CN' })
  expect([chinese.data?.notes, (await latest())?.notes]).toEqual(['修复', 'Fixes'])
  const { data: list } = await call(appEditionApi.list, { query: { kind: 'apk' } })
  expect(list.map(({ code }) => code)).toEqual([7, 3])
})

test('when the newest is withdrawn the one before it is the newest again, and its file is gone', async () => {
  await published(3)
  const second = await published(4)
  const address = (await latest())!.address
  const file = await app.inject({ url: address })
  expect(file.headers).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="forging-market-1.4.0.apk"',
    'content-length': String(appPackage('apk').length),
  })
  expect(file.rawPayload.equals(appPackage('apk'))).toBe(true)
  const withdrawn = (await act('withdraw', second)).body.data as Row
  expect(await latest()).toMatchObject({ code: 3 })
  expect((await app.inject({ url: address })).statusCode).toBe(404)
  expect((await act('publish', withdrawn)).body.data).toMatchObject({ withdrawn_time: null })
  expect(await latest()).toMatchObject({ code: 4 })
})

test('a phone continues a download that was cut, as long as the file is the same', async () => {
  const { id } = await published(3)
  const all = await fileOf(id)
  const { 'content-length': size, etag, 'last-modified': modified } = all.headers
  expect(all.headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': 'no-cache' })
  const total = Number(size)
  const part = await fileOf(id, { range: `bytes=40-`, 'if-range': String(etag) })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({
    'content-range': `bytes 40-${total - 1}/${total}`,
    'content-length': String(total - 40),
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="forging-market-1.3.0.apk"',
  })
  expect(part.rawPayload.equals(appPackage('apk').subarray(40))).toBe(true)
  const middle = await fileOf(id, {
    range: 'bytes=2-5',
    'if-range': String(modified),
    'if-match': String(etag),
  })
  expect([middle.statusCode, middle.rawPayload]).toEqual([206, appPackage('apk').subarray(2, 6)])
  expect((await fileOf(id, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  // Of another file the phone gets the whole; one that asks with If-Match is told that it begins again.
  const other = await fileOf(id, { range: 'bytes=40-', 'if-range': '"another"' })
  expect([other.statusCode, other.rawPayload.length]).toEqual([200, total])
  const changed = await fileOf(id, { range: 'bytes=40-', 'if-match': '"another"' })
  expect([changed.statusCode, changed.json()]).toEqual([
    412,
    expect.objectContaining({ code: 'file_changed' }),
  ])
})

test.each(['bytes=1000000-', 'bytes=9-3', 'bytes=-0', 'bytes=x-y'])(
  'a range without bytes is answered with the size of the file: %s',
  async (range) => {
    const { id } = await published(3)
    const refused = await fileOf(id, { range })
    expect([refused.statusCode, refused.headers['content-range'], refused.json()]).toEqual([
      416,
      `bytes */${appPackage('apk').length}`,
      expect.objectContaining({ code: 'no_such_range' }),
    ])
    const upload = await app.inject({ url: file, headers: { range } })
    expect(upload.statusCode).toBe(416)
  },
)

test('codes and versions rise together', async () => {
  await published(5)
  expect((await send(5)).body.data).toEqual({ code: 'Another edition of this kind has this version code' })
  expect((await send(4)).body.data).toEqual({
    code: 'Must be higher than the version code of every edition of this kind that was ever published',
  })
  expect(Object.keys((await send(6, { version: '1.4.9' })).body.data as object)).toEqual(['version'])
  const own = { kind: 'wgt' as const, file: await upload('wgt') }
  expect((await send(4, own)).status).toBe(200)
})

test('a draft that a later edition has overtaken cannot be published', async () => {
  const draft = await added(5)
  await published(6)
  expect((await act('publish', draft)).body.code).toBe('edition_overtaken')
  expect((await change(draft, valuesOf(7))).status).toBe(200)
})

test('what was published stays, also while it is withdrawn; notes and the lowest code may change', async () => {
  const row = await published(5)
  const other = { ...valuesOf(5), file: await upload('apk', 'other') }
  const fixed = 'Fixed since this edition was published. Withdraw it and add a new one'
  expect((await change(row, other)).body.data).toEqual({ file: fixed })
  expect((await change(row, { ...valuesOf(5), code: 6 })).body.data).toEqual({ code: fixed })
  const withdrawn = (await act('withdraw', row)).body.data as Row
  expect((await change(withdrawn, other)).body.data).toEqual({ file: fixed })
  expect((await change(withdrawn, { ...valuesOf(5), minimum_code: 5 })).status).toBe(200)
  const removal = { params: { id: row.id }, query: { revision: withdrawn.revision + 1 } }
  expect((await raw(appEditionAdminApi.remove, removal, { token })).body.code).toBe('transition_not_allowed')
})

test('of two operators who add the same version code at once one gets an error at the field', async () => {
  const answers = await Promise.all([send(5), send(5)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body.data).toEqual({
    code: 'Another edition of this kind has this version code',
  })
})

test('two editions published at once: the higher code is the newest, whatever comes first', async () => {
  for (const codes of [
    [5, 6],
    [8, 7],
  ]) {
    const rows = [await added(codes[0]!), await added(codes[1]!)]
    const answers = await Promise.all(rows.map((row) => act('publish', row)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses[codes.indexOf(Math.max(...codes))]).toBe(200)
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'edition_overtaken')).toBe(
      true,
    )
    expect(await latest()).toMatchObject({ code: Math.max(...codes) })
  }
})

test.runIf(onPostgres)(
  'an edition below one whose publication has not been committed yet is refused',
  async () => {
    const { orm } = deps.database
    const [lower, higher] = [await added(5), await added(6)]
    const answers: ReturnType<typeof act>[] = []
    // Both publications reach their last write, the audit log, before either is committed, unless they take turns.
    await orm.transaction(async (tx) => {
      await tx.execute(sql`lock table audit_log in share mode`)
      for (const row of [higher, lower]) {
        answers.push(act('publish', row))
        await expectWaiting(orm, answers.length)
      }
    })
    const [first, second] = await Promise.all(answers)
    expect([first?.status, second?.status, second?.body.code]).toEqual([200, 409, 'edition_overtaken'])
    expect(await latest()).toMatchObject({ code: 6 })
  },
)

test('an edition that is published twice at once is published once', async () => {
  const row = await added(5)
  const answers = await Promise.all([act('publish', row), act('publish', row)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
