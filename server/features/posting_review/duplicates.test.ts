/** Postings that may offer the same goods as one in review, and why. */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { uploadApi } from '#contract/upload.ts'
import { rows } from '#server/db/client.ts'
import { upload as uploads } from '#server/db/upload_tables.ts'
import { fillLooks } from '#server/features/upload/fill_looks.ts'
import { testApp } from '../../../tests/support/app.ts'
import { form, withExif } from '../../../tests/support/files.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import type { Member } from '../../../tests/support/factory.ts'

const world = await testApp()
const { app, call, deps, make } = world
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get'])
const as = { token: operator.token }
const { submit, publish } = market(world, operator)
const [seller, other] = [await make.gold(), await make.gold()]
const forging = kindOf('purchase_forging')

const found = async (code: string, options = as) =>
  (await call(api.duplicates, { params: { code } }, options)).data.map(
    (row) => [row.code, row.reasons] as const,
  )

async function upload(by: Member, bytes: Buffer): Promise<string> {
  const { payload, headers } = form({ file_type: 'image', usage: 'posting' }, { name: 'bar.jpg', bytes })
  const sent = await app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload,
    headers: { ...headers, 'access-token': by.token },
  })
  return (sent.json() as { data: string }).data
}

const text = 'Forged bars from a cancelled order, stored dry, ends sawn.'
const unlike = (l: number) => ({ dims: { d: 301, l } })

test('the same heat, text and piece are found with their reasons, most reasons first, then other companies', async () => {
  const heat = await publish(other, { ...unlike(1001), heat_no: 'D-1' })
  const piece = await publish(seller, { dims: { d: 305, l: 2222 } })
  const both = await submit(seller, { dims: { d: 305, l: 2222 }, description: text })
  const code = await submit(seller, { dims: { d: 305, l: 2222 }, heat_no: 'D-1', description: text })
  expect(await found(code)).toEqual([
    [both, ['same_piece', 'same_text']],
    [heat, ['same_heat']],
    [piece, ['same_piece']],
  ])
  // The same piece of another company is no duplicate: many sell the same dimensions.
  const theirs = await submit(other, { dims: { d: 305, l: 2222 } })
  expect(await found(theirs)).toEqual([])
  const row = (await call(api.duplicates, { params: { code } }, as)).data[0]
  expect(row).toMatchObject({ code: both, state: 'in_review', kind: 'quotation' })
})

test('the same photo is found by its content, also in an edit that waits, but not in a draft', async () => {
  const bytes = await withExif(61, 31)
  const photo = await upload(seller, bytes)
  const copied = await upload(other, bytes)
  expect(copied).not.toBe(photo)
  const code = await submit(seller, { ...unlike(1002), photos: [photo] })
  const draft = { ...completeValues(unlike(1003)), photos: [copied] }
  await call(api.create, { body: draft }, { token: other.token })
  expect(await found(code)).toEqual([])
  const same = await submit(other, { ...unlike(1004), photos: [copied] })
  expect(await found(code)).toEqual([[same, ['same_file']]])
  const edited = await publish(other, unlike(1005))
  await call(
    api.update,
    { params: { code: edited }, query: { revision: 1, submit: 1 }, body: { ...draft, ...unlike(1005) } },
    { token: other.token },
  )
  expect(await found(code)).toEqual([
    [edited, ['same_file']],
    [same, ['same_file']],
  ])
})

test('an edit is compared with its submitted values', async () => {
  const heat = await publish(other, { ...unlike(1006), heat_no: 'D-2' })
  const code = await publish(seller, unlike(1007))
  expect(await found(code)).toEqual([])
  const body = { ...completeValues(unlike(1007)), heat_no: 'D-2' }
  await call(
    api.update,
    { params: { code }, query: { revision: 1, submit: 1 }, body },
    { token: seller.token },
  )
  expect(await found(code)).toEqual([[heat, ['same_heat']]])
})

test('the heat of an edit that waits is found and named beside the one online, until the edit is decided', async () => {
  const edited = await publish(other, { ...unlike(1015), heat_no: 'D-3' })
  const body = {
    ...completeValues(unlike(1015)),
    pieces: [{ piece_no: '1', heat_no: 'D 4', length: 1015, weight_kg: 560 }],
  }
  const query = { revision: 1, submit: 1 } as const
  await call(api.update, { params: { code: edited }, query, body }, { token: other.token })
  const ofEdit = await submit(seller, { ...unlike(1016), heat_no: 'd4' })
  const ofOnline = await submit(seller, { ...unlike(1017), heat_no: 'd3' })
  expect(await found(ofEdit)).toEqual([[edited, ['same_heat']]])
  expect(await found(ofOnline)).toEqual([[edited, ['same_heat']]])
  const { data } = await call(api.duplicates, { params: { code: ofEdit } }, as)
  expect(data[0]?.shared_heats).toEqual(['d4'])
  const refusal = { revision: 2, comment: 'Which heat is it?', img_arr: [] }
  await call(api.review, { params: { code: edited, action: 'reject' }, body: refusal }, as)
  expect(await found(ofEdit)).toEqual([])
  expect(await found(ofOnline)).toEqual([[edited, ['same_heat']]])
})

