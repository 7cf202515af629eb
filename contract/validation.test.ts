import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check } from './validation.ts'

const schema = z.strictObject({ name: z.optional(z.string()), list: z.optional(z.array(z.int())) })
const errorsOf = (input: unknown) => {
  const checked = check(schema, input, 'en')
  return checked.ok ? {} : checked.errors
}

test('each unknown key is an error at its own place, whatever it is called', () => {
  const input = JSON.parse('{"a":1,"constructor":2,"__proto__":3}') as object
  expect(Object.entries(errorsOf(input)).sort()).toEqual([
    ['__proto__', 'There is no such field'],
    ['a', 'There is no such field'],
    ['constructor', 'There is no such field'],
  ])
})

test('thousands of wrong fields make a short answer', () => {
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, at]))
  expect(JSON.stringify(errorsOf(unknown)).length).toBeLessThan(6_000)
  expect(Object.keys(errorsOf({ list: Array(20_000).fill('x') }))).toHaveLength(100)
})
