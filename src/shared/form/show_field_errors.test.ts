import { expect, it } from 'vitest'
import { errorsOf, firstError } from './show_field_errors.ts'

const errors = { 'pieces.0.length': 'a', material: 'b', 'dims.d': 'c', dims: 'd' }

it('returns the message of a field and those of the fields inside it', () => {
  expect(errorsOf(errors, 'dims')).toEqual({ error: 'd', inner: { d: 'c' } })
  expect(errorsOf(errors, 'material')).toEqual({ error: 'b', inner: undefined })
})

it('returns the error of the field that comes first on the page', () => {
  expect(firstError(errors, ['material', 'dims', 'pieces'])).toBe('material')
  expect(firstError(errors, ['pieces', 'material'])).toBe('pieces.0.length')
  expect(firstError({}, ['material'])).toBeUndefined()
})
