import { expect, test } from 'vitest'
import { fieldIssues, type FieldIssue } from './field_issues.ts'
import { isRichLink, richText, type RichText } from './rich_text.ts'
import { excerptOf, headingsOf, picturesOf, plainOf } from './rich_text_read.ts'
import { richTextOf } from './rich_text_lines.ts'
import { check } from './validation.ts'

const limits = { bytes: 20_000, nodes: 500, pictures: 2 }
const schema = richText(limits)
const words = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: string) => doc(words('here', [{ type: 'link', attrs: { href } }]))
const picture = (src: string) => ({ type: 'image', attrs: { src, alt: '', width: 10, height: 10 } })
const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce(
    (inner: unknown) => ({ type: 'blockquote', content: [inner] }),
    words('deep'),
  )

/** The messages by path; a document that is accepted has none, and is returned unchanged. */
function wrong(value: unknown) {
  const read = check(schema, value, 'en')
  if (read.ok) expect(read.value).toEqual(value)
  return read.ok ? {} : read.errors
}
const refused = (issue: FieldIssue) => ({ '': fieldIssues[issue].en })

test('everything that the editor makes is accepted', () => {
  expect(
    wrong(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Weights' }] },
        words('Bold', [{ type: 'bold' }, { type: 'italic' }]),
        { type: 'paragraph' },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                words('one'),
                {
                  type: 'orderedList',
                  attrs: { start: 3 },
                  content: [{ type: 'listItem', content: [words('two')] }],
                },
              ],
            },
          ],
        },
        { type: 'blockquote', content: [words('said')] },
        {
          type: 'paragraph',
          content: [
            { type: 'hardBreak', marks: [{ type: 'bold' }] },
            { type: 'text', text: '锻件' },
          ],
        },
        picture('/uploads/2026/11/ab.webp'),
      ),
    ),
  ).toEqual({})
})

test('markup is text, and is stored as it was typed', () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  expect(wrong(doc(words(text)))).toEqual({})
  expect(plainOf(doc(words(text)) as RichText)).toBe(text)
})

test.each([
  '/home/help?key=publish',
  'https://example.com/a?b=c#d',
  'HTTPS://example.com',
  'mailto:sales@example.com',
])('a link may lead to %s', (href) => expect(wrong(link(href))).toEqual({}))

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'http://example.com',
  '//evil.example',
  '/\\evil.example',
  '/api/logout/',
  '/home/\u202Ex',
  'home/help',
  'https://',
  'https://a b',
  'mailto:a@b.example?body=x',
  'blob:https://example.com/1',
  `https://example.com/${'a'.repeat(500)}`,
])('a link may not lead to %j, and the field says where it may', (href) => {
  expect(wrong(link(href))).toEqual(refused('rich_text_link'))
  if (href.length < 500) expect(isRichLink(href)).toBe(false)
})

test.each([
  'https://files.example/a.png',
  'data:image/png;base64,AAAA',
  '/home/a.png',
  '/uploads/../x"onerror=1',
  '/uploads/../a.webp',
  '/uploads/private/2026/11/a.webp',
  'blob:x',
])('a picture at %s has to be uploaded', (src) =>
  expect(wrong(doc(words('a'), picture(src)))).toEqual(refused('rich_text_picture')),
)

test.each([4, 11])('%i quotes inside one another are accepted up to twelve levels', (levels) =>
  expect(wrong(doc(nested(levels - 1)))).toEqual({}),
)
test.each([12, 100, 100_000])('%i quotes inside one another are refused at the field', (levels) =>
  expect(wrong(doc(nested(levels)))).toEqual(refused('rich_text_deep')),
)

test('a document of a megabyte is refused, whether as one text or as many nodes', () => {
  expect(wrong(doc(words('钢'.repeat(350_000))))).toEqual(refused('rich_text_long'))
  const many = Array.from({ length: 40_000 }, () => words('a'))
  expect(wrong(doc(...many))).toEqual(refused('rich_text_long'))
  const items = many.slice(0, 400).map((one) => ({ type: 'listItem', content: [one] }))
  expect(wrong(doc({ type: 'bulletList', content: items }))).toEqual(refused('rich_text_long'))
})

test('more pictures than allowed are refused', () => {
  const three = [1, 2, 3].map((at) => picture(`/uploads/${at}.webp`))
  expect(wrong(doc(...three.slice(1)))).toEqual({})
  expect(wrong(doc(...three))).toEqual(refused('rich_text_pictures'))
})

