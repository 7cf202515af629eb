import { expect, test } from 'vitest'
import type { Heat } from '#contract/steel/heat.ts'
import { printedFactors } from './printed_factors.ts'

const offered = (chemistry: Heat['chemistry']) =>
  printedFactors({ heat_no: 'A1', chemistry }).map(
    ({ name, printed, value }) => `${name} ${printed} → ${value}`,
  )

test('whole numbers that no steel has are offered as hundredths and thousandths of a per cent', () => {
  expect(offered({ C: 41, Si: 27, Mn: 66, P: 11, S: 4, Cr: 105 })).toEqual([
    'C 41 → 0.41',
    'Si 27 → 0.27',
    'Mn 66 → 0.66',
    'P 11 → 0.011',
    'S 4 → 0.004',
    'Cr 105 → 1.05',
  ])
  // The factor of small additions differs from mill to mill.
  expect(offered({ C: 41, V: 5, Al: 25, B: 12 })).toEqual(['C 41 → 0.41'])
  expect(offered({ C: 0.41, P: 11, S: 4 })).toEqual(['P 11 → 0.011', 'S 4 → 0.004'])
})

test('percentages are left alone', () => {
  expect(offered({ C: 0.41, Cr: 18, Ni: 8, P: 0.03 })).toEqual([])
  expect(offered({ C: 2, Cr: 12, V: 4 })).toEqual([])
  expect(offered({ Ni: 52, Cr: 19 })).toEqual([])
  expect(offered(undefined)).toEqual([])
})
