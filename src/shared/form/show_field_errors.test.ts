import { expect, it } from 'vitest'
import { errorsOf, firstError } from './show_field_errors.ts'

const errors = { 'pieces.0.length': 'a', material: 'b', 'dims.d': 'c', dims: 'd' }

it('gives a field its own message and those inside it', () => {
  expect(errorsOf(errors, 'dims')).toEqual({ error: 'd', inner: { d: 'c' } })
  expect(errorsOf(errors, 'material')).toEqual({ error: 'b', inner: undefined })
})

it('begins with the field that stands first on the page', () => {
  expect(firstError(errors, ['material', 'dims', 'pieces'])).toBe('material')
  expect(firstError(errors, ['pieces', 'material'])).toBe('pieces.0.length')
  expect(firstError({}, ['material'])).toBeUndefined()
})
