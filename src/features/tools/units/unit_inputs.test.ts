import { describe, expect, it } from 'vitest'
import { addressOf, toolParameters } from '../address.ts'
import { readAddress, writeAddress } from '../readers.ts'
import {
  denominatorOf,
  hardnessFields,
  inchesOf,
  lengthFields,
  massFields,
  priceFields,
  unitReaders,
  type UnitTexts,
} from './unit_inputs.ts'

const fill = (raw: Record<string, unknown>) => readAddress(addressOf(toolParameters.units)(raw), unitReaders)
const textsOf = (fields: { name: string; text: string }[]) =>
  Object.fromEntries(fields.map(({ name, text }) => [name, text]))
const typed = (texts: Partial<UnitTexts>): UnitTexts => ({ ...fill({}).texts, ...texts })

describe('the address of the converter', () => {
  it('has a reader for every parameter', () => {
    expect(Object.keys(unitReaders).sort()).toEqual([...toolParameters.units].sort())
  })

  it('keeps fractions as they were typed', () => {
    expect(fill({ in: '1 1/2"', lb: 100, inch: 32 }).texts).toMatchObject({
      in: '1 1/2"',
      lb: '100',
      inch: '32',
    })
    expect(writeAddress(typed({ in: ' 1 1/2 ', kg: '1,000' }), unitReaders)).toEqual({
      in: ['1 1/2'],
      kg: ['1000'],
    })
  })

  it('names the parameters it cannot use', () => {
    const { rejected } = fill({ mm: 'a', in: '3/2', inch: 7, hrc: 90, hbw: 10, per_t: -1 })
    expect(rejected.map(({ name }) => name).sort()).toEqual(['hbw', 'hrc', 'in', 'inch', 'mm', 'per_t'])
  })
})

describe('lengths', () => {
  it('follow the one that was typed', () => {
    expect(textsOf(lengthFields(typed({ in: '1 1/2"' })))).toEqual({
      mm: '38.1',
      m: '0.0381',
      in: '1 1/2"',
      ft: '0.125',
    })
    expect(textsOf(lengthFields(typed({ mm: '１，２００' })))).toMatchObject({
      mm: '１，２００',
      m: '1.2',
      in: '47.2441',
    })
    expect(textsOf(lengthFields(typed({ ft: '5\' 6"' })))).toMatchObject({ in: '66', mm: '1676.4' })
    expect(textsOf(lengthFields(typed({ ft: '5 1/2' })))).toMatchObject({ in: '66' })
    expect(textsOf(lengthFields(typed({ in: "20'" })))).toMatchObject({ ft: '20' })
    expect(inchesOf(typed({ mm: '38.1' }))).toBeCloseTo(1.5, 12)
    expect(inchesOf(typed({}))).toBeUndefined()
  })

  it('report an invalid text and leave the other fields empty', () => {
    expect(lengthFields(typed({ in: 'abc' }))).toEqual([
      { name: 'mm', text: '', derived: false, issue: undefined },
      { name: 'm', text: '', derived: false, issue: undefined },
      { name: 'in', text: 'abc', derived: false, issue: 'not_number' },
      { name: 'ft', text: '', derived: false, issue: undefined },
    ])
    expect(lengthFields(typed({ mm: '1 1/2' }))[0]?.issue).toBe('not_number')
  })

  it('are shown in sixteenths of an inch by default', () => {
    expect(denominatorOf(typed({}))).toBe(16)
    expect(denominatorOf(typed({ inch: '64' }))).toBe(64)
  })
})

it('weights, prices and hardness follow the one that was typed', () => {
  expect(textsOf(massFields(typed({ t: '1' })))).toEqual({ kg: '1000', t: '1', lb: '2204.6226' })
  expect(textsOf(priceFields(typed({ per_t: '5,480' })))).toEqual({
    per_t: '5,480',
    per_kg: '5.48',
    per_piece: '',
  })
  expect(textsOf(priceFields(typed({ per_t: '5480', piece_kg: '3862' })))).toMatchObject({
    per_piece: '21163.76',
  })
  expect(textsOf(priceFields(typed({ per_piece: '21163.76', piece_kg: '3862' })))).toMatchObject({
    per_t: '5480',
  })
  expect(textsOf(hardnessFields(typed({ hrc: '30' })))).toEqual({ hrc: '30', hbw: '286', hv: '302' })
  expect(textsOf(hardnessFields(typed({ hrc: '62' })))).toEqual({ hrc: '62', hbw: '', hv: '746' })
})
