import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldIssues } from './field_issues.ts'
import { dims, field } from './fields.ts'
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

test('a message is the text that the schema names', () => {
  const fields = z.strictObject({
    name: z.string().check(z.minLength(2, 'required')),
    d: z.number().check(z.positive('dim_not_positive')),
  })
  const read = (lang: 'en' | 'zh') => {
    const checked = check(fields, { name: '', d: -1 }, lang)
    return checked.ok ? {} : checked.errors
  }
  for (const lang of ['en', 'zh'] as const)
    expect(read(lang)).toEqual({
      name: fieldIssues.required[lang],
      d: steelIssueText('dim_not_positive', lang),
    })
})

const priced = z.strictObject({
  low: z.optional(z.number().check(z.gte(5), z.lte(9))),
  above: z.optional(z.number().check(z.positive())),
  count: z.optional(z.int()),
  name: z.optional(z.string().check(z.minLength(2), z.maxLength(3))),
  day: z.optional(z.iso.date()),
  at: z.optional(z.iso.datetime()),
  unit: z.optional(z.enum(['t', 'kg'])),
  is_open: z.optional(z.boolean()),
  list: z.optional(z.array(z.int()).check(z.minLength(1))),
  dims: z.optional(z.object({ d: z.number() })),
  either: z.optional(z.union([z.number(), z.array(z.string())])),
})

test.each([
  ['low', 'a few', 'Must be a number', '必须是数字'],
  ['low', Number.NaN, 'Must be a number', '必须是数字'],
  ['low', null, 'Required', '必填项'],
  ['low', 4, 'Must be 5 at least', '不能小于 5'],
  ['low', 10, 'Must be 9 at most', '不能大于 9'],
  ['above', 0, 'Must be greater than 0', '必须大于 0'],
  ['count', '5', 'Must be a number', '必须是数字'],
  ['count', 1.5, 'Must be a whole number', '必须是整数'],
  ['name', 7, 'Must be a text', '必须是文字'],
  ['name', 'a', '2 characters at least', '至少 2 个字符'],
  ['name', 'abcd', '3 characters at most', '最多 3 个字符'],
  ['day', '31.3.2026', 'Enter a day like 2026-03-31', '请输入日期，如 2026-03-31'],
  ['at', 'noon', 'Enter a day with its time', '请输入日期和时间'],
  ['unit', 'lb', 'Please choose', '请选择'],
  ['is_open', 'open', 'Must be yes or no', '必须是“是”或“否”'],
  ['list', 'x', 'Must be a list', '必须是列表'],
  ['list', [], 'At least one entry is needed', '至少填写 1 项'],
  ['dims', 'x', 'Must be a group of fields', '必须是一组字段'],
  ['either', true, 'This value is not possible here', '此处不能填写该值'],
])('where the schema names no text, %s of %j gets one of our own', (name, value, en, zh) => {
  const read = (lang: 'en' | 'zh') => check(priced, { [name]: value }, lang)
  expect(read('en')).toEqual({ ok: false, errors: { [name]: en } })
  expect(read('zh')).toEqual({ ok: false, errors: { [name]: zh } })
})

test('a list that is too long says how many it may have', () => {
  const short = z.strictObject({ list: z.array(z.int()).check(z.maxLength(2)) })
  const read = (lang: 'en' | 'zh') => check(short, { list: [1, 2, 3] }, lang)
  expect(read('en')).toEqual({ ok: false, errors: { list: '2 entries at most' } })
  expect(read('zh')).toEqual({ ok: false, errors: { list: '最多 2 项' } })
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

test('too many decimal places are told with the unit in which the field counts', () => {
  const fields = z.strictObject({
    weight: field.number({ max: 100, places: 3, unit: 't' }).schema,
    rate: field.number({ max: 100, places: 1 }).schema,
    dims,
  })
  const read = (lang: 'en' | 'zh') => {
    const checked = check(fields, { weight: 0.0005, rate: 1.25, dims: { d: 300.25 } }, lang)
    return checked.ok ? {} : checked.errors
  }
  expect(read('en')).toEqual({
    weight: 'At most 3 decimal places; the unit is t',
    rate: 'At most 1 decimal place',
    'dims.d': 'At most 1 decimal place; the unit is mm',
  })
  expect(read('zh')).toMatchObject({ weight: '最多 3 位小数（单位为 t）', rate: '最多 1 位小数' })
})
