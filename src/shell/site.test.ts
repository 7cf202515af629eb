// @vitest-environment jsdom
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
])('a mobile site at "%s" is offered as %s', (named, offered) => {
  expect(mobileAddress(site(named))).toBe(offered)
})

test('before the texts of the site are there, none is offered', () => {
  expect(mobileAddress(undefined)).toBeUndefined()
})
