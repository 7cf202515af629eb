// Runs in tests/support/one_document.ts.
import { describe, expect, test } from 'vitest'
import type { BulkColumn } from './bulk_columns.ts'
import type { BulkRow } from './bulk_state.ts'
import type { RowReading } from './row_reader.ts'
import { filteredView, kindOfText, problemKinds, shownRows, sortedView } from './row_view.ts'

const row = (key: string, ...cells: string[]): BulkRow => ({ key, number: 1, cells })
const nothing: RowReading = {
  values: {},
  errors: {},
  missing: {},
  notes: {},
  fixes: {},
  state: 'ready',
  lotKg: null,
  said: [],
}
/** Rows by key with what was read of them; other rows are complete. */
const read: Record<string, Partial<RowReading>> = {
  a: { values: { actual_weight_kg: 900 } },
  b: { state: 'wrong', errors: { dims: '形状未定：圆棒 / 方棒。请写明' } },
  c: { state: 'incomplete', missing: { price_amount: 'Required' }, values: { actual_weight_kg: 2000 } },
  d: { state: 'wrong', errors: { dims: '形状未定：扁钢 / 方棒。请写明', quantity: '“两支”不是数字' } },
}
const of = ({ key }: BulkRow): RowReading => ({ ...nothing, ...read[key] })
const rows = [
  row('a', '900 kg', 'φ90'),
  row('b', '', 'φ800'),
  row('c', '2 t', ''),
  row('d', '约 1 吨', 'φ100'),
]
const given = { rows, of, lang: 'zh' as const }
const keys = (shown: readonly BulkRow[]) => shown.map(({ key }) => key).join('')
const column = (id: string, widget: 'number' | 'text') => ({ id, field: { widget } }) as unknown as BulkColumn
const weight = { by: 'column', place: 0, column: column('actual_weight_kg', 'number') } as const
const dims = { by: 'column', place: 1, column: column('dims', 'text') } as const

describe('the order', () => {
  test('by problems has rows with errors first, each group as in the table', () => {
    expect(keys(shownRows(sortedView({ by: 'problems' }, null, given), rows))).toBe('bdca')
  })
  test('by a column compares what was understood, numbers within texts, and has empty cells last', () => {
    expect(keys(shownRows(sortedView({ ...weight, isDown: false }, null, given), rows))).toBe('acdb')
    expect(keys(shownRows(sortedView({ ...weight, isDown: true }, null, given), rows))).toBe('cadb')
    expect(keys(shownRows(sortedView({ ...dims, isDown: false }, null, given), rows))).toBe('adbc')
    expect(keys(shownRows(sortedView({ ...dims, isDown: true }, null, given), rows))).toBe('bdac')
  })
})

describe('the rows of a filter', () => {
  const kinds = problemKinds(given)
  const open = kinds.find(({ path }) => path === 'dims')!
  const view = filteredView({ problem: open.id }, null, given)

  test('have one kind of problem, counted over all rows', () => {
    expect(kinds).toEqual([
      { id: 'dims 形状未定', path: 'dims', text: '形状未定', count: 2 },
      { id: 'price_amount Required', path: 'price_amount', text: 'Required', count: 1 },
      { id: 'quantity “…”不是数字', path: 'quantity', text: '“…”不是数字', count: 1 },
    ])
    expect(keys(shownRows(view, rows))).toBe('bd')
  })
  test('stay when they are mended, in their order, and new rows come after them', () => {
    const mended = [...rows.slice(0, 3), row('d', '1 t', 'φ100×900'), row('e', 'new')]
    expect(keys(shownRows(view, mended))).toBe('bde')
    const ordered = sortedView({ ...weight, isDown: true }, view, { ...given, rows: mended })
    expect(keys(shownRows(ordered, mended))).toBe('edb')
    expect(ordered?.filter).toEqual({ problem: open.id })
    // A removed row is gone, and stands where it stood when it comes back.
    expect(
      keys(
        shownRows(
          view,
          mended.filter(({ key }) => key !== 'b'),
        ),
      ),
    ).toBe('de')
    expect(keys(shownRows(view, mended))).toBe('bde')
  })
  test('are all rows in the order of the table again once neither is chosen', () => {
    expect(filteredView('all', null, given)).toBeNull()
    expect(sortedView(null, sortedView({ by: 'problems' }, null, given), given)).toBeNull()
    expect(keys(shownRows(filteredView('ready', null, given), rows))).toBe('a')
    expect(keys(shownRows(null, rows))).toBe('abcd')
  })
})

test.each([
  ['“abc” is not a number', '“…” is not a number'],
  ['The shape is open: round bar / square. Write it, or add a column for it', 'The shape is open'],
  ['At most 5,000 characters', 'At most … characters'],
  ['Required', 'Required'],
])('%s is one of a kind', (text, kind) => {
  expect(kindOfText(text)).toBe(kind)
})
