import { describe, expect, test } from 'vitest'
import { emptyAnswer, type BulkAnswer } from '#contract/postings/bulk.ts'
import { readDelimited } from '#shared/spreadsheet/delimited.ts'
import { changeHistory, historyOf, type BulkHistory, type HistoryChange } from './bulk_history.ts'
import { bodyOf, type BulkContext, type BulkRow } from './bulk_state.ts'

const context: BulkContext = {
  dictionary: new Map([
    ['材质', 'material'],
    ['规格', 'dims'],
  ]),
  remembered: {},
  ids: new Set(['material', 'dims', 'quantity']),
  gradeHeading: 'Grade',
  shapeHeading: 'Shape',
  isExample: () => false,
}
const after = (history: BulkHistory, ...changes: HistoryChange[]): BulkHistory =>
  changes.reduce((now, change) => changeHistory(now, change, context), history)
const table = readDelimited('材质\t规格\n45\tφ100×900\nH13\tφ90×800\n20Cr\tφ80×700', {
  rows: 100,
  columns: 10,
  cell: 100,
})
const start = after(historyOf(null), { type: 'open', source: null, table })
const body = (history: BulkHistory): readonly BulkRow[] => bodyOf(history.state!)
const grades = (history: BulkHistory) => body(history).map(({ cells }) => cells[0])
const [one, two, three] = body(start) as [BulkRow, BulkRow, BulkRow]
const edit = (row: BulkRow, text: string, isContinued = false): HistoryChange => ({
  type: 'edit',
  key: row.key,
  place: 0,
  text,
  isContinued,
})
const undo: HistoryChange = { type: 'undo' }
const redo: HistoryChange = { type: 'redo' }
const answer = (key: string, given: Partial<BulkAnswer>): BulkAnswer => ({ key, ...emptyAnswer, ...given })

test('the keys of one visit to a cell are one step, another visit is the next', () => {
  const typed = after(start, edit(one, '4'), edit(one, '42', true), edit(one, '42Cr', true), edit(one, '35'))
  expect(typed.past.map(({ name }) => name)).toEqual(['edit', 'edit'])
  const back = after(typed, undo)
  expect(grades(back)).toEqual(['42Cr', 'H13', '20Cr'])
  expect(grades(after(back, undo))).toEqual(['45', 'H13', '20Cr'])
  expect(grades(after(back, undo, redo, redo))).toEqual(['35', 'H13', '20Cr'])
  expect(after(start, edit(one, '45')).past).toHaveLength(0)
})

test('pastes with added rows, removed rows, columns and common values are taken back and made again', () => {
  const added: BulkRow = { key: crypto.randomUUID(), number: 5, cells: ['4Cr13'] }
  const cells = new Map([[two.key, new Map([[0, 'H11']])]])
  const changed = after(
    start,
    { type: 'write', what: 'paste', cells, added: [added] },
    { type: 'remove', keys: new Set([three.key]) },
    { type: 'add', id: 'quantity' },
    { type: 'common', name: 'mill', value: 'a' },
    { type: 'common', name: 'mill', value: 'ab' },
  )
  expect(grades(changed)).toEqual(['45', 'H11', '4Cr13'])
  expect(changed.past.map(({ name }) => name)).toEqual(['paste', 'remove', 'column', 'common'])
  const back = after(changed, undo, undo, undo, undo, undo)
  expect(back.state).toMatchObject({ uses: start.state!.uses, common: {} })
  expect(grades(back)).toEqual(['45', 'H13', '20Cr'])
  expect(back.future.map(({ name }) => name)).toEqual(['common', 'column', 'remove', 'paste'])
  const again = after(back, redo, redo, redo, redo)
  expect(again.state).toMatchObject({ common: { mill: 'ab' }, uses: ['material', 'dims', 'quantity'] })
  expect(grades(again)).toEqual(['45', 'H11', '4Cr13'])
})

test('a new change ends what could be made again; steps and rows shown are no changes', () => {
  const back = after(start, edit(one, '35'), undo, { type: 'step', step: 'rows' })
  expect(back.state?.step).toBe('rows')
  expect(back.future).toHaveLength(1)
  expect(after(back, edit(two, 'H11')).future).toHaveLength(0)
  expect(after(start, undo, redo)).toBe(start)
})

test('another table begins a new history', () => {
  const changed = after(start, edit(one, '35'))
  expect(after(changed, { type: 'open', source: null, table }).past).toHaveLength(0)
  expect(after(changed, { type: 'forget' })).toEqual(historyOf(null))
  expect(after(changed, { type: 'restore', state: start.state }).past).toHaveLength(0)
})

describe('rows that became postings', () => {
  const sent = (...rows: BulkRow[]): HistoryChange => ({
    type: 'answers',
    isRehearsal: false,
    answers: rows.map(({ key }) => answer(key, { code: 'Q1234567', state: 'draft' })),
  })

  test('do not come back, whatever is taken back or made again', () => {
    const changed = after(start, edit(one, '35'), edit(two, 'H11'), sent(one))
    expect(grades(after(changed, undo))).toEqual(['H13', '20Cr'])
    const back = after(start, edit(one, '35'), edit(two, 'H11'), undo, undo, sent(one))
    expect(grades(after(back, redo, redo))).toEqual(['H11', '20Cr'])
    const removed = after(start, { type: 'remove', keys: new Set([three.key]) }, sent(one))
    expect(grades(after(removed, undo))).toEqual(['H13', '20Cr'])
  })
  test('leave no steps behind that would do nothing', () => {
    const changed = after(start, edit(two, 'H11'), edit(one, '35'), sent(one))
    expect(changed.past).toHaveLength(1)
    expect(grades(after(changed, undo))).toEqual(['H13', '20Cr'])
    expect(after(start, edit(one, '35'), sent(one)).past).toHaveLength(0)
    expect(after(start, edit(one, '35'), undo, sent(one)).future).toHaveLength(0)
  })
})

test('a row keeps the answer that came after the change that is taken back; an edited one has that of its texts', () => {
  const refused = { material: 'no' }
  const answers = [answer(one.key, { errors: refused }), answer(two.key, { errors: refused })]
  const rehearsed = after(start, edit(three, '40Cr'), { type: 'answers', answers, isRehearsal: true })
  const back = after(rehearsed, undo)
  expect(body(back).map((row) => row.answer?.errors)).toEqual([refused, refused, undefined])
  const changed = after(rehearsed, edit(one, '35'))
  expect(body(changed)[0]?.answer).toBeUndefined()
  expect(body(after(changed, undo))[0]?.answer?.errors).toEqual(refused)
  // What a column holds decides what an answer is about.
  const other = after(rehearsed, { type: 'use', place: 1, id: '' })
  expect(body(after(other, undo))[1]?.answer?.errors).toEqual(refused)
  expect(body(after(other, undo, redo))[1]?.answer).toBeUndefined()
})

test('a long history forgets its oldest steps', () => {
  const texts = Array.from({ length: 130 }, (_, at) => edit(one, `45-${at}`))
  const long = after(start, ...texts)
  expect(long.past).toHaveLength(100)
  expect(grades(after(long, ...Array.from({ length: 100 }, () => undo)))[0]).toBe('45-29')
})
