import { expect, it } from 'vitest'
import { axisTop, barsOf } from './views_scale.ts'

it('rounds the axis up to a readable number', () => {
  expect([0, 4, 5, 18, 21, 100, 730].map(axisTop)).toEqual([4, 4, 6, 20, 40, 100, 800])
})

it('draws one bar per day within the box', () => {
  const { top, bars } = barsOf(
    [
      { day: 'a', count: 10 },
      { day: 'b', count: 0 },
    ],
    { width: 100, height: 50 },
  )
  expect(top).toBe(10)
  expect(bars[0]).toMatchObject({ y: 0, height: 50 })
  expect(bars[1]).toMatchObject({ height: 1 })
  expect(bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= 100)).toBe(true)
})