test('heats of edits are looked up in an index', async () => {
  const plan = await deps.database.orm.transaction(async (tx) => {
    // The tests' tables are so small that reading them whole is the cheapest.
    await tx.execute(sql`set local enable_seqscan = off`)
    return rows<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain select posting_id from posting_revision where state = 'in_review' and heat_numbers("values") && '{D4}' offset 0`,
    )
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('posting_revision_same_heat')
})

test('only postings of the kinds that the operator reviews are named', async () => {
  const description = `${text} Drawing on request.`
  const request = await marketOf(forging, world, operator).submit(other, { description })
  const code = await submit(seller, { ...unlike(1008), description })
  expect(await found(code)).toEqual([[request, ['same_text']]])
  const spotOnly = await make.operator(['admin_quotation.get'])
  expect(await found(code, { token: spotOnly.token })).toEqual([])
})

test('a heat of a certificate or piece is found however it is written, and named; the list warns of it', async () => {
  const heats = [{ heat_no: 'E-26 01' }, { heat_no: 'E-26-02' }]
  const certified = await publish(other, { ...unlike(1010), heats })
  const ofPiece = await submit(other, {
    ...unlike(1011),
    pieces: [{ piece_no: '1', heat_no: 'e2601', length: 1011, weight_kg: 560 }],
  })
  const code = await submit(seller, { ...unlike(1012), heat_no: 'Ｅ2601', heats: [{ heat_no: 'X-9' }] })
  expect(await found(code)).toEqual([
    [ofPiece, ['same_heat']],
    [certified, ['same_heat']],
  ])
  const { data } = await call(api.duplicates, { params: { code: certified } }, as)
  expect(data.map((row) => [row.code, row.shared_heats])).toEqual([
    [code, ['E-26 01']],
    [ofPiece, ['E-26 01']],
  ])
  const flags = async (one: string) => (await call(api.adminOne, { params: { code: one } }, as)).data.flags
  expect(await flags(code)).toContain('duplicate_heat')
  expect(await flags(certified)).toContain('duplicate_heat')
  // Of one company only the same dimensions are suspicious.
  const own = await publish(seller, { ...unlike(1013), heats: [{ heat_no: 'Y-1' }] })
  expect(await flags(await submit(seller, { ...unlike(1014), heat_no: 'Y-1' }))).not.toContain(
    'duplicate_heat',
  )
  expect(await flags(await submit(seller, { ...unlike(1013), heat_no: 'y1' }))).toContain('duplicate_heat')
  expect(await flags(own)).toContain('duplicate_heat')
})

/** A yard with bars at places that the seed decides, in this width. */
const yard = (seed: number, width: number) => {
  const bars = Array.from({ length: 24 }, (_, at) => {
    const [x, y, grey] = [(at * 97 * seed) % 560, (at * 53 * seed) % 400, (at * 41 * seed) % 255]
    return `<rect x="${x}" y="${y}" width="170" height="90" fill="rgb(${grey},${grey},${grey})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${bars.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#777' }).resize({ width })
}
const flat = (background: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a photo that was made smaller and saved anew is found, also an older one that is looked at later', async () => {
  const photo = await upload(seller, await yard(3, 640).jpeg({ quality: 90 }).toBuffer())
  const smaller = await upload(other, await yard(3, 400).jpeg({ quality: 35 }).toBuffer())
  const another = await upload(other, await yard(7, 640).jpeg({ quality: 90 }).toBuffer())
  const code = await submit(seller, { ...unlike(1020), photos: [photo] })
  const copied = await submit(other, { ...unlike(1021), photos: [another, smaller] })
  await submit(other, { ...unlike(1022), photos: [another] })
  expect(await found(code)).toEqual([[copied, ['same_picture']]])
  await deps.database.orm.update(uploads).set({ look: null })
  expect(await found(code)).toEqual([])
  await fillLooks(deps)
  expect(await found(code)).toEqual([[copied, ['same_picture']]])
})

test('photos of one colour are not like each other, and a file that is gone is looked at once', async () => {
  const [grey, light] = [
    await upload(seller, await flat('#777777')),
    await upload(other, await flat('#7a7a7a')),
  ]
  const code = await submit(seller, { ...unlike(1023), photos: [grey] })
  await submit(other, { ...unlike(1024), photos: [light] })
  expect(await found(code)).toEqual([])
  await deps.storage.remove(light)
  await deps.database.orm.update(uploads).set({ look: null })
  await fillLooks(deps)
  const looks = await deps.database.orm.select({ look: uploads.look }).from(uploads)
  expect(looks.filter(({ look }) => look === null)).toEqual([])
  expect(await found(code)).toEqual([])
})
