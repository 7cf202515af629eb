import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { uploadApi, type Usage } from '#contract/upload.ts'
import { upload as uploads } from '#server/db/upload_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { form, withExif } from '../../../tests/support/files.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { removeUnused } from './unused.ts'

const market = await testApp()
const { app, deps, make, dataDir, pass, raw } = market
const jpeg = await withExif(60, 30)
const megabyte = 1024 * 1024
const day = 86_400

async function upload(token: string, bytes = jpeg, at = app) {
  const { payload, headers } = form(
    { file_type: 'image', usage: 'posting' satisfies Usage },
    { name: 'a.jpg', bytes },
  )
  const sent = { payload, headers: { ...headers, 'accept-language': 'en-US', 'access-token': token } }
  const response = await at.inject({ method: 'POST', url: uploadApi.upload.path, ...sent })
  return { status: response.statusCode, ...(response.json() as { data: string; code: string }) }
}
const isThere = async (address: string) =>
  (await app.inject({ method: 'GET', url: address })).statusCode === 200
const files = async () =>
  (await readdir(path.join(dataDir, 'uploads'), { recursive: true })).filter((name) => name.includes('.'))

test('the tier’s daily limit of uploads holds, even for two uploads at once', async () => {
  const [{ token, id }, other] = [await make.user(), await make.user()]
  const row = { account_id: id, usage: 'posting', file_type: 'image', created_at: deps.clock() }
  const limit = defaultQuotas.upload_mb_per_day.user!
  const size = limit * megabyte - jpeg.length
  await deps.database.orm.insert(uploads).values({ ...row, address: '/uploads/much', size })
  const both = await Promise.all([upload(token), upload(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const refused = both.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({
    code: 'quota_exhausted',
    data: { name: 'upload_mb_per_day', tier: 'user', limit, tiers: defaultQuotas.upload_mb_per_day },
  })
  expect((await upload(other.token)).status).toBe(200)
  pass(day)
  expect((await upload(token)).status).toBe(200)
})

test('a picture that could not be processed does not count towards the daily limit', async () => {
  const { token, id } = await make.user()
  expect((await upload(token, jpeg.subarray(0, 200))).status).toBe(415)
  expect(await deps.database.orm.select().from(uploads).where(eq(uploads.account_id, id))).toEqual([])
})

test('an unused upload is removed a day later, a used one stays', async () => {
  const kind = kindOf('quotation')
  const operator = await make.operator(['admin_quotation.get'])
  const { publish } = marketOf(kind, market, operator)
  const seller = await make.certified()
  const [photo, avatar, unused] = [
    (await upload(seller.token)).data,
    (await upload(seller.token)).data,
    (await upload(seller.token)).data,
  ]
  await publish(seller, { photos: [photo, photo, photo] })
  const profile = { display_name: 'Anna', avatar, description: '', country: 'CN' }
  expect((await raw(accountFormsApi.edit, { body: profile }, { token: seller.token })).status).toBe(200)
  pass(day - 60)
  await removeUnused(deps)
  expect(await isThere(unused)).toBe(true)
  pass(120)
  const young = (await upload(seller.token)).data
  await removeUnused(deps)
  expect(await Promise.all([photo, avatar, unused, young].map(isThere))).toEqual([true, true, false, true])
  expect((await files()).filter((file) => unused.includes(path.basename(file, '.webp')))).toEqual([])
  pass(20 * day)
  await removeUnused(deps)
  expect(await Promise.all([photo, avatar, young].map(isThere))).toEqual([true, true, false])
  // Another picture: the first goes in the next night.
  const next = (await upload(seller.token)).data
  expect(
    (await raw(accountFormsApi.edit, { body: { ...profile, avatar: next } }, { token: seller.token })).status,
  ).toBe(200)
  await removeUnused(deps)
  expect(await Promise.all([photo, avatar, next].map(isThere))).toEqual([true, false, true])
})

test('an upload is refused with its reason when the disk is nearly full', async () => {
  const node = await testApp({ minFreeMb: 1e12 })
  const { token } = await node.make.user()
  expect(await upload(token, jpeg, node.app)).toMatchObject({ status: 507, code: 'storage_full' })
  expect(await readdir(path.join(node.dataDir, 'incoming'))).toEqual([])
})

test('nobody can use somebody else’s file as an avatar or in a review, nor a picture of another site', async () => {
  const [{ token }, stranger] = [await make.user(), await make.certified()]
  const foreign = (await upload(stranger.token)).data
  const elsewhere = 'https://pictures.example/1.jpg'
  for (const avatar of [foreign, elsewhere]) {
    const profile = { display_name: 'Anna', avatar, description: '', country: 'CN' }
    expect((await raw(accountFormsApi.edit, { body: profile }, { token })).body).toMatchObject({
      code: 'validation_failed',
      data: { avatar: expect.any(String) },
    })
  }
  const operator = await make.operator(['admin_quotation.get'])
  const kind = kindOf('quotation')
  const code = await marketOf(kind, market, operator).submit(stranger)
  const word = { params: { code, action: 'reject' }, body: { comment: 'No', img_arr: [foreign] } }
  for (const address of [foreign, elsewhere]) {
    const given = { ...word, body: { ...word.body, img_arr: [address] } }
    expect((await raw(kind.api.review, given, { token: operator.token })).body).toMatchObject({
      code: 'validation_failed',
      data: { 'img_arr.0': expect.any(String) },
    })
  }
  const own = (await upload(operator.token)).data
  const fine = { ...word, body: { ...word.body, img_arr: [own] } }
  expect((await raw(kind.api.review, fine, { token: operator.token })).status).toBe(200)
})
