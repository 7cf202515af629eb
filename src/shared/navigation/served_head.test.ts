// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { publicPages } from '#server/features/public_page/pages.ts'

/** The module in a language, which is chosen once per load. */
async function served(language: string) {
  vi.resetModules()
  localStorage.setItem('language', language)
  return import('./served_head.ts')
}
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
beforeEach(() => {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical' })
  link.setAttribute('href', '/first')
  const meta = document.createElement('meta')
  for (const one of [link, meta]) one.dataset['served'] = ''
  document.head.replaceChildren(link, meta)
})

test.each([
  ['zh-CN', '/home/forum', { section: 2, page: 3, keyword: 'ring' }, '/home/forum?section=2&page=3'],
  ['zh-CN', '/home/forum/7', { reply: 60 }, '/home/forum/7'],
  ['en-US', '/home/quotation', { character: 2 }, '/home/quotation?character=2&lang=en-US'],
  ['en-US', '/home/raise', {}, '/home/raise?lang=en-US'],
])('in %s the page %s with %j has the address %s', async (language, pathname, search, address) => {
  const { leaveServedHead } = await served(language)
  leaveServedHead({ pathname: '/home', search: {} }, { pathname, search })
  expect(canonical()).toBe(`${location.origin}${address}`)
  expect(document.querySelector('meta')).toBeNull()
})

test('what is served stays while the page is about the same', async () => {
  const { leaveServedHead } = await served('en-US')
  const pathname = '/home/forum/7'
  leaveServedHead({ pathname, search: {} }, { pathname, search: { reply: 60 } })
  expect([canonical(), document.querySelector('meta') === null]).toEqual(['/first', false])
})

test('the parameters are those of the server’s pages, except the place in a thread', async () => {
  const { aboutOf } = await served('zh-CN')
  const known = new Set(publicPages.flatMap(({ about = [] }) => about))
  known.delete('reply')
  expect(new Set(aboutOf('/home/article'))).toEqual(known)
  expect(aboutOf('/home/quotation')).not.toContain('category')
})
