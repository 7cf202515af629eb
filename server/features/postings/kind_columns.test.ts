/** Fields that all kinds share are stored and searchable: each has a column of its name, each filter a condition. */
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { kindFilters, sharedFilters, type choiceFilters } from '#contract/postings/filters.ts'
import { columnFieldNames, type filterFields, type sharedFields } from '#contract/postings/shared_fields.ts'
import { posting } from '#server/db/posting_tables.ts'
import { filterConditions } from './filter_store.ts'

type Column = keyof typeof posting.$inferInsert

test('every field that kinds share is a column; a missing one does not compile', () => {
  expectTypeOf<keyof typeof sharedFields | keyof typeof filterFields>().toExtend<Column>()
  expectTypeOf<(typeof choiceFilters)[number]>().toExtend<Column>()
  for (const name of columnFieldNames) expect(posting).toHaveProperty(name)
})

/** Sample values; each filter accepts one of them. */
const candidates = [1, '1', '42CrMo', ['42CrMo'], ['round'], ['normalised'], 'seller', '2031-01-01', [1]]
/** `strict` and `fits` are no filters of their own: they change what another one compares with. */
const filters = Object.entries({ ...sharedFilters, ...kindFilters }).filter(
  ([name]) => name !== 'strict' && name !== 'fits',
)

test.each(filters)('%s narrows the list', (name, schema) => {
  const values = candidates.flatMap((one) => {
    const read = z.safeParse(schema, one)
    return read.success && read.data !== undefined ? [read.data] : []
  })
  expect(filterConditions({ [name]: values[0] }, '2031-01-01')).not.toEqual([])
})
