/** Postings that may offer the same goods as one in review, and why. */
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { uploadApi } from '#contract/upload.ts'
import { testApp } from '../../../tests/support/app.ts'
import { form, withExif } from '../../../tests/support/files.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import type { Member } from '../../../tests/support/factory.ts'

const world = await testApp()
const { app, call, make } = world
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

test('only postings of the kinds that the operator reviews are named', async () => {
  const description = `${text} Drawing on request.`
  const request = await marketOf(forging, world, operator).submit(other, { description })
  const code = await submit(seller, { ...unlike(1008), description })
  expect(await found(code)).toEqual([[request, ['same_text']]])
  const spotOnly = await make.operator(['admin_quotation.get'])
  expect(await found(code, { token: spotOnly.token })).toEqual([])
})
