import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { field } from './fields.ts'

const accepts = (schema: z.core.$ZodType, value: number) => z.safeParse(schema, value).success

test.each([
  [0, true],
  [7, true],
  [7.5, false],
  [7.000_000_1, false],
  // Looks like 0, but an integer column refuses it.
  [3.882e-105, false],
  [10_000, false],
])('a field for whole numbers accepts %s: %s', (value, right) => {
  expect(accepts(field.number({ max: 9_999, zero: true }).schema, value)).toBe(right)
})

test.each([
  [3.329, true],
  [0.001, true],
  [0.1 + 0.2, false],
  [3.3291, false],
  // Above zero, but its column would store 0.
  [1e-9, false],
])('a field with three decimals accepts %s: %s', (value, right) => {
  expect(accepts(field.number({ max: 100, places: 3 }).schema, value)).toBe(right)
})
