import { describe, expect, it } from 'vitest'
import { isComplete, limitTexts, lotText, specOutcome } from './spec/reading.ts'
import { parseSpec } from './spec_parser.ts'

const lotsOf = (line: string) => parseSpec(line).lots

describe('several lots in one line', () => {
  it('each have their own dimensions and quantity', () => {
    const parsed = parseSpec('42CrMo φ320x1200 3支, φ350x1500 2支 调质')
    expect(parsed).toMatchObject({ shape: 'round', dims: {}, material: '42CrMo', unread: [] })
    expect(parsed.quantity).toBeUndefined()
    const shared = { shape: 'round', material: '42CrMo', deliveryState: 'quenched_tempered', unit: 'bar' }
    expect(parsed.lots).toEqual([
      { ...shared, dims: { d: 320, l: 1200 }, quantity: 3 },
      { ...shared, dims: { d: 350, l: 1500 }, quantity: 2 },
    ])
    expect(isComplete(parsed)).toBe(true)
    expect(lotText(parsed, 1)).toBe('φ350x1500 2支 调质')
  })

  it('may have their own grade and word for the shape', () => {
    expect(lotsOf('圆钢 45# φ300×1200 2支; 方钢 H13 200×3000 1支')).toMatchObject([
      { shape: 'round', material: '45', quantity: 2, categoryWord: '圆钢' },
      { shape: 'square', material: 'H13', quantity: 1, categoryWord: '方钢' },
    ])
  })

  it('may be led by their quantities, or have one for each', () => {
    expect(lotsOf('2支φ300×1200, 3支φ320×1500')).toMatchObject([{ quantity: 2 }, { quantity: 3 }])
    expect(lotsOf('φ300×1200, φ320×1500 各2支')).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
  })

  it('leave a quantity unread that may be of one or of all', () => {
    const parsed = parseSpec('φ300×1200, φ320×1500 2支')
    expect(parsed).toMatchObject({ unread: ['2支'], lots: [{ shape: 'round' }, { shape: 'round' }] })
    expect(parsed.lots?.some(({ quantity }) => quantity !== undefined)).toBe(false)
    expect(specOutcome(parsed)).toBe('partly')
  })

  it('are not the steps of a shaft', () => {
    expect(parseSpec('台阶轴 φ420×800, φ680×2000').lots).toBeUndefined()
    expect(lotsOf('锻轴 φ420×2800 2支, φ380×2500 1支')).toMatchObject([
      { shape: 'round' },
      { shape: 'round' },
    ])
  })
})

describe('the tokens of a line', () => {
  it('say how each part was understood', () => {
    const { text, tokens } = parseSpec('42CrMo 锻圆 Φ320±1＊6m 调质 2支 GB/T 6402 快')
    expect(tokens.map(({ role, dim, value }) => [role, dim, value].filter(Boolean).join(' '))).toEqual([
      'grade',
      'shape',
      'dim d 320',
      'tolerance d',
      'separator',
      'dim l 6000',
      'state',
      'quantity 2',
      'standard',
      'unread',
    ])
    for (const { start, end, text: part } of tokens) expect(text.slice(start, end)).toBe(part)
  })

  it('say to which lot they belong', () => {
    const { tokens } = parseSpec('φ320x1200 3支, φ350x1500 2支')
    expect(tokens.filter(({ role }) => role === 'quantity').map(({ lot }) => lot)).toEqual([0, 1])
  })

  it('have the written ranges and tolerances', () => {
    expect(limitTexts(parseSpec('φ200-220×6m±5'))).toEqual(['φ200-220', '±5'])
  })
})

describe('the outcome', () => {
  it.each([
    ['φ300×1200', 'read', true],
    ['φ200-220×6m', 'read', true],
    ['锻圆 220', 'read', false],
    ['178*32', 'asked', false],
    ['φ300×1200 乱写', 'partly', false],
    ['乱写', 'nothing', false],
    ['', 'nothing', false],
  ])('of %s is %s', (line, outcome, complete) => {
    const parsed = parseSpec(line)
    expect([specOutcome(parsed), isComplete(parsed)]).toEqual([outcome, complete])
  })
})
