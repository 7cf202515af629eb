/** Quotes in tests: requests, suppliers, and what both sides do and see. */
import { quoteApi, quoteCreates, type QuoteForm } from '#contract/quote.ts'
import { userMessageApi } from '#contract/user_message.ts'
import type { RegisteredKind } from '#contract/postings/index.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factory.ts'
import { kindOf, marketOf } from './kinds.ts'

const day = 86_400_000
/** Returns the date `days` from now in China, as YYYY-MM-DD. */
export const dayAfter = (days: number, now = Date.now()): string =>
  new Date(now + days * day + 8 * 3_600_000).toISOString().slice(0, 10)

/** Returns a complete quote, for a quantity of one by default. */
export const quoteValues = (own: Partial<QuoteForm> = {}): QuoteForm => ({
  quantity: 1,
  price_amount: 5400,
  price_basis: 'per_t',
  tax_included: 1,
  delivery_date: dayAfter(20),
  valid_until: dayAfter(7),
  delivery_terms: null,
  terms: '',
  files: [],
  deviations: [],
  request_revision: 1,
  ...own,
})

export const createEndpointOf = (kind: RegisteredKind) => {
  const found = quoteCreates[kind]
  if (!found) throw new Error(`${kind} is not answered by quotes`)
  return found
}

/** Returns a function that sends quotes on requests of one kind. */
export const quoteSender =
  ({ raw }: TestApp, kind: RegisteredKind) =>
  (by: Person, code: string, own: Partial<QuoteForm> = {}) =>
    raw(createEndpointOf(kind), { params: { code }, body: quoteValues(own) }, { token: by.token })

/** Creates a buyer of raw material, and functions for what buyer, suppliers and operator do and see. */
export async function quoteScene(app: TestApp) {
  const { call, raw, make } = app
  const operator = await make.operator(['admin_purchase.get', 'admin_quotation.get'])
  const material = marketOf(kindOf('purchase_material'), app, operator)
  const { api } = kindOf('purchase_material')
  const send = quoteSender(app, 'purchase_material')
  const buyer = await make.gold({ name: 'Buyer of forgings' })
  const as = ({ token }: Person) => ({ token })
  const edit = async (code: string, own: object) => {
    const seen = await call(api.ownOne, { params: { code } }, as(buyer))
    const query = { revision: seen.data.revision }
    const body = { ...seen.data.values, ...own }
    const edited = await raw(api.update, { params: { code }, query, body }, as(buyer))
    if (edited.status === 200) await material.approve(code)
    return edited
  }
  return {
    operator,
    material,
    buyer,
    as,
    send,
    /** Edits the buyer's request and approves the change as the operator. */
    edit,
    quote: async (by: Person, code: string, own: Partial<QuoteForm> = {}): Promise<number> => {
      const made = await send(by, code, own)
      if (made.status !== 200) throw new Error(JSON.stringify(made.body))
      return made.data.id
    },
    matrix: async (code: string, by: Person = buyer) =>
      (await call(quoteApi.matrix, { params: { code } }, as(by))).data,
    sentBy: async (by: Person, query = {}) => (await call(quoteApi.sent, { query }, as(by))).data,
    accept: (id: number, own: object = {}, by: Person = buyer) =>
      raw(quoteApi.accept, { params: { id }, body: { revision: 1, agreed_quantity: 1, ...own } }, as(by)),
    revise: (by: Person, id: number, own: object = {}) =>
      raw(quoteApi.revise, { params: { id }, body: { ...quoteValues(), revision: 1, ...own } }, as(by)),
    confirm: (by: Person, id: number, request_revision: number) =>
      raw(quoteApi.confirm, { params: { id }, body: { request_revision } }, as(by)),
    /** Returns the account's newest notification. */
    newest: async (of: Person) => (await call(userMessageApi.list, { query: {} }, as(of))).data.results[0],
    detail: async (code: string, by?: Person) =>
      (await call(api.detail, { params: { code } }, by && as(by))).data,
    /** Publishes a request, by default for 20 t, and creates two suppliers who may quote. */
    publishRequest: async (own: object = {}) => {
      const code = await material.publish(buyer, { weight_t: 20, ...own })
      return { code, one: await make.certified({ name: 'Mill one' }), two: await make.certified() }
    },
  }
}
