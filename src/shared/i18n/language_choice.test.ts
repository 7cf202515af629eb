import { describe, expect, test } from 'vitest'
import {
  addressIn,
  askedLanguage,
  chooseLanguage,
  isEnglishOffered,
  withoutLanguage,
} from './language_choice.ts'

describe('the language of a page', () => {
  test.each([
    [undefined, null, 'zh-CN'],
    [undefined, 'en-US', 'en-US'],
    [undefined, 'fr-FR', 'zh-CN'],
    ['en-US', 'zh-CN', 'en-US'],
    ['zh-CN', 'en-US', 'zh-CN'],
  ] as const)('with %s in the address and %s chosen before is %s', (asked, chosen, language) => {
    expect(chooseLanguage(asked, chosen)).toBe(language)
  })

  test.each([
    ['?lang=en-US', 'en-US'],
    ['?page=2&lang=zh-CN', 'zh-CN'],
    ['?lang=fr-FR', undefined],
    ['?language=en-US', undefined],
    ['', undefined],
  ])('named by the address %s is %s', (search, language) => {
    expect(askedLanguage(search)).toBe(language)
  })
})

test.each([
  ['/home?lang=en-US', '/home'],
  [
    '/home/quotation?material=42CrMo&lang=en-US&material=45#results',
    '/home/quotation?material=42CrMo&material=45#results',
  ],
  ['/home?keyword=%CF%86300%C3%971200&lang=zh-CN', '/home?keyword=%CF%86300%C3%971200'],
  ['/home?slang=1#lang=en-US', '/home?slang=1#lang=en-US'],
])('the address %s without its language is %s', (given, shown) => {
  expect(withoutLanguage(new URL(given, 'https://market.example'))).toBe(shown)
})

test('a shared address names its language unless it is the default', () => {
  const address = 'https://market.example/home/quotation?shape=ring#x'
  expect(addressIn('zh-CN', address)).toBe(address)
  expect(addressIn('en-US', address)).toBe('https://market.example/home/quotation?shape=ring&lang=en-US#x')
})

test.each([
  [null, ['en-US', 'en'], true],
  [null, ['nl-NL', 'zh-CN'], true],
  [null, ['zh-CN', 'en'], false],
  [null, ['zh', 'en'], false],
  [null, ['ZH-Hant-TW'], false],
  [null, [], false],
  ['zh-CN', ['en-US'], false],
  ['en-US', ['en-US'], false],
] as const)('with %s chosen and %s preferred English is offered: %s', (chosen, preferred, isOffered) => {
  expect(isEnglishOffered(chosen, preferred)).toBe(isOffered)
})
