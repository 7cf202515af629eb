// Runs in tests/support/one_document.ts.
/** Most stock lists have no prices: that they are negotiable is said once for all rows that have none. */
import { expect, test } from 'vitest'
import { commonFields } from './common_fields.ts'
import { rowReader } from './row_reader.ts'
import { entry, regions, texts } from './stock_list.test_support.ts'

const offered = (...uses: string[]) => commonFields(entry, uses, uses, () => true)

test('a list without prices is asked whether they are negotiable', () => {
  expect(offered('material', 'dims', 'quantity')).toContain('negotiable')
  expect(offered('material', 'dims', 'price_amount')).toContain('negotiable')
})

test('a row that says its price keeps it, and one whose price cannot be read stays wrong', () => {
  const uses = ['material', 'dims', 'price_amount']
  const headings = ['材质', '规格', '单价(元/吨)']
  const read = rowReader({ entry, texts, regions, lang: 'en', uses, headings, common: { negotiable: 1 } })
  expect(read(['40Cr', 'φ160×3000', '5120']).values).toMatchObject({ negotiable: 0, price_amount: 5120 })
  const without = read(['40Cr', 'φ160×3000', ''])
  expect(without.values).toMatchObject({ negotiable: 1 })
  expect(without.missing).not.toHaveProperty('price_amount')
  expect(read(['40Cr', 'φ160×3000', '5120 XAU']).errors).toHaveProperty('price_amount')
})
