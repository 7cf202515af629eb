/** Every text that a call writes: what nobody sees, or what disguises a text, is refused or left out (decision 128). */
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'
import { plainText } from './text.ts'

type Leaf = { path: string; schema: z.core.$ZodType<string> }

/** The schemas of texts within a schema, with the path of their field; `seen` ends recursion. */
function texts(schema: z.core.$ZodType, path: string, seen: readonly unknown[] = []): Leaf[] {
  if (seen.includes(schema)) return []
  const inside = (one: z.core.$ZodType, name = '') => texts(one, path + name, [...seen, schema])
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ path, schema: schema as z.core.$ZodType<string> }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, one]) => inside(one, `.${name}`))
    case 'array':
      return inside(def.element)
    case 'record':
      return [...inside(def.keyType, '.key'), ...inside(def.valueType)]
    case 'union':
      return def.options.flatMap((one) => inside(one))
    case 'lazy':
      return inside(def.getter())
    case 'pipe':
      return inside(def.out)
    case 'optional':
    case 'nullable':
    case 'default':
      return inside(def.innerType)
    default:
      return []
  }
}

/** Texts in forms that their fields may ask for, each with a character to be noticed in the middle. */
const within = (character: string) => [
  `a${character}b`,
  `Forging${character}Works`,
  `1${character}2`,
  `13800${character}138000`,
  `a${character}b@works.example`,
  `https://works.example/${character}b`,
  `/uploads/public/2026/01/${character}b.png`,
]

const isTaken = ({ schema }: Leaf, character: string): boolean =>
  within(character).some((value) => {
    const read = z.safeParse(schema, value)
    return read.success && read.data.includes(character)
  })

/** What is only compared, never shown to anybody, or checked field by field afterwards. */
const unread: Record<string, string> = {
  password: 'only compared with its hash',
  old_password: 'only compared with its hash',
  verify_code: 'of the other login type; ignored',
  key: 'of the other login type; ignored',
  code: 'only compared with what the server or the app has made',
  setup: 'only compared with what the server has made',
  addresses: 'only compared with the addresses of uploads',
  transports: 'read by the browser that wrote it',
  'rows.values': 'rows of a sheet: each is checked with the schemas of its kind afterwards',
  'columns.key': 'headings of the own sheets, read by nobody else',
  'columns.heading': 'headings of the own sheets, read by nobody else',
}
const isUnread = ({ path }: Leaf): boolean => Object.keys(unread).some((name) => path.endsWith(`.${name}`))

const leaves = (await contractEndpoints())
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((part) => texts(part, `${method} ${path} `)),
  )

test.each([
  ['a direction override', '\u202E'],
  ['a control character', '\u0000'],
  ['a control character of the second block', '\u0085'],
  ['a space without width', '\u200B'],
  ['a soft hyphen', '\u00AD'],
  ['a tag', '\u{E0041}'],
  ['a blank letter', '\u3164'],
])('no text that others read takes %s', (_, character) => {
  expect(plainText(`a${character}b`)).toBe('ab')
  const taken = leaves.filter((leaf) => !isUnread(leaf) && isTaken(leaf, character))
  expect(taken.map(({ path }) => path)).toEqual([])
})

/** By the name of their field; those in both languages are the notes of an app edition. */
const severalLines =
  'answer chemistry comment defect_notes description en heat_treatment includes introduction_en introduction_zh mechanical message note operator_note reason remark specification summary terms text zh'

test('only these texts have several lines', () => {
  const taken = leaves.filter((leaf) => !isUnread(leaf) && isTaken(leaf, '\n'))
  const names = new Set(taken.map(({ path }) => path.split('.').at(-1)))
  expect([...names].toSorted().join(' ')).toBe(severalLines)
})

test('each exception exists', () => {
  for (const name of Object.keys(unread))
    expect([name, leaves.some(({ path }) => path.endsWith(`.${name}`))]).toEqual([name, true])
})
