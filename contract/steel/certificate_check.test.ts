import { describe, expect, test } from 'vitest'
import {
  checkHeat,
  compositionOf,
  limitText,
  mechanicalOf,
  valuesOutside,
  verdictOf,
  writtenValue,
} from './certificate_check.ts'
import { findGrade, grades } from './grades.ts'
import { elements, foldNumber, heat } from './heat.ts'
import { mechanicalLimits } from './mechanical.data.ts'

describe('a value', () => {
  test('on its limit is inside, and is compared as it is written', () => {
    expect(verdictOf(0.38, [0.38, 0.45])).toBe('inside')
    expect(verdictOf(0.45, [0.38, 0.45])).toBe('inside')
    expect(verdictOf(0.379, [0.38, 0.45])).toBe('below')
    expect(verdictOf(0.4501, [0.38, 0.45])).toBe('above')
    expect(verdictOf(0, [null, 0.03])).toBe('inside')
    expect(verdictOf(0.031, [null, 0.03])).toBe('above')
    expect(verdictOf(5000, [930, null])).toBe('inside')
    expect(verdictOf(929, [930, null])).toBe('below')
    expect(verdictOf(1, undefined)).toBe('unlimited')
  })

  test('that the certificate only limits is told where what it may be is wholly within or outside', () => {
    expect(verdictOf(0.005, [null, 0.03], '<')).toBe('inside')
    expect(verdictOf(0.03, [null, 0.03], '≤')).toBe('inside')
    expect(verdictOf(0.05, [null, 0.03], '<')).toBe('open')
    expect(verdictOf(0.02, [0.02, null], '<')).toBe('below')
    expect(verdictOf(0.02, [0.02, null], '≤')).toBe('open')
    expect(verdictOf(0.3, [0.2, 0.4], '<')).toBe('open')
    expect(verdictOf(930, [930, null], '≥')).toBe('inside')
    expect(verdictOf(900, [930, null], '≥')).toBe('open')
    expect(verdictOf(300, [null, 269], '>')).toBe('above')
    expect(verdictOf(269, [null, 269], '>')).toBe('above')
    expect(verdictOf(1, undefined, '<')).toBe('unlimited')
    expect([writtenValue(0.005, '<'), writtenValue(0.42)]).toEqual(['< 0.005', '0.42'])
  })

  test('keeps its sign from the heat to the table, and warns only of what is surely outside', () => {
    const limited = {
      heat_no: 'A1',
      chemistry: { S: 0.005, P: 0.05, C: 0.2 },
      signs: { S: '<', P: '<', C: '<' },
    } as const
    expect(heat.safeParse(limited).success).toBe(true)
    expect(heat.safeParse({ ...limited, signs: { S: '~' } }).success).toBe(false)
    const { chemistry } = checkHeat(limited, { material: '42CrMo' })
    expect(chemistry.map(({ name, sign, verdict }) => [name, sign, verdict])).toEqual([
      ['C', '<', 'below'],
      ['P', '<', 'open'],
      ['S', '<', 'inside'],
    ])
    expect(valuesOutside([limited], { material: '42CrMo' }).map(({ name }) => name)).toEqual(['C'])
  })

  test('has a limit that reads like in the standard', () => {
    expect(limitText([0.38, 0.45])).toBe('0.38–0.45')
    expect(limitText([null, 0.03])).toBe('≤ 0.03')
    expect(limitText([930, null])).toBe('≥ 930')
    expect(limitText(undefined)).toBe('')
  })
})

