import { describe, expect, test } from 'vitest'
import { readFigure, readPieces, valueCount, valueLabel, withElement, withValues } from './heat_values.ts'

describe('a figure', () => {
  test('is read as certificates write it', () => {
    expect(readFigure('0,42 %')).toBe(0.42)
    expect(readFigure(' 0.012%')).toBe(0.012)
    expect(readFigure('≤0.005')).toBe(0.005)
    expect(readFigure('０．２５')).toBe(0.25)
    expect(readFigure('1 080 MPa')).toBe(1080)
    expect(readFigure('-20')).toBe(-20)
  })

  test('is none without digits', () => {
    for (const text of ['', ' ', '%', 'n/a', '1,2,3', '0.4x']) expect(readFigure(text), text).toBeUndefined()
  })

  test('has its symbol and unit', () => {
    expect(valueLabel('Cr')).toEqual({ symbol: 'Cr', unit: '%' })
    expect(valueLabel('rm')).toEqual({ symbol: 'Rm', unit: 'MPa' })
  })
})

test('piece numbers are separated by commas, spaces or lines', () => {
  expect(readPieces(' 1, 2；3、4\n5  6 ,')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(readPieces('')).toEqual([])
  expect(readPieces('x'.repeat(60))).toEqual(['x'.repeat(40)])
})

describe('a heat', () => {
  test('keeps only the values that are filled in', () => {
    const heat = withElement({ heat_no: 'A1' }, 'C', 0.42)
    expect(heat).toEqual({ heat_no: 'A1', chemistry: { C: 0.42 } })
    expect(withElement(heat, 'C', null)).toEqual({ heat_no: 'A1' })
    expect(withElement(heat, 'P', 0)).toEqual({ heat_no: 'A1', chemistry: { C: 0.42, P: 0 } })
    expect(withValues({ heat_no: 'A1', rm: 900 }, { rm: null, ut_class: '' })).toEqual({ heat_no: 'A1' })
    expect(withValues({ heat_no: 'A1' }, { heat_no: '' })).toEqual({ heat_no: '' })
  })

  test('counts its values', () => {
    expect(valueCount({ heat_no: 'A1', pieces: ['1'] })).toBe(0)
    expect(valueCount({ heat_no: 'A1', chemistry: { C: 0.4, P: 0 }, rm: 900, ut_class: '2' })).toBe(4)
  })
})
