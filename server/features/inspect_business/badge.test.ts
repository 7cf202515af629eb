/** The badge of a posting: when its company may show it, and when it vanishes. */
import { describe, expect, test } from 'vitest'
import { inspectionApi } from '#contract/inspect_business.ts'
import { inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import { postings } from '#contract/postings/index.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { inspectionScene, reportValues } from '../../../tests/support/inspections.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { reach, operator: inspectionOperator } = inspectionScene(app)
const operator = await inspectionOperator()
const reviewer = await make.operator(['admin_quotation.get'])
const { publish } = market(app, reviewer)
const { api } = postings.quotation
const as = ({ token }: Person) => ({ token })

const one = async (by: Person, id: number) => (await call(inspectionApi.one, { params: { id } }, as(by))).data
const badgeOn = async (code: string, by?: Person) =>
  (await call(api.detail, { params: { code } }, by ? as(by) : {})).data.inspection

describe('the badge', () => {
  /** An own offer with an inspection that passed. */
  async function inspected(report: object = {}) {
    const seller = await make.gold()
    const code = await publish(seller)
    const { id } = await reach(seller, 'reported', { posting_code: code }, report)
    return { seller, code, id }
  }
  const want = (by: Member, id: number, wanted: boolean) =>
    raw(inspectionApi.badge, { params: { id }, body: { wanted } }, as(by))

  test('is shown when the seller wants it, with day and result and nothing else', async () => {
    const { seller, code, id } = await inspected()
    expect(await one(seller, id)).toMatchObject({
      badge: { wanted: false, holds: true },
      can: { badge: true },
    })
    expect(await badgeOn(code)).toBeNull()
    expect((await want(seller, id, true)).data.badge).toEqual({ wanted: true, holds: true })
    const { inspected_on, result } = reportValues('')
    expect(await badgeOn(code)).toEqual({ inspected_on, result })
    expect((await want(await make.gold(), id, false)).status).toBe(404)
    await want(seller, id, false)
    expect(await badgeOn(code)).toBeNull()
  })

  test('is not to be had for a failed inspection, for a buyer’s, or without a posting', async () => {
    const { seller, code, id } = await inspected({ result: 'failed' })
    expect((await want(seller, id, true)).body.code).toBe('transition_not_allowed')
    const buyer = await make.gold()
    const ordered = await reach(buyer, 'reported', { posting_code: code })
    expect(ordered.badge).toBeNull()
    expect((await want(buyer, ordered.id, true)).status).toBe(409)
    expect((await want(buyer, (await reach(buyer, 'reported')).id, true)).status).toBe(409)
    expect(await badgeOn(code)).toBeNull()
  })

  test('vanishes while the posting describes other goods, and stays when only the price changes', async () => {
    const { seller, code, id } = await inspected()
    await want(seller, id, true)
    const edit = async (revision: number, change: object) => {
      const body = { ...completeValues(), ...change }
      await call(api.update, { params: { code }, query: { revision, submit: 1 }, body }, as(seller))
      await call(api.approve, { params: { code }, body: { revision: revision + 1 } }, as(reviewer))
    }
    await edit(1, { price_amount: 4999 })
    expect(await badgeOn(code)).not.toBeNull()
    await edit(2, { heat_no: 'ANOTHER-1' })
    expect(await badgeOn(code)).toBeNull()
    expect((await one(seller, id)).badge).toEqual({ wanted: true, holds: false })
    const { data } = await call(inspectionAdminApi.one, { params: { id } }, as(operator))
    expect(data.is_posting_changed).toBe(true)
    await edit(3, {})
    expect(await badgeOn(code)).not.toBeNull()
  })

  test('vanishes when a later inspection of the same goods fails, whoever ordered it', async () => {
    const { seller, code, id } = await inspected()
    await want(seller, id, true)
    const buyer = await make.member()
    const failed = { result: 'failed', summary: 'Cracks at the flange' }
    await reach(buyer, 'reported', { posting_code: code }, failed)
    expect(await badgeOn(code)).toBeNull()
    expect((await one(seller, id)).badge).toEqual({ wanted: true, holds: false })
  })
})
