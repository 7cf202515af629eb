/** What kinds share is stored and found: each such field has a column of its name, each filter its condition. */
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { kindFilters, sharedFilters, type choiceFilters } from '#contract/postings/filters.ts'
import { columnFieldNames, type filterFields, type sharedFields } from '#contract/postings/shared_fields.ts'
import { posting } from '#server/db/posting_tables.ts'
import { filterConditions } from './filter_store.ts'

type Column = keyof typeof posting.$inferInsert

test('every field that kinds share is a column: one that is missing does not compile', () => {
  expectTypeOf<keyof typeof sharedFields | keyof typeof filterFields>().toExtend<Column>()
  expectTypeOf<(typeof choiceFilters)[number]>().toExtend<Column>()
  for (const name of columnFieldNames) expect(posting).toHaveProperty(name)
})

/** Values of which each filter takes one. */
const candidates = [1, '1', '42CrMo', ['42CrMo'], ['round'], ['normalised'], 'seller', '2031-01-01', [1]]
/** `strict` says how another filter compares. */
const own = Object.entries({ ...sharedFilters, ...kindFilters }).filter(([name]) => name !== 'strict')

test.each(own)('%s narrows the list', (name, schema) => {
  const values = candidates.flatMap((one) => {
    const read = z.safeParse(schema, one)
    return read.success && read.data !== undefined ? [read.data] : []
  })
  expect(filterConditions({ [name]: values[0] }, '2031-01-01')).not.toEqual([])
})
