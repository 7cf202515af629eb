import { expect, it } from 'vitest'
import { parseSpec } from './spec_parser.ts'

/** Flats, plates and blocks as stock lists, shops and orders write them; t, w, l in mm. */
it.each<[line: string, t: number, w: number, l?: number]>([
  ['扁钢 120*25*6000', 25, 120, 6000],
  ['Flachstahl 80x10', 10, 80],
  ['Flat bar 150 x 30 x 5800', 30, 150, 5800],
  ['Plate 3000x1500x40', 40, 1500, 3000],
  ['模块 980*560*330 H13', 330, 560, 980],
  ['模块 330*560*980', 330, 560, 980],
  ['钢板 16*1800*9000', 16, 1800, 9000],
  ['扁钢 100×20 L=6000', 20, 100, 6000],
  ['扁钢 20*200*150', 20, 200, 150],
  ['flat bar 4" x 1/2" x 10\'', 12.7, 101.6, 3048],
  ['扁钢 厚20 宽200', 20, 200],
])('%s: the thickness is the smallest dimension in whatever order it is written', (line, t, w, l) => {
  const { shape, dims } = parseSpec(line)
  expect([shape, dims]).toEqual(['flat', { t, w, ...(l !== undefined && { l }) }])
})

it('labelled numbers keep their names; a thickness above the width is shown as not read', () => {
  expect(parseSpec('扁钢 宽200 厚20').dims).toEqual({ w: 200, t: 20 })
  expect(parseSpec('扁钢 宽20 厚200')).toMatchObject({ dims: {}, unread: ['宽20 厚200'] })
})
