import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'

/**
 * Manners found on pages of stockists, shops and price lists (German bright steel shops, American bar lists, Indian price
 * lists, Russian metal bases, Japanese size tables, Chinese chats), with other sizes and figures.
 */
describe('manners of the trade', () => {
  it.each([
    // A shop's article: number of the material, its name in brackets, tolerance with a word before it.
    [
      'Blankstahl, rund 35mm, Werkstoff-Nr. 1.4104 (X14CrMoS17) Tol. h9',
      { shape: 'round', dims: { d: 35 }, material: '1.4104' },
    ],
    ['flach, 60x5mm kaltgezogen Tol. h11', { shape: 'flat', dims: { w: 60, t: 5 } }],
    [
      'X5CrNi18-10 (1.4301) Rundstahl 70 mm',
      { shape: 'round', dims: { d: 70 }, material: 'X5CrNi18-10', unread: [] },
    ],
    // Inches with RD and LG, and an American grade first.
    ['4340 Q&T 7-1/2" RD x 38-1/4" LG', { dims: { d: 190.5, l: 971.6 }, material: '4340', unread: [] }],
    ['12L14 1-1/4" x 12 ft bright bar', { dims: { d: 31.8, l: 3657.6 }, material: '12L14', unread: [] }],
    ['ROUNDS 32 MM', { shape: 'round', dims: { d: 32 }, unread: [] }],
    // A price in another currency beside the size leaves the size alone.
    ['MS round bar 28mm Rs. 71.40/kg', { shape: 'round', dims: { d: 28 }, unread: ['Rs. 71.40/kg'] }],
    [
      'Round Bar 304 Size 45mm ₹215/kg',
      { shape: 'round', dims: { d: 45 }, material: '304', unread: ['₹215/kg'] },
    ],
    // Strength in tons is no weight.
    ['EN24T 55 tons tensile dia 70 x 2400', { dims: { d: 70, l: 2400 }, unread: ['55 tons tensile'] }],
    ['Круг 32 горячекатаный Ст45', { dims: { d: 32 }, deliveryState: 'hot_rolled', unread: [] }],
    ['круг г/к 56.0 мм ст20', { shape: 'round', dims: { d: 56 }, unread: [] }],
    [
      'ミガキ丸棒 S45C φ28 h9',
      { shape: 'round', dims: { d: 28 }, material: 'S45C', unread: ['ミガキ', 'h9'] },
    ],
    ['42crmo 130圆 5.8米定尺', { shape: 'round', dims: { d: 130, l: 5800 }, material: '42CrMo', unread: [] }],
    [
      '40cr 直径140的圆钢 5.8米 4.1一公斤',
      { dims: { d: 140, l: 5800 }, price: { amount: 4.1, basis: 'per_kg' }, unread: [] },
    ],
    ['∮220 锻圆 42CrMo 4.5米', { shape: 'round', dims: { d: 220, l: 4500 }, unread: [] }],
  ])('%s', (line, reading) => {
    expect(readingOf(line)).toMatchObject(reading)
  })

  it.each([
    'CHANNELS 100X50 MM',
    'ANGLES 65X65X6 MM',
    'Уголок 63х63х6',
    'Швеллер 20',
    'köşebent 50x50x5',
    'angolare 60x60x6',
    'cornière 50x50x5',
    '山形鋼 50×50×6',
  ])('%s is a section that the market does not have', (line) => {
    const { shape, candidates, dims } = readingOf(line)
    expect([shape, candidates, dims]).toEqual([undefined, undefined, {}])
  })
})