test.each([
  ['another node', doc({ type: 'codeBlock', content: [{ type: 'text', text: 'a' }] })],
  ['another mark', doc(words('a', [{ type: 'underline' }]))],
  ['raw HTML beside the text', doc({ ...words('a'), html: '<b>a</b>' })],
  ['a style', doc({ ...words('a'), attrs: { style: 'position:fixed' } })],
  ['more in a link', doc(words('a', [{ type: 'link', attrs: { href: '/home', onclick: 'x' } }]))],
  [
    'a heading of the page',
    doc({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'a' }] }),
  ],
  ['an empty text', doc(words('a'), words(''))],
  ['a list of no items', doc(words('a'), { type: 'bulletList', content: [] })],
  [
    'an item without a paragraph',
    doc(words('a'), {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [picture('/uploads/a.webp')] }],
    }),
  ],
  ['a text instead of nodes', '<p>a</p>'],
  ['null', null],
  ['a list', [doc(words('a'))]],
  ['content that is not a list', { type: 'doc', content: 'a' }],
  ['deep values outside of nodes', doc({ ...words('a'), attrs: nested(5_000) })],
  [
    'a prototype',
    JSON.parse(
      '{"type":"doc","content":[{"type":"paragraph","__proto__":{"a":1},"content":[{"type":"text","text":"a"}]}]}',
    ),
  ],
])('%s is refused', (_, value) => expect(wrong(value)).toEqual(refused('rich_text_content')))

test('characters that no text may contain are refused', () => {
  for (const text of ['a\u0000', 'a\u202Eb', '\ud800'])
    expect(wrong(doc(words(text)))).toEqual(refused('control_characters'))
})

test('a document without a word and a picture is empty', () => {
  expect(wrong(doc({ type: 'paragraph' }, words(' \n')))).toEqual(refused('required'))
  expect(wrong(doc(picture('/uploads/a.webp')))).toEqual({})
})

const article = richTextOf(`
  A bar of **42CrMo4** weighs what its [volume](/home/tools/weight) weighs.
  ## Round bars
  - diameter
  - length
  1. measure
  > quoted
  ### 尺寸
`)

test('lines of this repository become a document that is accepted', () => {
  expect(wrong(article)).toEqual({})
  expect(article.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'blockquote',
    'heading',
  ])
  expect(plainOf(article)).toBe(
    'A bar of 42CrMo4 weighs what its volume weighs.\nRound bars\ndiameter\nlength\nmeasure\nquoted\n尺寸',
  )
})

test('headings have ids by their place, those in quotes have none', () => {
  const quoted = { type: 'blockquote' as const, content: [article.content[1]!] }
  expect(headingsOf({ type: 'doc', content: [...article.content, quoted] })).toEqual([
    { level: 2, text: 'Round bars', id: 'part-2' },
    { level: 3, text: '尺寸', id: 'part-6' },
  ])
})

test('an excerpt is cut at a word, Chinese at a character, and has dots only if something follows', () => {
  expect(excerptOf(article, 31)).toBe('A bar of 42CrMo4 weighs what…')
  expect(excerptOf(article, 500)).toBe(
    'A bar of 42CrMo4 weighs what its volume weighs. diameter length measure quoted',
  )
  expect(excerptOf(richTextOf('锻件的理论重量，按体积与密度计算。'), 8)).toBe('锻件的理论重量…')
})

test('the pictures of a document are found at every level', () => {
  const inside = { type: 'blockquote', content: [words('a'), picture('/uploads/b.webp')] }
  expect(picturesOf(doc(picture('/uploads/a.webp'), inside) as RichText)).toEqual([
    '/uploads/a.webp',
    '/uploads/b.webp',
  ])
})

const table = (...rows: string[][]) => ({
  type: 'table',
  content: rows.map((row) => ({
    type: 'tableRow',
    content: row.map((text) => ({ type: 'tableCell', content: [words(text)] })),
  })),
})

test('a table is accepted, and its words are read', () => {
  const grades = doc(table(['Grade', 't'], ['45', '3']))
  expect(wrong(grades)).toEqual({})
  expect(plainOf(grades as RichText)).toBe('Grade\nt\n45\n3')
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [words('a')] }] }
  const inCell = { type: 'tableCell', content: [list] }
  const merged = { type: 'tableCell', attrs: { colspan: 2 }, content: [words('a')] }
  for (const cell of [inCell, merged])
    expect(wrong(doc({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }))).toEqual(
      refused('rich_text_content'),
    )
  expect(wrong(doc(table(['a', 'b'], ['c'])))).toEqual(refused('rich_text_content'))
  expect(wrong(doc(table([])))).toEqual(refused('rich_text_content'))
  expect(wrong(doc(table(Array.from({ length: 21 }, String))))).toEqual(refused('rich_text_columns'))
})
