// Runs in tests/support/one_document.ts.
/** Every name of every grade in a cell; the other ways in are tested beside the search (decision 139). */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { parseRegions } from '#contract/reference/regions.ts'
import { exactEquivalents, gradeSpelling, grades } from '#contract/steel/grades.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { rowReader } from './row_reader.ts'

const text = (label: MessageDescriptor) => i18n._(label)
const names = [...new Set(grades.flatMap(({ code }) => exactEquivalents(code)))]

test('in the cell of a list, as the table spells it', () => {
  const read = rowReader({
    entry: postingKinds.quotation,
    texts: { zh: text, en: text },
    regions: parseRegions(regionRows),
    lang: 'en',
    uses: ['material', 'dims'],
    headings: ['材质', '规格'],
    common: {},
  })
  const stored = (name: string) => read([name, 'φ210×3200']).values['material'] as string
  expect(names.filter((name) => stored(name) !== gradeSpelling(name))).toEqual([])
})
