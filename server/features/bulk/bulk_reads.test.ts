/** The number of reads of a bulk entry does not depend on the number of its rows. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { kindOf } from '../../../tests/support/kinds.ts'
import { completeValues } from '../../../tests/support/postings.ts'
import { nodeWithStatementLog } from '../../../tests/support/statements.ts'

const { call, make, deps, statements } = await nodeWithStatementLog()
let sizes = 100
type Query = { submit?: 1; dry_run?: 1 }
const queries: Query[] = [{}, { submit: 1 }, { submit: 1, dry_run: 1 }]
const rowsOf: [kind: 'quotation' | 'purchase_forging', values: object][] = [
  ['quotation', completeValues()],
  ['purchase_forging', kindOf('purchase_forging').values],
]

test.each(rowsOf)('fifty rows of %s take as many reads as one', async (kind, values) => {
  const { enter } = bulkApis[kind]!
  const { token } = await make.gold()
  const readsFor = async (count: number, query: Query) => {
    const rows = Array.from({ length: count }, () => ({
      key: randomUUID(),
      values: { ...values, dims: { d: ++sizes, l: 900 } },
    }))
    // What earlier calls left in the cache does not count.
    deps.cache.clear()
    statements.length = 0
    const { data } = await call(enter, { query, body: { rows } }, { token })
    const state = query.submit ? 'in_review' : 'draft'
    expect(data.rows.map((row) => row.state)).toEqual(Array.from({ length: count }, () => state))
    return statements.filter((name) => name !== 'insert' && name !== 'transaction')
  }
  for (const query of queries) {
    const one = await readsFor(1, query)
    expect(await readsFor(50, query)).toEqual(one)
  }
})
