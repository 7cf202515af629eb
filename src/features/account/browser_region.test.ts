import { expect, test } from 'vitest'
import { browserRegion } from './browser_region.ts'

test.each([
  [['zh-CN', 'zh'], 'CN'],
  [['de-DE', 'en-US'], 'DE'],
  [['en', 'nl-NL'], 'NL'],
  [['zh-Hant-TW'], 'TW'],
  [['ja'], 'JP'],
  [['es-419', 'es'], 'CN'],
  [['not a language'], 'CN'],
  [[], 'CN'],
] as const)('a browser that prefers %j begins with %s', (languages, region) => {
  expect(browserRegion(languages)).toBe(region)
})
