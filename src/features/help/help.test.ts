import { expect, test } from 'vitest'
import { langs } from '#contract/enums.ts'
import { richText } from '#contract/rich_text.ts'
import { headingsOf, linksOf } from '#contract/rich_text_read.ts'
import { check } from '#contract/validation.ts'
import { explaining, searchHelp } from '#contract/help/help_page.ts'
import { helpSearch } from './help_search.ts'
import { helpPages } from '#contract/help/pages.ts'

const [tree = ''] = Object.values(
  import.meta.glob<string>('../../routeTree.gen.ts', { query: '?raw', import: 'default', eager: true }),
)
/** Paths of all routes, as addresses have them. */
const paths = new Set(
  [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, one = '']) => one.replace(/\/$/, '')),
)
const keys = helpPages.map(({ key }) => key)

test('every key is there once', () => expect(new Set(keys).size).toBe(keys.length))

test.each(helpPages.map((page) => [page.key, page] as const))(
  '%s: both languages have the same parts, and its links lead to pages that exist',
  (_, { title, text, explains }) => {
    const limits = { bytes: 20_000, nodes: 300, pictures: 0 }
    for (const lang of langs) {
      expect(title[lang]).not.toBe('')
      expect(check(richText(limits), text[lang], lang)).toMatchObject({ ok: true })
      for (const link of linksOf(text[lang])) {
        const { pathname, searchParams } = new URL(link, 'https://market.example')
        expect(paths).toContain(pathname)
        if (pathname === '/home/help') expect(keys).toContain(searchParams.get('key'))
      }
    }
    const shape = ({ zh, en }: typeof text) =>
      [zh, en].map((one) => one.content.map(({ type }) => type).join(' '))
    expect(shape(text)[0]).toBe(shape(text)[1])
    expect(headingsOf(text.zh).length).toBe(headingsOf(text.en).length)
    expect(linksOf(text.zh)).toEqual(linksOf(text.en))
    for (const one of explains) expect(paths).toContain(one)
  },
)

test('the page from which help is asked for finds the help that explains it', () => {
  const of = (address: string) => explaining(helpPages, address)?.key
  expect(of('/backend/seller_quotation')).toBe('publish')
  expect(of('/backend/seller_quotation/bulk')).toBe('table')
  expect(of('/home/quotation/SP-1')).toBe('search')
  expect(of('/home/quotation/SP-1/certificate')).toBe('mill_certificate')
  expect(of('/home/forum/7')).toBe('forum')
  expect(of('/home/quotations')).toBeUndefined()
  expect(of('/home')).toBeUndefined()
})

test('words are found in both languages, those of a title first', () => {
  expect(searchHelp(helpPages, 'STAFF')[0]?.key).toBe('staff')
  expect(searchHelp(helpPages, '注销 账号')[0]?.key).toBe('own_data')
  expect(searchHelp(helpPages, 'no-such-word')).toEqual([])
})

test('the address is read without an error, whatever it holds', () => {
  expect(helpSearch({ key: 'staff', keyword: 42 })).toMatchObject({ key: 'staff', keyword: '42' })
  expect(helpSearch({ key: ['x'], keyword: '' })).not.toHaveProperty('keyword')
  expect(helpSearch({ key: 'a'.repeat(99) }).key).toBeUndefined()
})
