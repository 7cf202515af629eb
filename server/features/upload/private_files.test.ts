import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { thumbAddress } from '#contract/thumb_address.ts'
import { uploadApi, type FileType, type Usage } from '#contract/upload.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { form, withExif } from '../../../tests/support/files.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'

const market = await testApp()
const { app, call, raw, make, pass, deps } = market
const forging = kindOf('purchase_forging')
const operator = await make.operator(['admin_purchase.get'])
const { publish } = marketOf(forging, market, operator)
const buyer = await make.gold()
const asBuyer = { token: buyer.token }
const minutes = 60

async function upload(token: string, name: string, bytes: Buffer, file_type: FileType, usage: Usage) {
  const { payload, headers } = form({ file_type, usage }, { name, bytes })
  const sent = { payload, headers: { ...headers, 'access-token': token } }
  const response = await app.inject({ method: 'POST', url: uploadApi.upload.path, ...sent })
  return (response.json() as { data: string }).data
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n')
const get = (url: string) => app.inject({ method: 'GET', url })
const status = async (url: string) => (await get(url)).statusCode
const plain = (address: string) => address.replace(/\?.*/, '')
const drawingsOf = async (code: string, token: string) => {
  const { data } = await call(forging.api.detail, { params: { code } }, { token })
  return (data.values['drawings'] as { address: string }[] | undefined)?.map(({ address }) => address)
}
const publishDrawing = async () => {
  const address = await upload(buyer.token, 'flange.pdf', pdf, 'pdf', 'drawing')
  const drawings = [{ address, name: 'flange.pdf', type: 'pdf' }]
  const code = await publish(buyer, { drawings, drawing_access: 'on_approval', governs: 'drawing' })
  return { address, code }
}

test('a drawing can be read only by a signed address, for some minutes', async () => {
  const { address } = await publishDrawing()
  const file = await get(address)
  expect(file.rawPayload.equals(pdf)).toBe(true)
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  })
  const bare = plain(address)
  const other = (await publishDrawing()).address
  const signature = address.slice(bare.length)
  for (const wrong of [
    bare,
    `${bare}${signature.slice(0, -1)}`,
    `${bare}${signature.replace(/e=\d/, 'e=9')}`,
    `${plain(other)}${signature}`,
    `${bare}?e=1&s=`,
    bare.replace('/uploads/', '/uploads//'),
    bare.replace('/uploads/', '/uploads/./'),
    bare.replace('/uploads/', '/uploads/2026/../'),
    bare.replace('/private/', '/%70rivate/'),
    bare.replace('/private/', '/x/%2e%2e/private/'),
  ])
    expect([wrong, await status(wrong)]).toEqual([wrong, 404])
  pass(4 * minutes)
  expect(await status(address)).toBe(200)
  pass(7 * minutes)
  expect(await status(address)).toBe(404)
})

test('a thumbnail has the signature of its picture, public photos have none', async () => {
  const picture = await withExif(60, 30)
  const certificate = await upload(buyer.token, 'a.jpg', picture, 'image', 'certificate')
  expect(await status(thumbAddress(certificate))).toBe(200)
  expect(await status(thumbAddress(plain(certificate)))).toBe(404)
  const photo = await upload(buyer.token, 'a.jpg', picture, 'image', 'posting')
  expect(photo).toMatch(/^\/uploads\/\d{4}\/.*\.webp$/)
  expect((await get(photo)).headers['cache-control']).toContain('public')
})

test('people who may see a drawing get a newly signed address, people who no longer may get none', async () => {
  const { code } = await publishDrawing()
  const supplier = await make.member()
  const as = { token: supplier.token }
  expect(await drawingsOf(code, supplier.token)).toBeUndefined()
  const target = { kind: 'purchase_forging' as const, code }
  await call(drawingAccessApi.request, { body: target }, as)
  const [{ id } = { id: 0 }] = (await call(drawingAccessApi.list, { query: target }, asBuyer)).data
  await call(drawingAccessApi.answer, { params: { id, action: 'grant' } }, asBuyer)
  const [first = ''] = (await drawingsOf(code, supplier.token)) ?? []
  expect(await status(first)).toBe(200)
  pass(11 * minutes)
  expect(await status(first)).toBe(404)
  const [second = ''] = (await drawingsOf(code, supplier.token)) ?? []
  expect([plain(second) === plain(first), await status(second)]).toEqual([true, 200])
  await call(drawingAccessApi.answer, { params: { id, action: 'refuse' } }, asBuyer)
  expect(await drawingsOf(code, supplier.token)).toBeUndefined()
  pass(11 * minutes)
  expect(await status(second)).toBe(404)
})

test('a signed address that is sent back is stored without its signature and returned with a valid one', async () => {
  const { code, address } = await publishDrawing()
  const own = (await call(forging.api.ownOne, { params: { code } }, asBuyer)).data
  const saved = await raw(
    forging.api.update,
    { params: { code }, query: { revision: own.revision }, body: own.values },
    asBuyer,
  )
  expect(saved.status).toBe(200)
  const stored = await rows<{ text: string }>(
    deps.database.orm,
    sql`select values::text as text from posting_revision where values::text like ${`%${plain(address)}%`}`,
  )
  expect(stored.length).toBeGreaterThan(1)
  expect(stored.filter(({ text }) => /[?&][es]=/.test(text))).toEqual([])
})

test('files of one’s own company get a signature, those of another company do not', async () => {
  const { address } = await publishDrawing()
  const body = { addresses: [plain(address), '/uploads/private/2026/01/absent.pdf'] }
  expect((await raw(uploadApi.access, { body })).status).toBe(401)
  const [signed = '', ...more] = (await call(uploadApi.access, { body }, asBuyer)).data
  expect([plain(signed), await status(signed), more]).toEqual([plain(address), 200, []])
  const stranger = await make.member()
  expect((await call(uploadApi.access, { body }, { token: stranger.token })).data).toEqual([])
})
