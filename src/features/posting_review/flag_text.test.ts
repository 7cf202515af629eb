import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', new URL('https://market.example/'))
vi.stubGlobal('localStorage', { getItem: () => 'en-US' })
i18n.loadAndActivate({ locale: 'en', messages: {} })
const { figureText, hintsOf } = await import('./flag_text.ts')

const price = { given: 9_804, beside: 6_450, grade: '42CrMo' }
const deviating = { flag: 'price_deviates', ...price, day: null, count: 12 } as const

test('a hint about a figure says against what it is, and by how much', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(figureText(deviating))).toBe(
    '¥9,804/t, 52 % above ¥6,450/t, the median of 12 online prices of 42CrMo',
  )
  expect(plain(figureText({ ...deviating, given: 6_450 / 2 }))).toContain('50 % below')
  expect(
    plain(figureText({ flag: 'price_far', ...price, given: 64.5, day: '2026-11-29', count: null })),
  ).toBe('¥64.5/t, 99 % below the index of 42CrMo, ¥6,450/t on Nov 29, 2026')
  expect(
    plain(
      figureText({ flag: 'weight_far', given: 8_800, beside: 6_659.4, day: null, count: null, grade: null }),
    ),
  ).toBe('8,800 kg, 32.1 % above the 6,659.4 kg of its dimensions')
})

test('the tag has the change of its figure, and only that of its own', () => {
  const hints = hintsOf({ flags: ['edit', 'price_deviates'], figures: [deviating] })
  expect(hints.map(({ flag, change }) => [flag, change?.replace('\u00a0', ' ')])).toEqual([
    ['edit', undefined],
    ['price_deviates', '+52 %'],
  ])
})