describe('limits on file', () => {
  test('are those of the grade, with its source, for the elements of a certificate', () => {
    for (const { code, chemistry, source } of grades.filter((grade) => grade.chemistry)) {
      const found = compositionOf(code)
      expect([found?.code, found?.source], code).toEqual([code, source])
      expect(chemistry, code).toBeTruthy()
      for (const name of Object.keys(found?.chemistry ?? {})) expect(elements, code).toContain(name)
    }
    expect(compositionOf('42CrMo')?.chemistry).toMatchObject({
      C: [0.38, 0.45],
      Mn: [0.5, 0.8],
      P: [null, 0.03],
      Mo: [0.15, 0.25],
    })
    expect(compositionOf('Inconel 718')?.chemistry).not.toHaveProperty('Fe')
  })

  test('of one grade and condition do not overlap', () => {
    for (const one of mechanicalLimits) {
      expect(findGrade(one.code)?.code).toBe(one.code)
      const others = mechanicalLimits.filter((other) => other !== one && other.code === one.code)
      expect(others.some(({ over, to }) => over < one.to && one.over < to)).toBe(false)
      const { rm, re } = one.limits
      expect(rm?.[0]).toBeGreaterThan(re?.[0] ?? 0)
    }
  })

  test('are found by any spelling and any exact name of the grade', () => {
    expect(compositionOf('42crmo')?.source).toBe('GB/T 3077-2015')
    expect(compositionOf('42CrMo4')?.source).toContain('EN 10083-3:2006')
    expect(compositionOf('1.6582')?.code).toBe('34CrNiMo6')
    expect(compositionOf('1Cr13')?.code).toBe('12Cr13')
    for (const unknown of ['Mystery steel', '718', '', null, undefined])
      expect(compositionOf(unknown)).toBeUndefined()
  })

  test('of strength go by condition and thickness', () => {
    const goods = { material: '42CrMo4', delivery_state: 'quenched_tempered', shape: 'round' } as const
    expect(mechanicalOf({ ...goods, dims: { d: 100 } })?.limits.re).toEqual([650, null])
    expect(mechanicalOf({ ...goods, dims: { d: 100.1 } })?.limits.re).toEqual([550, null])
    expect(mechanicalOf({ ...goods, dims: { d: 251 } })).toBeUndefined()
    expect(mechanicalOf({ ...goods, delivery_state: 'annealed', dims: { d: 100 } })).toBeUndefined()
    expect(mechanicalOf({ ...goods, shape: 'ring', dims: { od: 100, id: 20, h: 10 } })).toBeUndefined()
    expect(mechanicalOf({ ...goods, shape: 'flat', dims: { t: 30, w: 400, l: 1 } })?.to).toBe(40)
  })
})

describe('a heat', () => {
  const goods = {
    material: '42CrMo',
    delivery_state: 'quenched_tempered',
    shape: 'round',
    dims: { d: 60, l: 3000 },
  } as const
  const one = { heat_no: 'A1', chemistry: { Cr: 1.05, C: 0.46, Co: 0.01 }, rm: 1100, re: 900, kv: 40 }

  test('is checked value by value in the order of a certificate', () => {
    const { chemistry, mechanical } = checkHeat({ ...one, kv_notch: 'KU2' }, goods)
    expect(chemistry.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['C', 'above'],
      ['Cr', 'inside'],
      ['Co', 'unlimited'],
    ])
    expect(mechanical.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['rm', 'inside'],
      ['re', 'below'],
      ['kv', 'below'],
    ])
  })

  test('has no limit for an impact test with another notch or in the cold', () => {
    for (const other of [{}, { kv_notch: 'KV2' }, { kv_notch: 'KU2', kv_temp: -20 }] as const) {
      const { mechanical } = checkHeat({ ...one, ...other }, goods)
      expect(mechanical.at(-1)).toMatchObject({ name: 'kv', verdict: 'unlimited' })
    }
  })

  test('is named with each value outside', () => {
    const other = { heat_no: 'B2', chemistry: { C: 0.42 } }
    expect(valuesOutside([other, one], goods).map(({ heat_no: no, name }) => [no, name])).toEqual([
      ['A1', 'C'],
      ['A1', 're'],
    ])
    expect(valuesOutside([one], { material: 'Mystery steel' })).toEqual([])
  })

  test('takes only plausible figures', () => {
    const wrong: Record<string, object>[] = [
      { chemistry: { C: -0.1 } },
      { chemistry: { C: 100.1 } },
      { chemistry: { C: '0.42%' } },
      { chemistry: { Xx: 1 } },
      { chemistry: { Cr: 60, Ni: 41 } },
      { a: 101 as unknown as object },
      { kv_temp: -300 as unknown as object },
    ]
    for (const values of wrong)
      expect(heat.safeParse({ heat_no: 'A1', ...values }).success, JSON.stringify(values)).toBe(false)
    expect(heat.safeParse({ heat_no: ' ' }).success).toBe(false)
    expect(heat.safeParse({}).success).toBe(false)
    expect(heat.safeParse({ heat_no: 'A1', chemistry: { Cr: 60, Ni: 40, C: null } }).success).toBe(true)
  })
})

test('numbers are compared without spaces, hyphens, case and full width', () => {
  expect(foldNumber(' a24-０012 ')).toBe('A240012')
  expect(foldNumber('A24–0012')).toBe(foldNumber('a240012'))
})
