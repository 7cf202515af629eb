import { describe, expect, it } from 'vitest'
import { convertedHardness, hardnessRange, hardnessScales } from './hardness.ts'

describe('the hardness table', () => {
  it.each([
    [20, 226, 238],
    [25, 253, 266],
    [30, 286, 302],
    [33, 311, 327],
    [40, 371, 392],
    [45, 421, 446],
    [50, 481, 513],
    [55, 560, 595],
    [58, 615, 653],
  ])('has %d HRC = %d HBW = %d HV', (hrc, hbw, hv) => {
    expect(convertedHardness(hrc, 'hrc', 'hbw')).toBe(hbw)
    expect(convertedHardness(hrc, 'hrc', 'hv')).toBe(hv)
    expect(convertedHardness(hbw, 'hbw', 'hrc')).toBe(hrc)
    expect(convertedHardness(hv, 'hv', 'hbw')).toBe(hbw)
  })

  it('interpolates between two rows', () => {
    expect(convertedHardness(290, 'hbw', 'hv')).toBe(306)
    expect(convertedHardness(287, 'hbw', 'hrc')).toBe(30)
    expect(convertedHardness(293, 'hbw', 'hrc')).toBe(31)
  })

  it('gives no value beyond its ends', () => {
    expect(hardnessRange('hrc')).toEqual({ min: 20, max: 68 })
    expect(hardnessRange('hbw')).toEqual({ min: 226, max: 615 })
    expect(hardnessRange('hv')).toEqual({ min: 238, max: 940 })
    for (const scale of hardnessScales) {
      const { min, max } = hardnessRange(scale)
      for (const outside of [min - 1, max + 1, 0, Number.NaN])
        for (const other of hardnessScales) expect(convertedHardness(outside, scale, other)).toBeUndefined()
    }
    expect(convertedHardness(58.5, 'hrc', 'hbw')).toBeUndefined()
    expect(convertedHardness(60, 'hrc', 'hbw')).toBeUndefined()
    expect(convertedHardness(60, 'hrc', 'hv')).toBe(697)
    expect(convertedHardness(68, 'hrc', 'hv')).toBe(940)
  })

  it('rises on every scale', () => {
    for (const [from, to] of [
      ['hrc', 'hv'],
      ['hrc', 'hbw'],
      ['hbw', 'hv'],
    ] as const) {
      const { min } = hardnessRange(from)
      const max = Math.min(hardnessRange(from).max, from === 'hrc' && to === 'hbw' ? 58 : 1000)
      let before = 0
      for (let value = min; value <= max; value++) {
        const next = convertedHardness(value, from, to)!
        expect(next, `${value} ${from}`).toBeGreaterThanOrEqual(before)
        before = next
      }
    }
  })
})
