// Runs in tests/support/one_document.ts.
/** Surfaces in lists: in the column of conditions, behind a grade, in a specification, and in their own column. */
import { expect, test } from 'vitest'
import { readList } from './stock_list.test_support.ts'

const conditionOf = (text: string) => {
  const [row] = readList(['Grade', 'Size', 'Condition', 'Pcs'], ['C45', 'Ø50 x 3000 mm', text, '4'])
  const { delivery_state: state, surface, description } = row!.values
  return {
    state: state ?? undefined,
    surface: surface ?? undefined,
    description: description ?? undefined,
    errors: row!.errors,
  }
}
const none = { state: undefined, surface: undefined, description: undefined, errors: [] }

test.each([
  ['peeled', { surface: 'peeled' }],
  ['geschält', { surface: 'peeled' }],
  ['扒皮', { surface: 'peeled' }],
  ['+C', { surface: 'drawn' }],
  ['+SL', { surface: 'ground' }],
  ['cold drawn', { surface: 'drawn' }],
  ['CD', { surface: 'drawn' }],
  ['trafilato', { surface: 'drawn' }],
  ['калиброванный', { surface: 'drawn' }],
  ['QT, turned', { state: 'quenched_tempered', surface: 'turned' }],
  ['HT, rough turned', { state: 'quenched_tempered', surface: 'rough_turned' }],
  ['+QT+SH', { state: 'quenched_tempered', surface: 'peeled' }],
  ['调质 车光', { state: 'quenched_tempered', surface: 'turned' }],
  ['调质、磨光', { state: 'quenched_tempered', surface: 'ground' }],
  ['+N', { state: 'normalised' }],
  ['N+T', { state: 'normalised_tempered' }],
  ['закалка+отпуск', { state: 'quenched_tempered' }],
])('the condition %s fills the fields that it names', (text, found) =>
  expect(conditionOf(text)).toEqual({ ...none, ...found }),
)

test('what no field has is kept in the description, beside what is read', () => {
  expect(conditionOf('QT 28-32 HRC')).toEqual({
    ...none,
    state: 'quenched_tempered',
    description: 'Condition: QT 28-32 HRC',
  })
  expect(conditionOf('somewhat rusty').errors).toEqual(['delivery_state'])
})

test.each([
  ['42CrMo4+QT+SH', { material: '42CrMo4', delivery_state: 'quenched_tempered', surface: 'peeled' }],
  ['C45+C', { material: 'C45', surface: 'drawn' }],
  ['11SMnPb30 +SL', { material: '11SMnPb30', surface: 'ground' }],
  ['1.4571+AT+2H', { material: '1.4571', delivery_state: 'solution', surface: 'drawn' }],
])('%s in a column of grades is the grade with its condition and surface', (text, found) => {
  const [row] = readList(['Material', 'Size', 'Pcs'], [text, 'Ø50 x 3000 mm', '4'])
  expect(row).toMatchObject({ values: found, errors: [], notes: {} })
})

test('a surface behind a size fills its field', () => {
  const [row] = readList(['材质', '规格', '支数'], ['42CrMo', 'φ90×6000 扒皮', '7'])
  expect(row).toMatchObject({ values: { surface: 'peeled' }, errors: [], notes: {} })
})
