import { expect, test } from 'vitest'
import { renderMessage } from './message_texts.ts'
import { quantityTexts } from './figures.ts'
import { quantityUnits } from './steel/delivery_states.ts'

const title = { zh: '42CrMo 圆钢', en: '42CrMo round bar' }
const company = { zh: '甲公司', en: 'Company A' }
const enquiry = (quantity: unknown, lang: 'zh' | 'en') =>
  renderMessage('intention_received', { title, company, quantity }, lang).info

test.each(quantityUnits)('an enquiry names its quantity with its unit: %s', (unit) => {
  const { zh, en } = { zh: enquiry(quantityTexts(4, unit), 'zh'), en: enquiry(quantityTexts(4, unit), 'en') }
  expect(zh).toMatch(/ · 4 [支件块套根]$/)
  expect(en).toMatch(/ · 4 (bars|pieces|blocks|sets|lengths)$/)
  expect(enquiry(quantityTexts(1, unit), 'en')).toMatch(/ · 1 (bar|piece|block|set|length)$/)
})

test('an older row, which has the bare number, is still read', () => {
  expect(enquiry('2', 'en')).toBe('42CrMo round bar · 2')
  expect(enquiry('2', 'zh')).toBe('42CrMo 圆钢 · 2')
})

test.each([
  ['changed', /修改报价/, /revise your quote/],
  ['not_chosen', /^您的报价未中标$/, /^Your quote was not chosen$/],
  ['over', /^您报价的求购已结束$/, /^A request you quoted on has ended$/],
])('a supplier reads what became of the request: %s', (change, zh, en) => {
  expect(renderMessage('quoted_request', { title, change }, 'zh').title).toMatch(zh)
  expect(renderMessage('quoted_request', { title, change }, 'en').title).toMatch(en)
})
