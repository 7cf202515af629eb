// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import type { SiteConfig } from '#contract/website_config.ts'
import { mobileAddress } from './site.ts'

const site = (mobile_url: string) => ({ mobile_url }) as SiteConfig

test.each([
  ['', undefined],
  ['/', undefined],
  [`${location.origin}/`, undefined],
  ['/m', `${location.origin}/m`],
  ['https://m.market.example/', 'https://m.market.example/'],
])('the configured mobile address "%s" gives %s', (named, offered) => {
  expect(mobileAddress(site(named))).toBe(offered)
})

test('there is no mobile address before the site texts are loaded', () => {
  expect(mobileAddress(undefined)).toBeUndefined()
})
