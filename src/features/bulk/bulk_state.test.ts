/** The state of a table in bulk entry, from opening it to sending its last row. */
import { expect, test } from 'vitest'
import { emptyAnswer, type BulkAnswer } from '#contract/postings/bulk.ts'
import { readDelimited } from '#shared/spreadsheet/delimited.ts'
import {
  bodyOf,
  changeBulk,
  headingsOf,
  meaningsOf,
  type BulkChange,
  type BulkContext,
  type BulkState,
} from './bulk_state.ts'

const context: BulkContext = {
  dictionary: new Map([
    ['材质', 'material'],
    ['规格', 'dims'],
    ['数量', 'quantity'],
  ]),
  remembered: {},
  ids: new Set(['material', 'dims', 'quantity', 'mill', 'photos']),
  gradeHeading: 'Grade',
  shapeHeading: 'Shape',
  isExample: (cells) => cells[0] === '42CrMo' && cells[1] === 'example',
}
const limits = { rows: 100, columns: 10, cell: 100 }
const after = (state: BulkState | null, ...changes: BulkChange[]): BulkState => {
  const last = changes.reduce<BulkState | null>((now, change) => changeBulk(now, change, context), state)
  if (!last) throw new Error('No table')
  return last
}
const opened = (text: string) =>
  after(null, { type: 'open', source: null, table: readDelimited(text, limits) })
const list = opened(
  'List of today\n材质\t规格\t仓位\n42CrMo\texample\n45\tφ100×6000\tA1\nH13\t90×200×3000\tA2\n合计\t2',
)
const [first, second] = bodyOf(list) as [BulkState['rows'][number], BulkState['rows'][number]]
const answer = (key: string, given: Partial<BulkAnswer>): BulkAnswer => ({ key, ...emptyAnswer, ...given })

test('opening a table finds its heading, skips totals and the example, and guesses the columns', () => {
  expect(headingsOf(list)).toEqual(['材质', '规格', '仓位'])
  expect(list.uses).toEqual(['material', 'dims', ''])
  expect(bodyOf(list).map(({ number }) => number)).toEqual([4, 5])
  expect(list.notes.skipped).toBe(2)
})

test('a field has only one column, and the chosen meanings of headings are remembered for the company', () => {
  const moved = after(list, { type: 'use', place: 2, id: 'material' }, { type: 'use', place: 0, id: 'mill' })
  expect(moved.uses).toEqual(['mill', 'dims', 'material'])
  expect(meaningsOf(moved)).toEqual({ 材质: 'mill', 规格: 'dims', 仓位: 'material' })
  expect(after(list, { type: 'heading', heading: null }).rows).toHaveLength(4)
})

test('columns under one heading in two rows are told apart, and remembered apart', () => {
  const of = (memory: Record<string, string>) =>
    changeBulk(
      null,
      {
        type: 'open',
        source: null,
        table: readDelimited(
          '材质\t规格 Size (mm)\t\t数量\n\t规格\t库位\t\n45\tφ100\tB7\t3\n40Cr\tφ90\tB8\t4',
          limits,
        ),
      },
      { ...context, remembered: memory },
    )!
  const first = of({})
  expect(headingsOf(first)).toEqual(['材质', '规格 Size (mm) · 规格', '规格 Size (mm) · 库位', '数量'])
  const told = after(first, { type: 'use', place: 1, id: 'dims' }, { type: 'use', place: 2, id: 'mill' })
  const again = of(meaningsOf(told))
  expect(again.uses).toEqual(['material', 'dims', 'mill', 'quantity'])
})

test('an added column holds what is typed into it', () => {
  const wider = after(
    list,
    { type: 'add', id: 'quantity' },
    { type: 'edit', key: second.key, place: 3, text: '7' },
  )
  expect(wider.uses).toEqual(['material', 'dims', '', 'quantity'])
  expect(bodyOf(wider).map(({ cells }) => cells[3])).toEqual([undefined, '7'])
})

test('rows that became postings leave the table; the others keep their answer until they are edited', () => {
  const answers = [
    answer(first.key, { code: 'Q1234567', state: 'draft', errors: { 'photos.0': 'x' } }),
    answer(second.key, { errors: { material: 'no' } }),
  ]
  const rehearsed = after(list, { type: 'answers', answers, isRehearsal: true })
  expect(bodyOf(rehearsed)).toHaveLength(2)
  const sent = after(list, { type: 'answers', answers, isRehearsal: false })
  expect(bodyOf(sent).map(({ key }) => key)).toEqual([second.key])
  expect(sent.made).toMatchObject([{ number: 4, code: 'Q1234567', missing: ['photos.0'], isOlder: false }])
  expect(bodyOf(sent)[0]?.answer?.errors).toEqual({ material: 'no' })
  const fixed = after(sent, { type: 'edit', key: second.key, place: 0, text: 'H11' })
  expect(bodyOf(fixed)[0]).toEqual({ key: second.key, number: 5, cells: ['H11', '90×200×3000', 'A2'] })
  const common = after(sent, { type: 'common', name: 'mill', value: 'x' })
  expect(bodyOf(common)[0]?.answer).toBeUndefined()
})

test('a posting that an earlier try created is marked as older', () => {
  const problem = { code: 'idempotency_mismatch', detail: '', data: null }
  const answers = [answer(first.key, { code: 'Q1234567', state: 'in_review', problem })]
  expect(after(list, { type: 'answers', answers, isRehearsal: false }).made[0]?.isOlder).toBe(true)
})

test('a removed row can be restored, and forgetting the table clears it', () => {
  const less = after(list, { type: 'remove', keys: new Set([first.key]) })
  expect(bodyOf(less)).toHaveLength(1)
  expect(after(less, { type: 'restore', state: list })).toBe(list)
  expect(changeBulk(list, { type: 'forget' }, context)).toBeNull()
})

test('an unusual figure is confirmed by itself, and asked about anew once its row was edited', () => {
  const confirmed = after(
    list,
    { type: 'confirm', key: first.key, name: 'price_amount', isRight: true },
    { type: 'confirm', key: first.key, name: 'actual_weight_kg', isRight: true },
    { type: 'confirm', key: first.key, name: 'price_amount', isRight: false },
  )
  expect(bodyOf(confirmed).map((row) => row.confirmed)).toEqual([['actual_weight_kg'], undefined])
  const edited = after(confirmed, { type: 'edit', key: first.key, place: 0, text: '35CrMo' })
  expect(bodyOf(edited)[0]?.confirmed).toBeUndefined()
  const other = after(confirmed, { type: 'common', name: 'price_basis', value: 'per_t' })
  expect(bodyOf(other)[0]?.confirmed).toBeUndefined()
})

test('a correction behind the last column adds its column, and is taken back with it', () => {
  const cells = new Map([[first.key, new Map([[3, '锻扁钢']])]])
  const added = after(list, {
    type: 'write',
    what: 'fix',
    cells,
    of: { id: 'category_id', sort: 'category 1' },
  })
  expect(added.uses).toEqual(['material', 'dims', '', 'category_id'])
  expect(bodyOf(added)[0]?.cells[3]).toBe('锻扁钢')
  const within = new Map([[first.key, new Map([[2, 'B7']])]])
  expect(
    after(list, { type: 'write', what: 'fix', cells: within, of: { id: 'mill', sort: 'x' } }).uses,
  ).toEqual(list.uses)
})
