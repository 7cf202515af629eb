import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { goodBusinessApi as api } from '#contract/good_business.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { intentionApi } from '#contract/intention.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { certificateAt, supplierScene } from '../../../tests/support/good_business.ts'
import { market } from '../../../tests/support/postings.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps, pass } = app
const { operator, tags, certificateFile, list } = await supplierScene(app)
const [forging = 0, mills = 0, rings = 0] = tags
const reviewer = await make.operator(['admin_quotation.get'])
const { publish } = market(app, reviewer)
const dayIn = (days: number) => dayAfter(days, deps.clock().getTime())

const heavy = await make.certified({ name: '重型锻造', name_en: 'Heavy Forge', credit_rating: 3 })
const ring = await make.certified({ name: '环锻专家', name_en: 'Ring Works', credit_rating: 4 })
const mill = await make.certified({ name: '特钢厂', credit_rating: 2 })
await list(heavy, { tag_ids: [forging, mills], press_mn: 125, ring_od_mm: null, piece_t: 150 })
const ringVersion = await list(ring, {
  tag_ids: [rings],
  press_mn: null,
  ring_od_mm: 8000,
  piece_t: 20,
  region_id: 370304,
  certificates: [
    certificateAt(await certificateFile(ring), dayIn(400)),
    { ...certificateAt(await certificateFile(ring), dayIn(3)), name: 'PED' },
  ],
})
await list(mill, { tag_ids: [mills], press_mn: null, ring_od_mm: null, piece_t: null, region_id: null })

type Query = Record<string, string | number>
const found = async (query: Query = {}) => (await raw(api.list, { query })).data
const names = async (query: Query = {}) => (await found(query)).results.map(({ company }) => company.name)

describe('the list', () => {
  test('has suppliers by rating, named in the reader’s language, without files', async () => {
    expect(await names()).toEqual(['Ring Works', 'Heavy Forge', '特钢厂'])
    const answer = await found()
    expect(answer).toMatchObject({ count: 3, total: 3, has_more: false })
    expect(answer.results[0]).toMatchObject({
      is_sponsored: false,
      company: { certification: 'certified', credit_rating: 4 },
      certificates: [{ name: 'ISO 9001:2015' }, { name: 'PED' }],
    })
    expect(JSON.stringify(answer)).not.toContain('/uploads/')
  })

  test('is filtered by tag, keyword, figures and region, and counts the matches of each tag', async () => {
    expect(await names({ tag_id: mills })).toEqual(['Heavy Forge', '特钢厂'])
    expect(await names({ min_press_mn: 125 })).toEqual(['Heavy Forge'])
    expect(await names({ min_press_mn: 125.1 })).toEqual([])
    expect(await names({ min_ring_od_mm: 5000 })).toEqual(['Ring Works'])
    expect(await names({ min_piece_t: 20 })).toEqual(['Ring Works', 'Heavy Forge'])
    expect(await names({ region: 370000 })).toEqual(['Ring Works'])
    expect(await names({ keyword: '环锻专' })).toEqual(['Ring Works'])
    expect(await names({ keyword: '環鍛專' })).toEqual(['Ring Works'])
    expect(await names({ keyword: 'heavy' })).toEqual(['Heavy Forge'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect(await names({ tag_id: 999_999 })).toEqual([])
    const { count, total, tags: counted } = await found({ tag_id: forging, min_piece_t: 20 })
    expect([count, total]).toEqual([1, 2])
    expect(counted.slice(0, 3).map((one) => one.count)).toEqual([1, 1, 1])
  })

  test.each([
    ['tag_id', 'x'],
    ['tag_id', '0'],
    ['min_press_mn', '-1'],
    ['min_ring_od_mm', '1.5'],
    ['min_piece_t', '1e9'],
    ['region', 'Jiangsu'],
    ['page', '0'],
    ['page', '501'],
    ['sponsored', '1'],
  ])('refuses %s=%s', async (name, value) =>
    expect((await raw(api.list, { query: { [name]: value } })).status).toBe(400),
  )

  test('has sponsored ones first and marked, by position, until the last day', async () => {
    const sponsor = (id: number, position: number, until: string) =>
      call(
        goodBusinessAdminApi.sponsor,
        { params: { id }, body: { sponsored_until: until, sponsored_position: position } },
        { token: operator.token },
      )
    const first = await list(await make.certified({ name: '推广一', credit_rating: 1 }), { tag_ids: [rings] })
    await sponsor(first, 1, dayIn(2))
    await sponsor(ringVersion, 2, dayIn(1))
    expect(await names()).toEqual(['推广一', 'Ring Works', 'Heavy Forge', '特钢厂'])
    expect((await found()).results.map((one) => one.is_sponsored)).toEqual([true, true, false, false])
    pass(2 * 86_400)
    expect(await names({ size: 2 })).toEqual(['推广一', 'Ring Works'])
    expect((await found({ size: 2 })).results[1]?.is_sponsored).toBe(false)
    expect(await names({ size: 2, page: 2 })).toEqual(['Heavy Forge', '特钢厂'])
  })

  test('has no expired certificates and no company whose certification is over', async () => {
    pass(2 * 86_400)
    const shown = (await found({ keyword: 'Ring Works' })).results[0]
    expect(shown?.certificates.map((one) => one.name)).toEqual(['ISO 9001:2015'])
    await deps.database.orm.execute(
      sql`update tenant set certification_expires_on = ${deps.clock().toISOString()} where id = ${mill.tenantId}`,
    )
    expect(await names()).not.toContain('特钢厂')
    expect((await found()).tags[1]?.count).toBe(1)
  })
})

describe('a company’s response time', () => {
  const codeOf = async ({ tenantId }: Member) => {
    const [one] = await rows<{ code: string }>(
      deps.database.orm,
      sql`select code from tenant where id = ${tenantId}`,
    )
    return one?.code ?? ''
  }
  const readOf = async (of: Member) => (await call(api.company, { params: { code: await codeOf(of) } })).data

  test('is the median of at least five answers', async () => {
    const seller = await make.gold()
    const code = await publish(seller)
    const answerAfter = async (minutes: number) => {
      const buyer = await make.certified()
      const body = { quantity: 0.1, message: 'Interested' }
      const { data } = await call(intentionApi.create, { params: { code }, body }, { token: buyer.token })
      pass(minutes * 60)
      const given = { params: { id: data.id, action: 'decline' as const }, body: {} }
      await call(intentionApi.answer, given, { token: seller.token })
    }
    for (const minutes of [10, 20, 30, 400]) await answerAfter(minutes)
    expect(await readOf(seller)).toEqual({ supplier: null, response: null })
    await answerAfter(50)
    expect((await readOf(seller)).response).toEqual({ median_minutes: 30, answers: 5 })
    pass(181 * 86_400)
    expect((await readOf(seller)).response).toBeNull()
  })

  test('404 for an unknown company', async () =>
    expect((await raw(api.company, { params: { code: 'NOBODY' } })).status).toBe(404))
})
