import { densityOf } from '#contract/steel/grades.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { companies } from './companies.data.ts'
import { barOf42CrMo, published, type Plan, type PlannedPosting } from './spot_plan.ts'
import { spotValues } from './spot_values.ts'

/** Grades that many companies offer as round bar: a grade's price is shown when five companies ask for one. */
const bars = [
  { material: '45', category_id: 101, standard: ['GB/T 699'], price: 4200, sellers: [0, 1, 5, 7, 9] },
  { material: '40Cr', category_id: 102, standard: ['GB/T 3077'], price: 4700, sellers: [0, 1, 5, 8, 9] },
  { material: '16Mn', category_id: 101, standard: ['NB/T 47008'], price: 4650, sellers: [0, 1, 5, 6, 7] },
  { material: '20CrMnTi', category_id: 102, standard: ['GB/T 3077'], price: 5050, sellers: [0, 1, 5, 8, 9] },
]

const oldestHours = 18 * 24

/** Stock of several companies in the same grades, so that these have a market price from the first start on. */
export function commonBars(plan: Plan): PlannedPosting[] {
  const { photos, random } = plan
  return bars.flatMap(({ price, sellers, ...bar }) =>
    sellers.map((seller) => {
      const drawn = spotValues(companies[seller]!, photos, random)
      const values = barOf42CrMo(plan, drawn, {
        ...bar,
        delivery_state: bar.category_id === 101 ? 'normalised' : 'quenched_tempered',
        tax_included: 1,
        price_amount: Math.round((price * (0.96 + random.next() * 0.08)) / 10) * 10,
        deadline: 30,
      })
      const { dims, heat_no } = values
      const kg = weightKg('round', dims ?? {}, densityOf(bar.material)) ?? 0
      values.pieces = Array.from({ length: values.quantity ?? 1 }, (_, at) => ({
        piece_no: `${heat_no ?? ''}-${at + 1}`,
        length: dims?.l ?? null,
        weight_kg: Math.round(kg * (0.995 + random.next() * 0.01)),
        heat_no: heat_no ?? '',
        photo: at < (values.photos ?? []).length ? at + 1 : null,
      }))
      return published(plan, seller, { values, ageHours: 12 + random.next() * oldestHours })
    }),
  )
}
