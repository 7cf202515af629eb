import { expect, it } from 'vitest'
import { changeForm, startForm, type FormChange, type FormState } from './form_state.ts'

const context = { defaults: { quantity_unit: 'bar' }, hasField: () => true }
const start = () => startForm(context.defaults, { baseline: context.defaults, context, manual: [] })
const after = (state: FormState, ...changes: FormChange[]) =>
  changes.reduce((before, change) => changeForm(before, change, context), state)

it('asks which shape is meant and fills in the chosen one', () => {
  const asked = after(start(), { type: 'spec', text: '178*32' })
  expect(asked.parsed?.candidates?.map((one) => one.shape)).toContain('pipe')
  expect(asked.values.shape).toBeUndefined()
  const round = after(asked, { type: 'candidate', shape: 'round' })
  expect(round.values).toMatchObject({ shape: 'round', dims: { d: 178, l: 32 } })
})

it('reads the line again when a shape is chosen by hand', () => {
  const state = after(
    start(),
    { type: 'spec', text: 'φ178*32' },
    { type: 'edit', name: 'shape', value: 'disc' },
  )
  expect(state.values).toMatchObject({ shape: 'disc', dims: { d: 178, h: 32 } })
})

it('lets the person replace what was entered by hand with what was read', () => {
  const entered = after(
    start(),
    { type: 'edit', name: 'material', value: '40Cr' },
    { type: 'spec', text: '42CrMo φ320*6150' },
  )
  expect(entered.values.material).toBe('40Cr')
  expect(entered.keptByHand).toEqual([{ name: 'material', read: '42CrMo' }])
  const taken = after(entered, { type: 'takeRead', names: ['material'] })
  expect(taken.values.material).toBe('42CrMo')
  expect(taken.keptByHand).toEqual([])
})

it('takes the shape from the category unless the person chose one', () => {
  expect(after(start(), { type: 'edit', name: 'category_id', value: 201 }).values.shape).toBe('ring')
  const chosen = after(
    start(),
    { type: 'edit', name: 'shape', value: 'disc' },
    { type: 'edit', name: 'category_id', value: 201 },
  )
  expect(chosen.values.shape).toBe('disc')
})

it('keeps the photo of a piece when photos are moved, added or removed, and when an upload ends', () => {
  const piece = (piece_no: string, photo: number | null) => ({ piece_no, photo })
  const pieces = [piece('A', 1), piece('B', 2), piece('C', null)]
  const begun = after(
    start(),
    { type: 'edit', name: 'photos', value: ['/local/a', '/b'] },
    { type: 'edit', name: 'pieces', value: pieces },
  )
  const photosOf = (...photos: string[]) =>
    (after(begun, { type: 'edit', name: 'photos', value: photos }).values.pieces as typeof pieces).map(
      ({ photo }) => photo,
    )
  expect(photosOf('/a', '/b'), 'uploaded').toEqual([1, 2, null])
  expect(photosOf('/b', '/local/a'), 'moved').toEqual([2, 1, null])
  expect(photosOf('/local/a', '/b', '/c'), 'one more').toEqual([1, 2, null])
  expect(photosOf('/b'), 'one less').toEqual([null, 1, null])
})

it('clears only the messages of the edited field', () => {
  const state = after(
    start(),
    { type: 'errors', errors: { 'dims.d': 'x', dims: 'y', quantity: 'z' } },
    { type: 'edit', name: 'dims', value: { d: 1 } },
  )
  expect(state.errors).toEqual({ quantity: 'z' })
})

it('continues a restored line: further typing changes the fields that the line had filled', () => {
  const typed = after(start(), { type: 'spec', text: '178*32' }, { type: 'candidate', shape: 'pipe' })
  const restored = startForm(typed.values, {
    baseline: context.defaults,
    context,
    manual: [...typed.manual],
    spec: typed.spec,
    candidate: typed.candidate,
  })
  expect(restored.values).toEqual(typed.values)
  expect(restored.keptByHand).toEqual([])
  expect(after(restored, { type: 'spec', text: '40Cr φ300*2000' }).values).toMatchObject({
    material: '40Cr',
    shape: 'round',
    dims: { d: 300, l: 2000 },
  })
})
