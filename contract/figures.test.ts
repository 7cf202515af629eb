import { expect, test } from 'vitest'
import { moneyText, priceText, quantityText } from './figures.ts'
import { renderMessage } from './message_texts.ts'

const title = { zh: '42CrMo 圆钢', en: '42CrMo round bar' }
const company = { zh: '甲公司', en: 'Company A' }
const langs = ['zh', 'en'] as const

test('money is written alike in both languages', () => {
  expect(moneyText(1_234_567.5)).toBe('¥1,234,567.5')
  expect(moneyText(8200, 'USD')).toBe('$8,200')
  expect(priceText(6350, 'per_t')).toEqual({ zh: '¥6,350/t', en: '¥6,350/t' })
  expect(priceText(18_034, 'per_piece', 'EUR')).toEqual({ zh: '€18,034/件', en: '€18,034/piece' })
})

test('a quantity has its unit in the plural, except one', () => {
  expect(quantityText(4, 'piece', 'en')).toBe('4 pieces')
  expect(quantityText(1, 'piece', 'en')).toBe('1 piece')
  expect(quantityText(1200, 'bar', 'zh')).toBe('1,200 支')
  expect(quantityText(2.5, null, 'en')).toBe('2.5')
})

test.each(langs)('notifications write money and tonnes as pages do: %s', (lang) => {
  const texts = [
    renderMessage(
      'join_ended',
      { title, outcome: 'succeeded', joined: 1250, target: 1000, price: 6350 },
      lang,
    ),
    renderMessage('freight_requested', { company, title, fee: 2400.5 }, lang),
    renderMessage('freight_refunded', { title, fee: 2400.5 }, lang),
    renderMessage(
      'inspection_quoted',
      { object: title, amount: 8200, currency: 'CNY', valid_until: '2026-12-01' },
      lang,
    ),
    renderMessage('join_received', { title, company, quantity: 1250, joined: 3250 }, lang),
    renderMessage(
      'price_alert',
      {
        material: title,
        region: null,
        unit: 't',
        condition: 'above',
        amount: 6000,
        before: 5900,
        price: 6350,
        day: '2026-12-01',
      },
      lang,
    ),
  ].flatMap(({ title: head, info }) => [head, info])
  const told = texts.join('\n')
  for (const written of ['¥6,350/t', '¥2,400.5', '¥8,200', '¥6,000/t', '1,250', '3,250', '1,000'])
    expect(told).toContain(written)
  expect(told).not.toMatch(/¥\d{4}|\/吨|CNY/)
})
