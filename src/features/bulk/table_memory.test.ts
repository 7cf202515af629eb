import { describe, expect, test } from 'vitest'
import type { BulkReading } from '#contract/postings/bulk_memory.ts'
import { quotation } from '#contract/postings/quotation.ts'
import { changesReading, readAsBefore, readingOf, recallFor } from './table_memory.ts'

type State = Parameters<typeof recallFor>[0]
const table = (lines: string[], more: Partial<State> = {}): State => {
  const rows = lines.map((line) => ({ cells: line.split('|') }))
  const heading = { from: 0, to: 0 }
  return { rows, heading, uses: rows[0]!.cells.map(() => ''), common: {}, ...more }
}
const reading = (columns: string, more: Partial<BulkReading> = {}): BulkReading => ({
  columns: columns.split('|').map((one) => {
    const [heading = '', use = '', unit] = one.split('=')
    return { heading, use, ...(unit && { unit: unit as 't' }) }
  }),
  common: {},
  fixes: [],
  ...more,
})
const stored = (...readings: BulkReading[]) =>
  readings.map((one, at) => ({ reading: one, updated_time: `2026-11-0${9 - at}T08:00:00.000Z` }))

const list = '代号|外形|件重|产地|备注'
const before = reading('代号=material|外形=dims|件重=actual_weight_kg=t|产地=mill|备注=', {
  common: { delivery_state: 'annealed', region_id: 310115 },
  fixes: [{ id: 'dims', sort: 'shape round' }],
})

describe('a table with the same headings', () => {
  test('is found below any lines above it, and whatever was taken for its heading', () => {
    const lines = ['本周库存|电话 0510', '|', list, 'A|φ90×500|3.1|宝钢|', 'B|φ80×600|2|宝钢|']
    const found = recallFor(table(lines, { heading: null, uses: ['', '', '', '', ''] }), stored(before))
    expect(found).toMatchObject({ heading: { from: 2, to: 2 }, gone: [], added: [] })
  })

  test('is read with columns, units, answers and fixes of then, but what is answered already stays', () => {
    const state = table([list, 'A|φ90×500|3.1|宝钢|'], { common: { delivery_state: 'normalised' } })
    const read = readAsBefore(state, { reading: before })
    expect(read).toMatchObject({
      uses: ['material', 'dims', 'actual_weight_kg', 'mill', ''],
      units: { 2: 't' },
      common: { delivery_state: 'normalised', region_id: 310115 },
      openFixes: before.fixes,
    })
  })

  test('takes the newest reading of it, and none that would change nothing', () => {
    const older = reading('代号=heat_no|外形=dims|件重=|产地=|备注=')
    const state = table([list, 'A|φ90×500|3.1|宝钢|'])
    const found = recallFor(state, stored(before, older))!
    expect(found.reading).toBe(before)
    expect(changesReading(state, found)).toBe(true)
    const plain = reading('代号=material|外形=dims|件重=|产地=mill|备注=')
    const same = { ...state, uses: ['material', 'dims', '', 'mill', ''] }
    expect(changesReading(same, recallFor(same, stored(plain))!)).toBe(false)
  })
})

describe('a table whose columns have changed', () => {
  test('is read by headings, never by place: moved, gone and new columns', () => {
    const state = table(['材质|件重|代号|外形', '45|3.1|A|φ90×500'], { uses: ['material', '', '', ''] })
    const found = recallFor(state, stored(before))!
    expect(found).toMatchObject({ gone: ['产地'], added: ['材质'] })
    const read = readAsBefore(state, found)
    // The field that the guess gave to a new column belongs to the one that held it before.
    expect(read.uses).toEqual(['', 'actual_weight_kg', 'material', 'dims'])
    expect(read.units).toEqual({ 1: 't' })
  })

  test('says itself what was answered for all rows before', () => {
    const state = table([`${list}|状态`, 'A|φ90×500|3.1|宝钢||'], {
      uses: ['', '', '', '', '', 'delivery_state'],
    })
    const read = readAsBefore(state, recallFor(state, stored(before))!)
    expect(read.common).toEqual({ region_id: 310115 })
  })

  test('keeps two columns of one heading apart', () => {
    const twice = reading('规格=dims|规格=description|代号=material|件重=actual_weight_kg')
    const state = table(['代号|规格|新|规格|件重', 'A|φ90×500||带孔|3'])
    const read = readAsBefore(state, recallFor(state, stored(twice))!)
    expect(read.uses).toEqual(['material', 'dims', '', 'description', 'actual_weight_kg'])
  })

  test('is another table if it shares less than half of the columns, or fewer than three', () => {
    const five = reading('a=material|b=dims|c=quantity|d=mill|e=heat_no|f=price_amount|g=actual_weight_kg')
    expect(recallFor(table(['a|b|c|x|y', '1|2|3|4|5']), stored(five))).toBeUndefined()
    expect(recallFor(table(['a|b|z', '1|2|3']), stored(reading('a=material|b=dims')))).toBeUndefined()
    expect(recallFor(table(['a|b|c|d|y', '1|2|3|4|5']), stored(five))).toBeDefined()
  })
})

test('what is remembered leaves out pictures and texts of one table, and nothing is without headings', () => {
  const state = table([list, 'A|φ90×500|3.1|宝钢|'], {
    uses: ['material', 'dims', 'actual_weight_kg', 'mill', ''],
    units: { 2: 't' },
    common: { delivery_state: 'annealed', photos: ['/uploads/a.webp'], heat_no: 'E1', have_report: null },
    fixes: [{ id: 'dims', sort: 'shape round' }],
  })
  expect(readingOf(state, quotation)).toEqual({ ...before, common: { delivery_state: 'annealed' } })
  expect(readingOf({ ...state, heading: null }, quotation)).toBeNull()
})
