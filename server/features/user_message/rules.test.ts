import { describe, expect, test } from 'vitest'
import { searchTexts, visitorModule, visitorSign, wordsOf } from './rules.ts'

test('title and text are searched in both languages, ignoring case and character width', () => {
  const params = { title: { zh: '停机 ＡＢＣ', en: 'Down Time' }, info: { zh: '今晚', en: 'TONIGHT' } }
  expect(searchTexts('system_notice', params)).toEqual({
    search_zh: '停机 abc\n今晚',
    search_en: 'down time\ntonight',
  })
})

test.each([
  ['42CrMo', ['42crmo']],
  ['  φ300   ＢＡＲ ', ['φ300', 'bar']],
  ['锻　圆', ['锻', '圆']],
  ['', []],
  ['   ', []],
])('the keyword %j has the words %j', (keyword, words) => {
  expect(wordsOf(keyword)).toEqual(words)
})

describe('a notification that opens a posting', () => {
  test.each([
    ['quotation', 'visitor_quotation', 'QAAAAAAAA'],
    ['purchase_piece', 'visitor_purchase_piece', 'QAAAAAAAA'],
    ['raise', 'my_business', 'posting-QAAAAAAAA'],
  ])('of %s belongs to %s and has the sign %s', (kind, module, sign) => {
    expect(visitorModule(kind)).toBe(module)
    expect(visitorSign(kind, 'QAAAAAAAA')).toBe(sign)
  })
})
