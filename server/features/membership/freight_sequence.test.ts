/** Whatever is called in whatever order, what is left of the freight allowances is the sum of the ledger. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { freightAdminApi, freightApi } from '#contract/freight.ts'
import { intentionApi } from '#contract/intention.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { websiteConfig } from '#server/db/website_config_tables.ts'
import { openSession } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { addYears, startOfDay } from './days.ts'
import { beginMemberships } from './feature.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { orm } = deps.database
const operator = await make.operator(['admin_tenant.get', 'admin_quotation.get'])
const as = ({ token }: Person) => ({ token })
const perYear = 3
const dealCount = 8
const [stepCount, stepsOfFirstYear] = [30, 4]
/** What has happened in any of the sequences. */
const seen = new Set<string>()

/** A gold member for two years with a few allowances a year, and its deals. */
async function scene() {
  const freight_allowances_per_year = {
    ...defaultQuotas.freight_allowances_per_year,
    silver: 1,
    gold: perYear,
  }
  const value = { ...defaultQuotas, freight_allowances_per_year }
  await orm
    .insert(websiteConfig)
    .values({ section: 'quotas', value, is_public: false })
    .onConflictDoUpdate({ target: websiteConfig.section, set: { value } })
  const [gold, seller] = [await make.certified(), await make.certified()]
  const { id } = (await call(membershipApi.apply, { body: { tier: 'gold', years: 2 } }, as(gold))).data
  const starts_on = chinaDay(deps.clock())
  await call(membershipAdminApi.confirm, { params: { id }, body: { starts_on } }, as(operator))
  const code = await market(app, operator).publish(seller, { quantity: 100 })
  const deals: { source: 'intention'; id: number }[] = []
  for (let at = 0; at < dealCount; at += 1) {
    const asked = { params: { code }, body: { quantity: 1, message: 'One' } }
    const made = (await call(intentionApi.create, asked, as(gold))).data
    await call(intentionApi.answer, { params: { id: made.id, action: 'accept' }, body: {} }, as(seller))
    deals.push({ source: 'intention', id: made.id })
  }
  return { gold, deals, nextYear: addYears(starts_on, 1) }
}

type Step = { act: 'use' | 'request' | 'refund' | 'refuse'; at: number }
const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('use', 'use', 'request', 'refund', 'refuse'),
    at: fc.integer({ min: 0, max: dealCount - 1 }),
  }),
  { minLength: stepCount, maxLength: stepCount },
)

test.each(fc.sample(fc.noBias(steps), { numRuns: 3, seed: 20_261_127 }).map((list, run) => ({ run, list })))(
  'sequence $run',
  async ({ list }) => {
    const { gold, deals, nextYear } = await scene()
    const model = { left: perYear, states: deals.map(() => 'unused') }
    const expectSum = async () => {
      const { left, results } = (await call(freightApi.ledger, { query: { size: 50 } }, as(gold))).data
      expect([left, results.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([model.left, model.left])
    }
    await expectSum()
    for (const [place, { act, at: drawn }] of list.entries()) {
      if (place === stepsOfFirstYear) {
        app.pass((startOfDay(nextYear).getTime() - deps.clock().getTime()) / 1000)
        for (const one of [gold, operator]) one.token = await openSession(orm, one.id, 'pc', deps.clock())
        await deps.jobs.send(orm, beginMemberships, {})
        await app.drain()
        if (model.left > 1) seen.add('several expired')
        model.left = perYear
        await expectSum()
      }
      // A refund is mostly about a deal on which an allowance was used.
      const used = deals.flatMap((_, one) => (model.states[one] === 'unused' ? [] : one))
      const at = act === 'use' ? drawn : (used[drawn % used.length] ?? drawn)
      const outcome = expected(act, at)
      expect([act, await carryOut(act, at)]).toEqual([act, outcome])
      seen.add(outcome ?? act)
      await expectSum()
    }

    /** Returns the code of the refusal, if there is one. */
    async function carryOut(act: Step['act'], at: number): Promise<string | undefined> {
      const params = deals[at]!
      if (act === 'use') return (await raw(freightApi.use, { params }, as(gold))).body.code
      if (act === 'request')
        return (await raw(freightApi.request, { params, body: { fee: 100 } }, as(gold))).body.code
      const { refund } = (await call(freightApi.ofDeal, { params }, as(gold))).data
      if (!refund) return 'no request'
      const decision = { params: { id: refund.id }, body: { reason: 'Checked' } }
      return (await raw(freightAdminApi[act], decision, as(operator))).body.code
    }

    /** The same as it should be, and what becomes of the model. */
    function expected(act: Step['act'], at: number): string | undefined {
      const state = model.states[at]!
      const become = (next: string) => void (model.states[at] = next)
      if (act === 'use') {
        if (state !== 'unused') return 'allowance_used'
        if (model.left === 0) return 'quota_exhausted'
        model.left -= 1
        return become('used')
      }
      if (act === 'request') {
        if (state === 'unused') return 'transition_not_allowed'
        return state === 'used' || state === 'refuse' ? become('requested') : 'refund_requested'
      }
      if (state === 'unused' || state === 'used') return 'no request'
      return state === 'requested' ? become(act) : 'refund_decided'
    }
  },
)

test('the sequences reach every outcome', () => {
  const outcomes = ['use', 'request', 'refund', 'refuse', 'several expired', 'quota_exhausted']
  expect([...seen]).toEqual(expect.arrayContaining(outcomes))
})
