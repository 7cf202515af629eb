// Runs in tests/support/one_document.ts.
/** Which fields a row itself says: an update of a posting changes no others (decision 156). */
import { expect, test } from 'vitest'
import { i18n, type MessageDescriptor } from '@lingui/core'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { parseRegions } from '#contract/reference/regions.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { rowReader } from './row_reader.ts'

const text = (label: MessageDescriptor) => i18n._(label)

const read = rowReader({
  entry: postingKinds.quotation,
  texts: { zh: text, en: text },
  regions: parseRegions(regionRows),
  lang: 'en',
  uses: ['material', 'dims', 'quantity', 'price_amount', 'description'],
  headings: ['材质', '规格', '支数', '单价(元/吨)', '备注'],
  common: { delivery_state: 'annealed', region_id: 310115, photos: ['/uploads/yard.webp'] },
})

test('what a row says is what its filled cells hold, with the units of its numbers', () => {
  const { said } = read(['42CrMo', 'φ160×3000', '', '5120', ''])
  expect(said).toEqual(
    expect.arrayContaining(['material', 'dims', 'price_amount', 'price_basis', 'currency']),
  )
  for (const name of ['quantity', 'description', 'delivery_state', 'region_id', 'photos', 'deadline'])
    expect(said).not.toContain(name)
  expect(read(['42CrMo', 'φ160×3000', '4', '', '']).said).toEqual(
    expect.arrayContaining(['quantity', 'quantity_unit']),
  )
})
