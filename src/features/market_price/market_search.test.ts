import { expect, test } from 'vitest'
import { marketSearch } from './market_search.ts'

test('an address is read without an error, whatever it holds', () => {
  expect(marketSearch({ series: '12-320000', range: '1y', average: 20, page: 2 })).toEqual({
    series: ['12-320000'],
    range: '1y',
    average: 20,
    page: 2,
  })
  expect(marketSearch({ series: ['grade-42CrMo', 'grade-42CrMo', '1-2'] })).toEqual({
    series: ['grade-42CrMo', '1-2'],
  })
  expect(marketSearch({ series: 'x', range: '7d', average: 6, tab: 1, group: 'gold', region: -1 })).toEqual(
    {},
  )
})

test('a chart has eight series at most', () => {
  const series = Array.from({ length: 12 }, (_, at) => `${at + 1}-2`)
  expect(marketSearch({ series }).series).toHaveLength(8)
})
