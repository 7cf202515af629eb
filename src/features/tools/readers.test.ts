import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'
import { choiceReader, numberReader, readAddress, readNumber, textReader, writeAddress } from './readers.ts'

const readers = {
  shape: choiceReader(['round', 'ring']),
  d: numberReader({ max: 1000, decimals: 1 }),
  material: textReader(10),
}
const parameters = addressOf(['shape', 'd', 'material'])

describe('the address of a tool', () => {
  it('keeps the known parameters as text, whatever type the router gave them', () => {
    expect(parameters({ shape: 'ring', d: 300, material: [45, 'H13'], other: 1 })).toEqual({
      shape: ['ring'],
      d: ['300'],
      material: ['45'],
    })
    expect(parameters({ shape: '', d: null, material: { a: 1 } })).toEqual({ material: ['{"a":1}'] })
  })

  it('fills the fields, and names the parameters it could not use', () => {
    expect(
      readAddress(parameters({ shape: 'banana', d: '１，０００', material: '42CrMo' }), readers),
    ).toEqual({
      texts: { shape: '', d: '1000', material: '42CrMo' },
      rejected: [{ name: 'shape', text: 'banana' }],
    })
    expect(readAddress({}, readers)).toEqual({ texts: { shape: '', d: '', material: '' }, rejected: [] })
  })

  it('is written with usable values only, which are read back unchanged', () => {
    const address = writeAddress({ shape: 'ring', d: '3,00', material: ' ' }, readers)
    expect(address).toEqual({ shape: ['ring'] })
    expect(writeAddress({ shape: '', d: '1,000', material: '45' }, readers)).toEqual({
      d: ['1000'],
      material: ['45'],
    })
    expect(readAddress(address, readers).rejected).toEqual([])
    expect(writeAddress(readAddress(address, readers).texts, readers)).toEqual(address)
  })
})

describe('a number in a field', () => {
  it.each([
    ['', {}],
    ['abc', { issue: 'not_number' }],
    ['12,5', { issue: 'not_number' }],
    ['-3', { issue: 'not_positive' }],
    ['0', { issue: 'not_positive' }],
    ['1,000.5', { issue: 'too_large' }],
    ['3.25', { issue: 'decimals' }],
    ['３．２', { value: 3.2 }],
    ['0.3', { value: 0.3 }],
  ])('%j is read', (text, expected) => {
    expect(readNumber(text, { max: 1000, decimals: 1 })).toEqual(expected)
  })

  it('may be 0 if its limits allow that', () => {
    expect(readNumber('0', { max: 10, decimals: 1, zero: true })).toEqual({ value: 0 })
  })
})
