import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ownSupplierApi as api, type SupplierForm } from '#contract/good_business.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { tagApi } from '#contract/tag.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { certificateAt, supplierScene, supplierValues } from '../../../tests/support/good_business.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { operator, tag, certificateFile } = await supplierScene(app)
const as = ({ token }: Person) => ({ token })
const dayIn = (days: number) => dayAfter(days, deps.clock().getTime())
const own = async (of: Person) => (await call(api.own, {}, as(of))).data
const submit = (of: Person, body: unknown) => raw(api.submit, { body }, as(of))

describe('the form', () => {
  const errorsOf = async (change: Record<string, unknown>) => {
    const company = await make.certified()
    const { status, body } = await submit(company, { ...supplierValues([tag]), ...change })
    expect((await own(company)).versions).toEqual([])
    expect(status).toBe(400)
    return body.data
  }

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'numbers out of range or too exact',
      { press_mn: 0, hammer_t: 201, ring_od_mm: 10.5, piece_t: -1, annual_t: 1e9 },
      {
        press_mn: 'Must be greater than 0',
        hammer_t: 'The number is too large',
        ring_od_mm: 'Must be a whole number',
        piece_t: 'Must be greater than 0',
        annual_t: 'The number is too large',
      },
    ],
    ['no tag', { tag_ids: [] }, { tag_ids: 'Please choose' }],
    [
      'a hundred tags',
      { tag_ids: Array.from({ length: 100 }, (_, at) => at + 1) },
      { tag_ids: 'Ten tags at most' },
    ],
    [
      'an unknown tag',
      { tag_ids: [999_999] },
      { tag_ids: 'One of the tags does not exist or is chosen twice; choose again' },
    ],
    [
      'a tag twice',
      { tag_ids: [1, 1] },
      { tag_ids: 'One of the tags does not exist or is chosen twice; choose again' },
    ],
    ['an unknown region', { region_id: 77 }, { region_id: 'Please choose' }],
    [
      'no text in either language, whatever else is wrong',
      { introduction_zh: '', introduction_en: ' ', products_zh: [], products_en: [], tag_ids: [] },
      {
        tag_ids: 'Please choose',
        introduction_zh: 'Fill it in in one language at least',
        products_zh: 'Fill it in in one language at least',
      },
    ],
    [
      'a kind of furnace twice',
      {
        furnaces: [
          { kind: 'pit', count: 1 },
          { kind: 'pit', count: 2 },
        ],
      },
      { furnaces: 'Each kind of furnace once' },
    ],
  ])('refuses %s at the field', async (_, change, errors) => expect(await errorsOf(change)).toEqual(errors))

  test('a tag of another module is unknown here', async () => {
    const { results } = (await call(tagApi.list, { query: { module: 'pre_business' } })).data
    const id = results[0]?.id
    expect(Object.keys((await errorsOf({ tag_ids: [id] })) as object)).toEqual(['tag_ids'])
  })

  test('refuses expired certificates, and files that are not the company’s own', async () => {
    const company = await make.certified()
    const send = (...certificates: SupplierForm['certificates']) =>
      submit(company, supplierValues([tag], certificates))
    const [mine, foreign] = [await certificateFile(company), await certificateFile(await make.certified())]
    expect((await send(certificateAt(mine), certificateAt(mine, dayIn(-1)))).body.data).toEqual({
      'certificates.1.expires_on': 'The certificate has expired',
    })
    for (const address of [foreign, 'https://files.example/iso.pdf', '/uploads/2026/01/public.webp'])
      expect(JSON.stringify((await send(certificateAt(address))).body.data)).toContain(
        'Upload the certificate here',
      )
    expect((await send(certificateAt(mine), certificateAt(foreign))).body.data).toEqual({
      'certificates.1.files': 'Upload the certificate here as a picture or a PDF file',
    })
    expect((await send({ ...certificateAt(mine), files: [] })).body.data).toEqual({
      'certificates.0.files': 'Upload the certificate here as a picture or a PDF file',
    })
    // Today is its last day, and what the answer showed is sent back signed.
    expect((await send(certificateAt(mine, dayIn(0)))).status).toBe(200)
    const [first] = (await own(company)).versions
    expect(first?.certificates[0]?.files[0]?.address).toMatch(/^\/uploads\/private\/.*\?e=\d+&s=/)
    const refusal = { params: { id: first!.id, action: 'request_revision' as const }, body: { comment: 'x' } }
    await call(goodBusinessAdminApi.refuse, refusal, as(operator))
    const again = first!.certificates.map(({ is_expired: _, ...one }) => one)
    expect((await submit(company, { ...supplierValues([tag]), certificates: again })).status).toBe(200)
  })

  test('sent twice with one key is one version', async () => {
    const company = await make.certified()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => raw(api.submit, { body: supplierValues([tag]) }, { ...as(company), headers })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect((await own(company)).versions).toHaveLength(1)
  })
})
