import { describe, expect, test } from 'vitest'
import {
  readFigure,
  readPieces,
  valueCount,
  valueLabel,
  withFigure,
  withHeats,
  withValues,
} from './heat_values.ts'

describe('a figure', () => {
  test('is read as certificates write it', () => {
    expect(readFigure('0,42 %')).toEqual({ value: 0.42 })
    expect(readFigure(' 0.012%')).toEqual({ value: 0.012 })
    expect(readFigure('０．２５')).toEqual({ value: 0.25 })
    expect(readFigure('1 080 MPa')).toEqual({ value: 1080 })
    expect(readFigure('-20')).toEqual({ value: -20 })
  })

  test('keeps the sign of one that is only a limit', () => {
    for (const text of ['<0.005', '< 0,005 %', '＜0.005'])
      expect(readFigure(text), text).toEqual({ value: 0.005, sign: '<' })
    for (const text of ['≤0.005', '<= 0.005', 'max. 0.005'])
      expect(readFigure(text), text).toEqual({ value: 0.005, sign: '≤' })
    expect(readFigure('≥ 930 MPa')).toEqual({ value: 930, sign: '≥' })
    expect(readFigure('>27J')).toEqual({ value: 27, sign: '>' })
  })

  test('is none without digits', () => {
    for (const text of ['', ' ', '%', '<', 'n/a', '1,2,3', '0.4x'])
      expect(readFigure(text), text).toBeUndefined()
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
    const heat = withFigure({ heat_no: 'A1' }, 'C', { value: 0.42 })
    expect(heat).toEqual({ heat_no: 'A1', chemistry: { C: 0.42 } })
    expect(withFigure(heat, 'C', null)).toEqual({ heat_no: 'A1' })
    expect(withFigure(heat, 'P', { value: 0 })).toEqual({ heat_no: 'A1', chemistry: { C: 0.42, P: 0 } })
    const limited = withFigure(withFigure(heat, 'S', { value: 0.005, sign: '<' }), 'rm', {
      value: 930,
      sign: '≥',
    })
    expect(limited).toEqual({
      heat_no: 'A1',
      chemistry: { C: 0.42, S: 0.005 },
      rm: 930,
      signs: { S: '<', rm: '≥' },
    })
    expect(withFigure(withFigure(limited, 'S', { value: 0.004 }), 'rm', null)).toEqual({
      heat_no: 'A1',
      chemistry: { C: 0.42, S: 0.004 },
    })
    expect(withValues({ heat_no: 'A1', rm: 900 }, { rm: null, ut_class: '' })).toEqual({ heat_no: 'A1' })
    expect(withValues({ heat_no: 'A1' }, { heat_no: '' })).toEqual({ heat_no: '' })
  })

  test('counts its values', () => {
    expect(valueCount({ heat_no: 'A1', pieces: ['1'] })).toBe(0)
    expect(
      valueCount({ heat_no: 'A1', chemistry: { C: 0.4, P: 0 }, rm: 900, ut_class: '2', signs: { P: '<' } }),
    ).toBe(4)
  })
})

test('pasted heats fill the one they were pasted into, those of their numbers, and new ones', () => {
  const filled = withHeats([{ heat_no: '' }, { heat_no: '6K-1208', chemistry: { C: 0.4 } }], 0, [
    { heat_no: '6K1207', figures: { C: { value: 0.41 } } },
    { heat_no: '6K1208', figures: { S: { value: 0.005, sign: '<' } } },
    { heat_no: '6K1209', figures: { rm: { value: 985 } } },
  ])
  expect(filled).toEqual({
    heats: [
      { heat_no: '6K1207', chemistry: { C: 0.41 } },
      { heat_no: '6K1208', chemistry: { C: 0.4, S: 0.005 }, signs: { S: '<' } },
      { heat_no: '6K1209', rm: 985 },
    ],
    filled: 3,
    left: 0,
  })
  // A heat that has values under another number keeps them.
  const other = { heat_no: 'B2', rm: 900 }
  expect(withHeats([other], 0, [{ heat_no: 'B3', figures: { rm: { value: 950 } } }]).heats).toEqual([
    other,
    { heat_no: 'B3', rm: 950 },
  ])
  const full = Array.from({ length: 50 }, (_, at) => ({ heat_no: `H${at}` }))
  expect(
    withHeats(full, 0, [
      { heat_no: 'X', figures: {} },
      { heat_no: 'Y', figures: {} },
    ]).left,
  ).toBe(1)
})
