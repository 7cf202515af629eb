import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldIssues } from './field_issues.ts'
import { steelIssueText } from './steel/issues.ts'
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

test('a message is our own text for the issue, or else the library’s in the same language', () => {
  const fields = z.strictObject({
    name: z.string().check(z.minLength(2, 'required')),
    d: z.number().check(z.positive('dim_not_positive')),
    list: z.array(z.int()),
  })
  const read = (lang: 'en' | 'zh') => {
    const checked = check(fields, { name: '', d: -1, list: 'x' }, lang)
    return checked.ok ? {} : checked.errors
  }
  expect(read('en')).toMatchObject({
    name: fieldIssues.required.en,
    d: steelIssueText('dim_not_positive', 'en'),
    list: expect.stringMatching(/expected array/),
  })
  expect(read('zh')).toMatchObject({
    name: fieldIssues.required.zh,
    d: steelIssueText('dim_not_positive', 'zh'),
    list: expect.stringMatching(/数组|array/),
  })
  expect(read('zh')['list']).not.toBe(read('en')['list'])
})

test('valid input is returned as parsed', () => {
  expect(check(schema, { name: 'a', list: [1] }, 'en')).toEqual({ ok: true, value: { name: 'a', list: [1] } })
})

test('a field with two errors keeps the first message', () => {
  const twice = z.object({ name: z.string().check(z.minLength(3, 'required'), z.regex(/^x/, 'choose')) })
  const checked = check(twice, { name: 'a' }, 'en')
  expect(checked).toEqual({ ok: false, errors: { name: fieldIssues.required.en } })
})

test('thousands of wrong fields still make a short answer', () => {
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, at]))
  expect(JSON.stringify(errorsOf(unknown)).length).toBeLessThan(6_000)
  expect(Object.keys(errorsOf({ list: Array(20_000).fill('x') }))).toHaveLength(100)
})
