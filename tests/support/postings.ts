import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import type { Member, Person } from './factory.ts'
import type { TestApp } from './app.ts'

const { api } = postings.quotation

/** Beijing, Chaoyang: a district, so that filters by each level above it can be tested. */
export const somePlace = 110105

/** Returns the values of a complete spot posting: forged round bars of 42CrMo. */
export const completeValues = (values: QuotationValues = {}): QuotationValues => ({
  category_id: 102,
  character: 1,
  material: '42CrMo',
  shape: 'round',
  dims: { d: 300, l: 3000 },
  delivery_state: 'quenched_tempered',
  quantity: 4,
  quantity_unit: 'bar',
  weighing_method: 2,
  price_amount: 5400,
  price_basis: 'per_t',
  currency: 'CNY',
  tax_included: 1,
  have_warranty: 1,
  have_report: 0,
  claim_policy: 'accepted',
  region_id: somePlace,
  deadline: 30,
  photos: ['https://pictures.example/1.jpg'],
  ...values,
})

/** Returns functions that submit, approve and publish spot postings in a single call each. */
export function market({ call }: TestApp, operator: Person) {
  const submit = async (seller: Member, values: QuotationValues = {}): Promise<string> => {
    const made = await call(
      api.create,
      // However unusual its figures are.
      { query: { submit: 1, confirmed: 'price_amount,actual_weight_kg' }, body: completeValues(values) },
      { token: seller.token },
    )
    if (made.status !== 200) throw new Error(`create: ${made.status} ${JSON.stringify(made.body)}`)
    return made.data.code
  }
  const approve = async (code: string): Promise<void> => {
    const seen = await call(api.adminOne, { params: { code } }, { token: operator.token })
    const done = await call(
      api.approve,
      { params: { code }, body: { revision: seen.data.revision } },
      { token: operator.token },
    )
    if (done.status !== 200) throw new Error(`approve: ${done.status} ${JSON.stringify(done.body)}`)
  }
  return {
    submit,
    approve,
    /** Puts a posting online and returns its code. */
    publish: async (seller: Member, values: QuotationValues = {}): Promise<string> => {
      const code = await submit(seller, values)
      await approve(code)
      return code
    },
  }
}
