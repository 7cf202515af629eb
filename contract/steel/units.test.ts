import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedInches } from './typed_inches.ts'
import {
  converted,
  convertedPrice,
  inchDenominators,
  inchFraction,
  lengthUnits,
  massUnits,
  priceBases,
} from './units.ts'

describe('units', () => {
  it('have their exact definitions', () => {
    expect(converted(lengthUnits, 1.5, 'in', 'mm')).toBeCloseTo(38.1, 12)
    expect(converted(lengthUnits, 20, 'ft', 'm')).toBeCloseTo(6.096, 12)
    expect(converted(lengthUnits, 304.8, 'mm', 'in')).toBeCloseTo(12, 12)
    expect(converted(massUnits, 1, 't', 'lb')).toBeCloseTo(2204.622621848776, 9)
    expect(converted(massUnits, 100, 'lb', 'kg')).toBe(45.359237)
  })

  it('convert to any other unit and back', () => {
    const value = fc.double({ min: 1e-3, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(
        value,
        fc.constantFrom('mm', 'm', 'in', 'ft'),
        fc.constantFrom('mm', 'm', 'in', 'ft'),
        (x, a, b) => {
          expect(converted(lengthUnits, converted(lengthUnits, x, a, b), b, a) / x).toBeCloseTo(1, 12)
        },
      ),
    )
  })

  it('convert a price per tonne to one per kg and per piece', () => {
    expect(convertedPrice(5480, 't', 'kg', undefined)).toBe(5.48)
    expect(convertedPrice(5.48, 'kg', 't', undefined)).toBeCloseTo(5480, 9)
    expect(convertedPrice(5480, 't', 'piece', 3862)).toBeCloseTo(21_163.76, 6)
    expect(convertedPrice(21_163.76, 'piece', 't', 3862)).toBeCloseTo(5480, 9)
    for (const basis of priceBases) expect(convertedPrice(7, basis, basis, undefined)).toBe(7)
    expect(convertedPrice(5480, 't', 'piece', undefined)).toBeUndefined()
    expect(convertedPrice(5480, 'piece', 'kg', undefined)).toBeUndefined()
  })
})

describe('inches', () => {
  it.each([
    ['1.5', 1.5],
    ['1 1/2"', 1.5],
    ['1-1/2"', 1.5],
    ['1 - 1/2 in', 1.5],
    ['1½', 1.5],
    ['½″', 0.5],
    ['3/4', 0.75],
    ['１　１／２', 1.5],
    ['12 inches', 12],
    ['2英寸', 2],
    ["20'", 240],
    ['20 ft', 240],
    ['5\' 6 1/2"', 66.5],
    ['5ft 6in', 66],
    ['5\'-6"', 66],
    ['1,200', 1200],
    ['12 1/2"', 12.5],
    ['1  1/2', 1.5],
    ['15/16"', 0.9375],
    ['3 / 4', 0.75],
    ['12 in.', 12],
    [' 20 in ', 20],
  ])('%s is %d inches', (text, inches) => {
    expect(typedInches(text)).toBeCloseTo(inches, 12)
  })

  it.each([
    '',
    'abc',
    '1 1',
    '3/2',
    '1/0',
    '0/0',
    '4/4',
    '3/4x',
    '1 1/',
    '/2',
    '"',
    "'",
    '1 2 3/4',
    '38 mm',
    "5' 6' 7",
    '1"2',
    `a' 6"`,
  ])('%j is not a length in inches', (text) => {
    expect(typedInches(text)).toBeUndefined()
  })

  it.each([
    [1.5, 16, '1 1/2"'],
    [38 / 25.4, 16, '1 1/2"'],
    [38 / 25.4, 64, '1 1/2"'],
    [0.75, 8, '3/4"'],
    [12, 16, '12"'],
    [0.01, 16, '0"'],
    [0.99, 16, '1"'],
    [100 / 25.4, 16, '3 15/16"'],
  ] as const)('%d inches to the nearest 1/%d is %s', (inches, denominator, text) => {
    expect(inchFraction(inches, denominator).text).toBe(text)
  })

  it('a written fraction is the nearest one and is read back as its value', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.constantFrom(...inchDenominators),
        (inches, denominator) => {
          const fraction = inchFraction(inches, denominator)
          expect(typedInches(fraction.text)).toBe(fraction.inches)
          expect(Math.abs(fraction.inches - inches)).toBeLessThanOrEqual(0.5 / denominator + 1e-9)
        },
      ),
    )
  })
})
