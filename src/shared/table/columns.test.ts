/** The compiler is the test: `tsc` fails where a helper accepts what it must not. */
import { expectTypeOf, test } from 'vitest'
import type { columnsOf } from './columns.tsx'

type Row = {
  code: string
  author: string | null
  views: number
  kg: number | null
  state: 'online'
  flags: string[]
}
type Columns = ReturnType<typeof columnsOf<Row>>
type Key<H extends keyof Columns> = Extract<Parameters<Columns[H]>[0], string>

test('a helper takes only keys of its own type', () => {
  expectTypeOf<Key<'text'>>().toEqualTypeOf<'code' | 'author' | 'state'>()
  expectTypeOf<Key<'number'>>().toEqualTypeOf<'views' | 'kg'>()
  expectTypeOf<Key<'weight'>>().toEqualTypeOf<'views' | 'kg'>()
  expectTypeOf<Key<'age'>>().toEqualTypeOf<'code' | 'author' | 'state'>()
})

test('a reading function must return the helper’s own type', () => {
  expectTypeOf<(row: Row) => number>().toExtend<Parameters<Columns['number']>[0]>()
  expectTypeOf<(row: Row) => number>().not.toExtend<Parameters<Columns['text']>[0]>()
  expectTypeOf<(row: Row) => string>().not.toExtend<Parameters<Columns['weight']>[0]>()
  expectTypeOf<(row: Row) => Row>().not.toExtend<Parameters<Columns['age']>[0]>()
})
