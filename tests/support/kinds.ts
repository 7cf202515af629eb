import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factory.ts'
import { completeValues, somePlace } from './postings.ts'

type Values = Record<string, unknown>

const round = { category_id: 102, material: '42CrMo', shape: 'round', dims: { d: 300, l: 3000 } }
const four = { quantity: 4, quantity_unit: 'piece' }
const here = { region_id: somePlace, deadline: 30 }

/** Complete values of each kind; a new kind does not compile without them. */
const samples: Record<RegisteredKind, Values> = {
  quotation: completeValues() as Values,
  purchase_material: { ...round, ...here, weight_t: 20, visibility: 'public' },
  purchase_piece: { ...round, ...four, ...here, offcut: 'seller', cut_plan: '3000*4+余料' },
  purchase_forging: {
    ...round,
    ...four,
    ...here,
    forge_type: 1,
    standard: ['GB/T 3077-2015'],
    delivery_state: 'quenched_tempered',
    needed_by: '2031-05-01',
    visibility: 'public',
    machining_allowance: 5,
  },
  raise: {
    ...here,
    category_id: 102,
    material: '42CrMo',
    shape: 'round',
    size_from: 200,
    size_to: 350,
    mill: 'Example mill',
    target_t: 300,
    min_t: 10,
    tiers: [
      { from_t: 100, price: 5400 },
      { from_t: 300, price: 5200 },
    ],
    weighing_method: 1,
    have_warranty: 1,
    certificate_type: '3.1',
    ready_by: '2031-05-01',
    delivery_terms: 'ex_works',
    freight_by: 'buyer',
    invoice: 'vat_13',
    payment: '30% after success, the rest before delivery',
    packing: 'Unpacked',
  },
}

/** Definition and API of each kind, with values for a complete posting. */
export const everyKind = Object.values(postings).map(({ definition, api }) => ({
  kind: definition.kind,
  definition: definition as PostingDefinition,
  api: api as unknown as PostingApi,
  values: samples[definition.kind],
}))
export type TestedKind = (typeof everyKind)[number]

export const kindOf = (kind: RegisteredKind): TestedKind => everyKind.find((one) => one.kind === kind)!

/** Returns functions that submit, approve and publish postings of one kind in a single call each. */
export function marketOf({ api, values, definition }: TestedKind, { call }: TestApp, operator: Person) {
  const submit = async (poster: Person, own: Values = {}): Promise<string> => {
    const made = await call(
      api.create,
      // However unusual its figures are.
      {
        query: { submit: 1, confirmed: 'price_amount,actual_weight_kg,weight_t' },
        body: { ...values, ...own },
      },
      { token: poster.token },
    )
    if (made.status !== 200) throw new Error(`create: ${made.status} ${JSON.stringify(made.body)}`)
    return made.data.code
  }
  const approve = async (code: string): Promise<void> => {
    const as = { token: operator.token }
    const seen = await call(api.adminOne, { params: { code } }, as)
    const body = { revision: seen.data.revision }
    const done = await call(api.approve, { params: { code }, body }, as)
    if (done.status !== 200) throw new Error(`approve: ${done.status} ${JSON.stringify(done.body)}`)
  }
  return {
    submit,
    approve,
    /** Puts a posting online and returns its code. */
    publish: async (poster: Person, own: Values = {}): Promise<string> => {
      const code = await submit(poster, own)
      if (definition.postedBy !== 'platform') await approve(code)
      return code
    },
  }
}
